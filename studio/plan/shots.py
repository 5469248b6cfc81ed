"""What is to be photographed, in which order and at which size: `wanted()` is the priority list the queue works through."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from studio.catalogue import records
from studio.catalogue.variety import cameras_of, variety_for
from studio.plan import marks
from studio.plan.collection_cards import CARDS
from studio.plan.further_views import FURTHER_VIEWS
from studio.plan.moves import MOVES, frame_name
from studio.plan.roles import FRAME, FURTHER, FURTHER_PLATE, HERO, HERO_TALL, LEAD, LEAD_PLATE, LEAD_TALL, PANORAMA, Role
from studio.plan.takes import TAKES
from studio.scenes import book, homes
from studio.scenes import showroom as hall

Card = dict[str, Any]  # what is known of a finished picture


@dataclass(frozen=True)
class Shot:
    """One picture. id: `<category>/<slug>/<shot>`; scene: what is built; view: the camera of that scene; order: place in the product's gallery;
    crop_of: the id this picture is an upright cut of (a hero's), else empty; round: a scene's shots of later rounds wait until
    it is their turn; layers: light and masks are written beside it, for recolouring and other hours."""

    id: str
    scene: str
    view: str
    role: Role
    record: str
    shooting_set: str | None = None
    order: int = 1
    crop_of: str = ''
    round: int = 1
    layers: bool = False

    @property
    def take(self) -> int:
        """How often the picture was asked for anew; part of the key that says a picture is finished."""
        return TAKES.get(self.id, 1)

    def made_by(self, card: Card) -> bool:
        """True if the card of a finished picture answers to this shot: the take asked for, at its role's pixels and samples at least."""
        return self.is_last_take(card) and self.sized(card)

    def is_last_take(self, card: Card) -> bool:
        """True if a picture is of this record and is the take that is asked for last."""
        return (card['record'], card['take']) == (self.record, self.take)

    def sized(self, card: Card) -> bool:
        """True if a picture has its role's pixels and samples, and layers where they are asked for."""
        role = self.role
        enough = card['width'] >= role.width and card['height'] >= role.height and card.get('samples', 0) >= role.samples
        return enough and (bool(card.get('layers')) or not self.layers)


def product(category: str, slug: str, shot: str = 'main', order: int = 1) -> Shot:
    """Shot of one product: its main picture leads, the others follow."""
    row = records.row(category, slug)
    plate = category == PLATES
    role = (LEAD_PLATE if plate else LEAD) if order == 1 else (FURTHER_PLATE if plate else FURTHER)
    layers = order == 1 and category in LAYERED
    mark, turn = marks.product(category, slug, shot), 0 if order == 1 else 1
    return Shot(f'{category}/{slug}/{shot}', f'{category}/{slug}', shot, role, mark, row.get('set'), order, round=turn, layers=layers)


def heroes() -> list[tuple[Shot, Shot]]:
    """The three slides of the home page, each wide and tall."""
    shots = []
    for number, scene in enumerate(('kitchens/vescona-22', 'kitchens/ilaria', 'kitchens/aurelia'), 1):
        row = records.row(*scene.split('/'))
        mark = marks.product('kitchens', row['slug'])
        shots.append(
            (
                Shot(f'home/hero-{number}', scene, 'hero', HERO, mark, row['set'], 1, round=0, layers=True),
                Shot(f'home/hero-{number}.tall', scene, 'hero_tall', HERO_TALL, mark, row['set'], 1, f'home/hero-{number}', round=0),
            )
        )
    return shots


PLATES = 'materials-fitting-and-accessories'
LAYERED = ('kitchens', 'bathrooms', 'closet-and-sliding-systems')
CATEGORIES = (
    'kitchens',
    'bathrooms',
    'table-and-chairs',
    'closet-and-sliding-systems',
    'office',
    'livingRooms',
    'bedrooms',
    'interior-doors',
    'home-accessories',
    'interior-elements',
    'hotel-furniture',
    'materials-fitting-and-accessories',
)
# Least number of a kitchen's pictures by the tier of its record.
TIER_PICTURES = {'A': 8, 'B': 4, 'C': 3}
# Layouts whose run has a drawer clear of sink, hob and peninsula that a camera can look into.
DRAWER_LAYOUTS = ('ISL', 'LIN', 'L', 'U', 'DUO')
BUILT_LAYOUTS = ('ISL', 'LIN', 'L', 'PEN', 'U', 'GAL', 'DUO')


def kitchens() -> list[Shot]:
    """Main pictures of the kitchens whose layout has a builder, by name."""
    return [product('kitchens', row['slug']) for row in records.rows('kitchens') if row['layout'] in BUILT_LAYOUTS]


# Products outside the kitchens, most useful to the site first: one of each category, then the others.
FIRST = (
    'interior-doors/portale',
    'livingRooms/galleria',
    'office/scriba',
    'interior-elements/boiserie',
    'hotel-furniture/residenza',
    'closet-and-sliding-systems/cabina',
    'table-and-chairs/giotto',
    'materials-fitting-and-accessories/worktops',
    'home-accessories/dettagli',
    'livingRooms/belvedere',
    'bedrooms/serenata',
)


def others() -> list[Shot]:
    """Mains of every product outside the kitchens that has a builder: the first of each category leads, the rest follows by category."""
    names = [*FIRST, *(f'{category}/{row["slug"]}' for category in CATEGORIES[1:] for row in records.rows(category))]
    return [product(*name.split('/')) for name in dict.fromkeys(names) if book.has_builder(name)]


def seconds() -> list[Shot]:
    """Second pictures of the kitchens: another camera each."""
    return [product('kitchens', shot.scene.split('/')[1], 'angle', 2) for shot in kitchens()]


def near(shots: Iterable[Shot]) -> Iterator[Shot]:
    """The kitchens' pictures from near: the edge for all, a drawer drawn out for tiers A and B, basin, hood wall and one more wide look for tier A.

    Where a layout gives fewer than its tier asks for, the looks over the worktop make up the number.
    """
    for main in shots:
        slug = main.scene.split('/')[1]
        tier, record = records.row('kitchens', slug)['tier'], records.kitchen(slug)
        views = ['edge']
        if tier in 'AB' and record.layout in DRAWER_LAYOUTS:
            views.append('drawer')
        if tier == 'A':
            wide = cameras_of(record, variety_for(record))[2:]
            views += [view for view in ('sink', 'wall', *wide) if (record.layout, view) != ('U', 'sink')]
        short = TIER_PICTURES[tier] - len(('main', 'angle', *views))
        views += ('worktop', 'return')[: max(0, short)]
        for order, view in enumerate(views, 3):
            shot = product('kitchens', slug, view, order)
            yield replace(shot, scene=f'{main.scene}/in-use', record=marks.product('kitchens', slug, view, True)) if view == 'drawer' else shot


def further() -> list[Shot]:
    """Second and third pictures outside the kitchens: all second ones before the first third."""
    shots = []
    for scene, views in FURTHER_VIEWS.items():
        category, slug = scene.split('/')
        shots += [product(category, slug, view, place) for place, view in enumerate(views, 2)]
    return sorted(shots, key=lambda shot: shot.order)


def collections() -> list[Shot]:
    """The upright picture of each category's card."""
    return [
        Shot(f'collections/{category}', scene, 'card', LEAD_TALL, marks.product(*scene.split('/')), records.row(*scene.split('/')).get('set'), place, round=0)
        for place, (category, (scene, *_)) in enumerate(CARDS.items(), 1)
    ]


def film_frames() -> list[Shot]:
    """Frames of the films' true camera moves, `moves/<move>/<nn>`; they become clips, not pictures."""
    shots = []
    for name, move in MOVES.items():
        mark, room = _made_from(move.scene)
        shots += [
            Shot(f'moves/{name}/{place:02d}', move.scene, frame_name(name, place), FRAME, mark, room, place, round=2) for place in range(1, move.frames + 1)
        ]
    return shots


def _made_from(scene: str) -> tuple[str, str | None]:
    """Fingerprint and set of what a filmed scene is built from: a product's record, or the showroom's plan."""
    if scene == 'showroom':
        return marks.hall(), None
    return marks.product(*scene.split('/')), records.row(*scene.split('/')).get('set')


def showroom() -> list[Shot]:
    """The panorama of each standpoint of the showroom's plan and two ordinary pictures of it."""
    names = [standpoint['id'] for standpoint in hall.plan()['standpoints']]
    shot = lambda name, size, order: Shot(f'showroom/{name}', 'showroom', name, size, marks.hall(), None, order)
    return [shot('room', LEAD, 1), shot('samples', LEAD, 2), *(shot(name, PANORAMA, order) for order, name in enumerate(names, 3))]


def projects() -> list[Shot]:
    """The pictures of the portfolio's homes, numbered in story order; the first leads."""
    models = {row['slug']: row['model'] for row in records.projects()}
    shots = []
    for slug, story in homes.STORIES.items():
        row = records.row(models[slug]['category'], models[slug]['slug'])
        for number, (scene, view) in enumerate((name.split(':') for name in story), 1):
            role = LEAD_TALL if view.startswith('up_') else LEAD
            own = f'projects/{slug}/{scene}'
            shots.append(Shot(f'projects/{slug}/{number:02}', own, view, role, marks.project(slug, own), row.get('set'), number))
    return shots


def _by_tier(shots: Iterable[Shot]) -> list[Shot]:
    """Tier A's kitchens first; within a tier by name."""
    return sorted(shots, key=lambda shot: records.row('kitchens', shot.scene.split('/')[1])['tier'])


def _with_its_own(mains: Iterable[Shot], more: Iterable[Shot]) -> list[Shot]:
    """Each main with the further pictures of its product behind it, so that a gallery is of one shoot."""
    own = {}
    for shot in more:
        own.setdefault(shot.id.rsplit('/', 1)[0], []).append(shot)
    return [shot for main in mains for shot in (main, *own.get(main.scene, ()))]


def wanted() -> list[Shot]:
    """Every picture wanted now, most urgent first: what leads a page or stands on a card, homes and showroom, then product by product, the films'
    frames last."""
    mains = kitchens()
    leads = [*others(), *_by_tier(mains)]
    shots = [shot for pair in zip(*heroes()) for shot in pair]
    shots += [*collections(), *leads, *projects(), *showroom()]
    shots += _with_its_own(leads, [*further(), *seconds(), *near(mains)])
    shots += film_frames()
    return list({shot.id: shot for shot in shots}.values())
