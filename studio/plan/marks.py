"""What a picture shows, as a mark that changes when that changes: the drawn fields of its record, its plan, the camera its record chooses.

A picture whose mark is another one than its product's now is stale: a corrected sentence is no change, another lacquer is.
"""

import json
from functools import cache
from typing import Any

from studio.catalogue import records
from studio.catalogue.variety import cameras_of, variety_for
from studio.paths import PLANS
from studio.scenes import homes, showroom

# Of a plan: names, what stands in the record too, and what is computed from the rest.
UNSHOWN = ('category', 'slug', 'mirrored', 'handle', 'size', 'extended')
# Of a group of parts: which drawing shows it.
UNSEEN = ('seen',)


@cache
def _stored(name: str) -> dict[str, Any] | None:
    path = PLANS / f'{name}.json'
    return json.loads(path.read_text(encoding='utf-8')) if path.exists() else None


def _plan(name: str, in_use: bool = False) -> dict[str, Any] | None:
    """What a picture shows of a plan, None where there is none; only a kitchen in use shows the drawer that is out."""
    stored = _stored(name)
    if not stored:
        return None
    shown = {key: value for key, value in stored.items() if key not in UNSHOWN and (in_use or key != 'drawn')}
    if 'groups' in shown:
        shown['groups'] = [{key: value for key, value in group.items() if key not in UNSEEN} for group in shown['groups']]
    return shown


def _camera(row: records.Row, view: str) -> str | None:
    """The camera that a kitchen's record chooses for its main picture and the one beside it."""
    if view not in ('main', 'angle'):
        return None
    record = records.kitchen(row['slug'])
    return cameras_of(record, variety_for(record))[view == 'angle']


def product(category: str, slug: str, view: str = '', in_use: bool = False) -> str:
    """Mark of one picture of a product."""
    row = records.row(category, slug)
    shown: dict[str, Any] = records.shown(row)
    if category == 'kitchens':
        shown |= {'shoot': {key: value for key, value in row['shoot'].items() if key != 'camera'}, 'camera': _camera(row, view)}
    plan = _plan(f'{category}/{slug}', in_use)
    return records.mark({**shown, 'plan': plan} if plan else shown)


def project(slug: str, scene: str) -> str:
    """Mark of a picture of a project's home: its model's, and of its kitchen the home's own plan."""
    model = next(row['model'] for row in records.projects() if row['slug'] == slug)
    shown = records.shown(records.row(model['category'], model['slug']))
    return records.mark({**shown, 'plan': _plan(f'projects/{slug}')} if scene in homes.KITCHENS else shown)


def hall() -> str:
    """Mark of a picture of the showroom: its plan and the kitchen that stands in it."""
    kitchen = records.row('kitchens', showroom.plan()['kitchen'])
    return records.mark([showroom.plan(), records.shown(kitchen), _plan('showroom'), _plan('showroom/pieces')])
