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
from studio.scenes import book, homes
from studio.scenes import showroom as hall

Card = dict[str, Any]  # what is known of a finished picture
# A picture that was rendered and found wanting is taken again by raising its number here.
TAKES: dict[str, int] = {
    'bathrooms/dion/basin': 3,
    'bathrooms/dion/main': 2,
    'bathrooms/dion/three-quarter': 2,
    'bathrooms/kito/basin': 3,
    'bathrooms/kito/main': 2,
    'bathrooms/kito/three-quarter': 2,
    'bathrooms/lira/basin': 3,
    'bathrooms/lira/main': 2,
    'bathrooms/lira/three-quarter': 2,
    'bathrooms/origami/basin': 2,
    'bathrooms/origami/main': 3,
    'bathrooms/origami/three-quarter': 3,
    'bathrooms/parma/basin': 2,
    'bathrooms/parma/main': 2,
    'bathrooms/parma/three-quarter': 2,
    'bathrooms/piedmont/basin': 2,
    'bathrooms/piedmont/main': 2,
    'bathrooms/piedmont/three-quarter': 2,
    'bathrooms/provence/basin': 3,
    'bathrooms/provence/main': 3,
    'bathrooms/provence/three-quarter': 3,
    'bathrooms/viola/basin': 2,
    'bathrooms/viola/main': 2,
    'bathrooms/viola/three-quarter': 2,
    'bedrooms/notturno/main': 4,
    'bedrooms/serenata/main': 6,
    'bedrooms/serenata/side': 3,
    'closet-and-sliding-systems/cabina/main': 7,
    'closet-and-sliding-systems/cabina/shelf': 2,
    'closet-and-sliding-systems/cornice/main': 2,
    'closet-and-sliding-systems/duetto/main': 3,
    'closet-and-sliding-systems/duetto/open': 2,
    'closet-and-sliding-systems/duetto/three-quarter': 2,
    'closet-and-sliding-systems/filo/main': 4,
    'closet-and-sliding-systems/quinta/main': 4,
    'closet-and-sliding-systems/quinta/open': 2,
    'closet-and-sliding-systems/quinta/three-quarter': 2,
    'closet-and-sliding-systems/soglia/main': 2,
    'closet-and-sliding-systems/soglia/table': 2,
    'closet-and-sliding-systems/soglia/three-quarter': 2,
    'collections/bathrooms': 4,
    'collections/bedrooms': 6,
    'collections/closet-and-sliding-systems': 11,
    'collections/home-accessories': 2,
    'collections/hotel-furniture': 8,
    'collections/interior-doors': 3,
    'collections/livingRooms': 3,
    'collections/office': 4,
    'home-accessories/dettagli/insert': 2,
    'home-accessories/dettagli/main': 3,
    'home-accessories/dettagli/tray': 2,
    'home/hero-1': 7,
    'home/hero-1.tall': 7,
    'home/hero-2': 3,
    'hotel-furniture/residenza/main': 3,
    'hotel-furniture/residenza/minibar': 2,
    'hotel-furniture/residenza/side': 2,
    'interior-doors/portale/glazed': 2,
    'interior-doors/portale/handle': 2,
    'interior-doors/portale/main': 2,
    'kitchens/alberto/main': 3,
    'kitchens/amalia/angle': 2,
    'kitchens/amalia/edge': 2,
    'kitchens/amalia/main': 3,
    'kitchens/antico-16/main': 2,
    'kitchens/antico/angle': 2,
    'kitchens/antico/edge': 2,
    'kitchens/antico/main': 2,
    'kitchens/ariela/main': 2,
    'kitchens/aurelia/angle': 2,
    'kitchens/aurelia/main': 2,
    'kitchens/aurelia/sink': 2,
    'kitchens/baldovino/main': 2,
    'kitchens/bellariva/main': 2,
    'kitchens/camelia/main': 3,
    'kitchens/castellana/main': 2,
    'kitchens/damiano/main': 5,
    'kitchens/damiano/worktop': 2,
    'kitchens/donatella-20/main': 2,
    'kitchens/donatella/main': 2,
    'kitchens/estella/main': 2,
    'kitchens/estella/sink': 2,
    'kitchens/filomena/main': 2,
    'kitchens/fiorella/main': 2,
    'kitchens/fontana/main': 3,
    'kitchens/gabriella/main': 3,
    'kitchens/ginestra/main': 2,
    'kitchens/giordano/sink': 2,
    'kitchens/ilaria/main': 2,
    'kitchens/ilaria/sink': 2,
    'kitchens/lorenza-18/main': 3,
    'kitchens/lucrezia/main': 3,
    'kitchens/maddalena/main': 2,
    'kitchens/nerina/main': 4,
    'kitchens/olimpia/sink': 2,
    'kitchens/palladio/main': 2,
    'kitchens/perlata/main': 2,
    'kitchens/vescona-22/angle': 3,
    'kitchens/vescona-22/drawer': 2,
    'kitchens/vescona-22/edge': 2,
    'kitchens/vescona-22/left': 2,
    'kitchens/vescona-22/main': 2,
    'kitchens/vescona-22/sink': 3,
    'kitchens/vescona-22/wall': 2,
    'livingRooms/belvedere/main': 2,
    'livingRooms/belvedere/seat': 2,
    'livingRooms/belvedere/shelf': 2,
    'livingRooms/galleria/main': 2,
    'livingRooms/galleria/seat': 2,
    'livingRooms/galleria/vitrine': 2,
    'livingRooms/salotto/cabinet': 2,
    'livingRooms/salotto/main': 2,
    'livingRooms/salotto/sideboard': 2,
    'materials-fitting-and-accessories/drawer-systems/macro': 3,
    'materials-fitting-and-accessories/drawer-systems/main': 3,
    'materials-fitting-and-accessories/drawer-systems/part': 3,
    'materials-fitting-and-accessories/glass-and-frames/macro': 2,
    'materials-fitting-and-accessories/glass-and-frames/main': 2,
    'materials-fitting-and-accessories/glass-and-frames/part': 2,
    'materials-fitting-and-accessories/handles-and-profiles/macro': 2,
    'materials-fitting-and-accessories/handles-and-profiles/main': 3,
    'materials-fitting-and-accessories/handles-and-profiles/part': 2,
    'materials-fitting-and-accessories/interior-organisers/macro': 4,
    'materials-fitting-and-accessories/interior-organisers/main': 9,
    'materials-fitting-and-accessories/interior-organisers/part': 4,
    'materials-fitting-and-accessories/lacquers/macro': 2,
    'materials-fitting-and-accessories/lacquers/main': 2,
    'materials-fitting-and-accessories/lacquers/part': 2,
    'materials-fitting-and-accessories/laminates/macro': 2,
    'materials-fitting-and-accessories/laminates/main': 2,
    'materials-fitting-and-accessories/laminates/part': 2,
    'materials-fitting-and-accessories/sinks-taps-and-waste/main': 2,
    'materials-fitting-and-accessories/veneers-and-solid-woods/macro': 2,
    'materials-fitting-and-accessories/veneers-and-solid-woods/main': 2,
    'materials-fitting-and-accessories/veneers-and-solid-woods/part': 2,
    'materials-fitting-and-accessories/worktops/macro': 2,
    'materials-fitting-and-accessories/worktops/main': 2,
    'materials-fitting-and-accessories/worktops/part': 2,
    'office/forum/credenza': 2,
    'office/forum/main': 2,
    'office/forum/table': 2,
    'office/scriba/desk': 2,
    'office/scriba/main': 2,
    'office/scriba/three-quarter': 2,
    'office/senato/desk': 2,
    'office/senato/main': 3,
    'office/senato/three-quarter': 2,
    'projects/al-furjan-villa/01': 2,
    'projects/al-furjan-villa/03': 2,
    'projects/al-furjan-villa/07': 2,
    'projects/al-furjan-villa/08': 3,
    'projects/al-furjan-villa/09': 2,
    'projects/al-furjan-villa/10': 3,
    'projects/jumeirah-doors/01': 2,
    'projects/jumeirah-doors/02': 2,
    'projects/jumeirah-doors/03': 2,
    'projects/la-mer-apartment/01': 2,
    'projects/la-mer-apartment/03': 2,
    'projects/la-mer-apartment/05': 3,
    'projects/la-mer-apartment/06': 2,
    'projects/la-mer-apartment/08': 2,
    'projects/la-mer-apartment/13': 2,
    'projects/la-mer-apartment/14': 4,
    'projects/la-mer-apartment/15': 3,
    'projects/la-mer-apartment/16': 3,
    'projects/la-mer-apartment/17': 2,
    'projects/la-mer-apartment/18': 2,
    'projects/meydan-residence/01': 3,
    'projects/meydan-residence/03': 2,
    'projects/meydan-residence/05': 2,
    'table-and-chairs/alice/detail': 2,
    'table-and-chairs/dalia/main': 2,
    'table-and-chairs/flora/detail': 2,
    'table-and-chairs/flora/main': 2,
    'table-and-chairs/flora/profile': 2,
    'table-and-chairs/lido/main': 2,
    'table-and-chairs/olmo/detail': 2,
    'table-and-chairs/olmo/main': 2,
    'table-and-chairs/olmo/part': 2,
}


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
