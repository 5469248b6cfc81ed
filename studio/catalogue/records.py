"""Catalogue records, read from the content room: kitchens and bathrooms as typed rows, the other categories as plain dicts."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from studio.catalogue.table import drawn, named
from studio.catalogue.typed import read
from studio.paths import CONTENT

PRODUCTS = CONTENT / 'products'
PROJECTS = CONTENT / 'projects.json'

Row = dict[str, Any]


@dataclass(frozen=True)
class Front:
    """Construction of a front; thickness in mm, glazing a material's id."""

    construction: str
    thickness: int
    edge: str | None = None
    grain_matched: bool = False
    fluted: bool = False
    ornament: str | None = None
    glazing: str | None = None


@dataclass(frozen=True)
class Second:
    """A second material where it is; without a material it is the front's own."""

    where: str
    form: str | None = None
    material: str | None = None


@dataclass(frozen=True)
class Handle:
    """What one opens a front by; grips cut out of the front have no material."""

    kind: str
    material: str | None = None


@dataclass(frozen=True)
class Shoot:
    """How a kitchen is photographed; what is None is drawn from the seed. still_life: place in variety.STILL_LIFES."""

    seed: int
    camera: str | None = None
    mirrored: bool | None = None
    still_life: int | None = None


@dataclass(frozen=True, kw_only=True)
class Product:
    """What kitchens and bathrooms have in common. colour is a material's id, the room is lit for it; paint is the one its fronts wear: colour, unless
    a draft asks for another in the same room."""

    slug: str
    style: str
    finish: str
    colour: str
    paint: str
    shooting_set: str


@dataclass(frozen=True, kw_only=True)
class KitchenRecord(Product):
    """One kitchen; worktop is a material's id."""

    name: str
    layout: str
    front: Front
    second: tuple[Second, ...]
    handle: Handle
    worktop: str
    shoot: Shoot

    def at(self, *places: str) -> Second | None:
        """The first entry of second whose place is one of these, or None."""
        return next((one for one in self.second if one.where in places), None)


@dataclass(frozen=True)
class Vanity:
    """How a vanity is built, stands, how many basins it has and which mirror hangs over it."""

    kind: str
    stands: str
    basins: int
    mirror: str


@dataclass(frozen=True)
class Basin:
    """Form and material of basin and top; top where the bowl stands on another material."""

    form: str
    material: str
    top: str | None = None


@dataclass(frozen=True, kw_only=True)
class BathroomRecord(Product):
    """One bathroom; fittings is a material's id, seed and vase style its picture."""

    furniture: Vanity
    basin: Basin
    fittings: str
    seed: int
    vase: str


@cache
def rows(category: str) -> list[Row]:
    """All records of a category (`kitchens`, `livingRooms`, …) by name, as dicts."""
    found = [json.loads(path.read_text(encoding='utf-8')) for path in (PRODUCTS / category).glob('*.json')]
    return sorted(found, key=lambda row: row['name'])


@cache
def projects() -> list[Row]:
    """The portfolio's projects in their order, as dicts."""
    return json.loads(PROJECTS.read_text(encoding='utf-8'))


def row(category: str, slug: str) -> Row:
    """The record of one product; KeyError names what is missing."""
    for candidate in rows(category):
        if candidate['slug'] == slug:
            return candidate
    raise KeyError(f'no record {category}/{slug}.json')


def _product(r: Row, file: str, paint: str | None) -> dict[str, str]:
    """The fields of a Product."""
    colour = named(r['colour'], file, 'colour')
    worn = named(paint, file, 'paint') if paint else colour
    return dict(slug=r['slug'], style=r['style'], finish=r['finish'], colour=colour, paint=worn, shooting_set=r['set'])


def kitchen(slug: str, paint: str | None = None) -> KitchenRecord:
    """KitchenRecord of a slug; paint: id of a material that its fronts wear instead of the record's colour."""
    r, file = row('kitchens', slug), f'kitchens/{slug}.json'
    return KitchenRecord(
        **_product(r, file, paint),
        name=r['name'],
        layout=r['layout'],
        front=read(Front, r['front'], file, 'front'),
        second=tuple(read(Second, one, file, 'second') for one in r['second']),
        handle=read(Handle, r['handle'], file, 'handle'),
        worktop=named(r['worktop']['material'], file, 'worktop.material'),
        shoot=read(Shoot, r['shoot'], file, 'shoot'),
    )


def bathroom(slug: str, paint: str | None = None) -> BathroomRecord:
    """BathroomRecord of a slug; paint as of a kitchen."""
    r, file = row('bathrooms', slug), f'bathrooms/{slug}.json'
    return BathroomRecord(
        **_product(r, file, paint),
        furniture=read(Vanity, r['furniture'], file, 'furniture'),
        basin=read(Basin, r['basin'], file, 'basin'),
        fittings=named(r['fittings'], file, 'fittings'),
        seed=r['shoot']['seed'],
        vase=r['shoot']['vase'],
    )


# Fields of a record that no picture shows.
UNDRAWN = ('id', 'name', 'description', 'tier', 'contents', 'kelvin')


def shown(record: Row) -> Row:
    """What a picture of the record shows: its drawn fields, each material as the table has it now."""
    return {key: drawn(value) for key, value in record.items() if key not in UNDRAWN}


def mark(value: Any) -> str:
    """Eight hex digits that change when the value (anything JSON can hold) changes."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(',', ':'))
    return hashlib.sha256(text.encode()).hexdigest()[:8]
