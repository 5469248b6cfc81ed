"""Catalogue records, read from the content room; one kitchen as a typed row, the other categories as plain dicts."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache

from studio.paths import CONTENT

PRODUCTS = CONTENT / 'products'
PROJECTS = CONTENT / 'projects.json'


@dataclass(frozen=True)
class KitchenRecord:
    """One kitchen. Texts are the catalogue's words; colour is the front's sRGB hex."""

    name: str
    style: str
    layout: str
    front: str
    finish: str
    colour_name: str
    colour: str
    second: str
    handle: str
    worktop: str
    shooting_set: str
    tier: str = 'C'

    @property
    def slug(self):
        """Address part: lower case, spaces to hyphens."""
        return self.name.lower().replace(' ', '-')

    @property
    def front_thickness(self):
        """Front thickness in mm: the number in the name, else the standard 19."""
        return next((int(word) for word in self.name.split() if word.isdigit()), 19)


@dataclass(frozen=True)
class BathroomRecord:
    """One bathroom. Texts are the catalogue's words, colour the front's sRGB hex."""

    name: str
    style: str
    furniture: str
    finish: str
    colour_name: str
    colour: str
    top: str


@cache
def rows(category):
    """All rows of a category file (`kitchens`, `livingRooms`, …) in file order, as dicts."""
    return json.loads((PRODUCTS / f'{category}.json').read_text(encoding='utf-8'))


@cache
def projects():
    """The portfolio's projects in their order, as dicts."""
    return json.loads(PROJECTS.read_text(encoding='utf-8'))


@cache
def row(category, slug):
    """The row of one product; KeyError names what is missing."""
    for candidate in rows(category):
        if candidate['slug'] == slug:
            return candidate
    raise KeyError(f'no record {slug} in {category}.json')


def kitchen(slug):
    """KitchenRecord of a slug."""
    r = row('kitchens', slug)
    return KitchenRecord(
        r['name'],
        r['style'],
        r['layout'],
        r['front'],
        r['finish'],
        r['colour']['name'],
        r['colour']['hex'],
        r['second'],
        r['handle'],
        r['worktop'],
        r['set'],
        r['tier'],
    )


def bathroom(slug):
    """BathroomRecord of a slug."""
    r = row('bathrooms', slug)
    return BathroomRecord(r['name'], r['style'], r['furniture'], r['finish'], r['colour']['name'], r['colour']['hex'], r['basin'])


def fingerprint(value):
    """Eight hex digits that change when the value (anything JSON can hold) changes."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(',', ':'))
    return hashlib.sha256(text.encode()).hexdigest()[:8]
