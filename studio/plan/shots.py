"""What is to be photographed, in which order and at which size: `wanted()` is the priority list the queue works through."""

from dataclasses import dataclass, replace

from studio.catalogue import records
from studio.catalogue.variety import cameras_of, variety_for
from studio.plan.collection_cards import CARDS
from studio.plan.further_views import FURTHER_VIEWS
from studio.plan.moves import MOVES, frame_name
from studio.scenes import book, homes
from studio.scenes import showroom as hall
from studio.scenes.kitchen.kitchen import number_of

# Sizes in pixels with their samples. 7 CPU microseconds a pixel and sample; after the denoiser 9 adaptive samples cannot be told
# from 13 plain ones at 1080 x 720, and 5 hardly from 8 at 960 x 640 (looked at side by side: kitchens/marilena, kitchens/sabina).
MAIN_A = (1280, 853, 12)
MAIN = (1200, 800, 8)
MAIN_C = (1080, 720, 7)
FRAME = (960, 540, 5)
HERO = (1920, 1080, 24)
HERO_TALL = (1080, 1350, 18)
UPRIGHT = (960, 1200, 6)
PIECE = (1200, 800, 8)
PLATE = (960, 960, 8)
PANORAMA = (3072, 1536, 5)
STORY = (1080, 720, 6)
STORY_TALL = (800, 1000, 6)
ROOM = (1280, 853, 8)
FURTHER = (960, 640, 5)
FURTHER_SIZES = {'materials-fitting-and-accessories': (800, 800, 6)}
SIZES = {'table-and-chairs': PIECE, 'materials-fitting-and-accessories': PLATE}

# A picture that was rendered and found wanting is taken again by raising its number here.
TAKES = {
    'kitchens/ardenza/edge': 2,
    'kitchens/ariela/edge': 2,
    'kitchens/baldovino/edge': 2,
    'kitchens/bellariva/edge': 2,
    'kitchens/bronzina/edge': 2,
    'kitchens/camelia/edge': 2,
    'kitchens/chiara/edge': 2,
    'kitchens/chiara-24/edge': 2,
    'kitchens/castellana/main': 2,
    'kitchens/lucrezia/main': 2,
    'kitchens/antico/main': 2,
    'kitchens/liguria/main': 2,
    'kitchens/marcello/main': 2,
    'kitchens/silvana/main': 2,
    'kitchens/giordano/main': 2,
    'home/hero-3': 2,
    'home/hero-3.tall': 2,
    'showroom/entrance': 2,
    'projects/al-furjan-villa/03': 2,
    'kitchens/bronzina/main': 2,
    'table-and-chairs/giotto/main': 2,
    'livingRooms/salotto/main': 2,
    'kitchens/azzurra/main': 2,
    'materials-fitting-and-accessories/glass-and-frames/main': 2,
    'table-and-chairs/flora/main': 2,
    'kitchens/emilio/main': 3,
    'kitchens/antico/worktop': 2,
    'kitchens/damiano/worktop': 2,
    'materials-fitting-and-accessories/drawer-systems/main': 3,
    'materials-fitting-and-accessories/drawer-systems/macro': 2,
    'materials-fitting-and-accessories/hinges-and-lifts/main': 2,
    'materials-fitting-and-accessories/hinges-and-lifts/macro': 2,
    'materials-fitting-and-accessories/sliding-gear/guide': 2,
    'materials-fitting-and-accessories/veneers-and-solid-woods/main': 2,
    'table-and-chairs/olmo/main': 2,
    'table-and-chairs/olmo/detail': 2,
    'kitchens/fontana/main': 2,
    'kitchens/leandro/main': 2,
    'kitchens/novella/main': 2,
    'bathrooms/dion/main': 2,
    'bathrooms/origami/main': 2,
    'bathrooms/parma/main': 2,
    'bathrooms/piedmont/main': 2,
    'bathrooms/provence/main': 3,
    'bathrooms/viola/main': 2,
    'table-and-chairs/weekend/main': 2,
    'materials-fitting-and-accessories/sliding-gear/main': 2,
    'materials-fitting-and-accessories/interior-organisers/main': 2,
    'home-accessories/dettagli/main': 3,
    'office/senato/main': 2,
    'collections/home-accessories': 2,
    'interior-elements/boiserie/main': 2,
    'livingRooms/galleria/main': 2,
    'closet-and-sliding-systems/cabina/main': 2,
    'hotel-furniture/residenza/main': 2,
    'bedrooms/notturno/main': 2,
    'bedrooms/serenata/main': 2,
}


@dataclass(frozen=True)
class Shot:
    """One picture. id: `<category>/<slug>/<shot>`; scene: what is built; view: the camera of that scene; order: place in the product's gallery;
    crop_of: the id this picture is an upright cut of (a hero's), else empty; round: a scene's shots of later rounds wait for the mains of all."""

    id: str
    scene: str
    view: str
    width: int
    height: int
    samples: int
    record: str
    shooting_set: str | None = None
    order: int = 1
    crop_of: str = ''
    round: int = 1

    @property
    def take(self):
        """How often the picture was asked for anew; part of the key that says a picture is finished."""
        return TAKES.get(self.id, 1)

    def made_by(self, card):
        """True if the card of a finished picture answers to this shot; a larger one serves too, and samples are a matter of hours, not of content."""
        return (card['record'], card.get('take', 1)) == (self.record, self.take) and card['width'] >= self.width and card['height'] >= self.height


def product(category, slug, shot='main', view=None, size=None, order=1, round_=1):
    """Shot of one product at the size its tier deserves."""
    row = records.row(category, slug)
    size = size or SIZES.get(category) or {'A': MAIN_A, 'C': MAIN_C}.get(row.get('tier'), MAIN)
    return Shot(f'{category}/{slug}/{shot}', f'{category}/{slug}', view or shot, *size, records.fingerprint(row), row.get('set'), order, round=round_)


def heroes():
    """The three slides of the home page, each wide and tall."""
    shots = []
    for number, scene in enumerate(('kitchens/vescona-22', 'kitchens/ilaria', 'kitchens/aurelia'), 1):
        row = records.row(*scene.split('/'))
        mark = records.fingerprint(row)
        shots.append(
            (
                Shot(f'home/hero-{number}', scene, 'hero', *HERO, mark, row['set'], 1),
                Shot(f'home/hero-{number}.tall', scene, 'hero_tall', *HERO_TALL, mark, row['set'], 1, f'home/hero-{number}'),
            )
        )
    return shots


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


def kitchens():
    """Main pictures of the kitchens whose layout has a builder, by id."""
    return [product('kitchens', row['slug']) for row in sorted(records.rows('kitchens'), key=lambda r: r['id']) if row['layout'] in BUILT_LAYOUTS]


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


def others():
    """Mains of every product outside the kitchens that has a builder: the first of each category leads, the rest follows by category."""
    names = [*FIRST, *(f'{category}/{row["slug"]}' for category in CATEGORIES[1:] for row in records.rows(category))]
    return [product(*name.split('/')) for name in dict.fromkeys(names) if book.has_builder(name)]


def seconds():
    """Second pictures of the kitchens: another camera each."""
    return [product('kitchens', shot.scene.split('/')[1], 'angle', size=FURTHER, order=2, round_=2) for shot in kitchens()]


def near(shots):
    """The kitchens' pictures from near: the edge for all, a drawer drawn out for tiers A and B, basin, hood wall and what other cameras see for tier A.

    Where a layout gives fewer than its tier asks for, the looks over the worktop make up the number.
    """
    for main in shots:
        slug = main.scene.split('/')[1]
        tier, record = records.row('kitchens', slug)['tier'], records.kitchen(slug)
        views = ['edge']
        if tier in 'AB' and record.layout in DRAWER_LAYOUTS:
            views.append('drawer')
        if tier == 'A':
            left = cameras_of(record, variety_for(record, number_of(record)))[2:]
            views += [view for view in ('sink', 'wall', *left) if (record.layout, view) != ('U', 'sink')]
        short = TIER_PICTURES[tier] - len(('main', 'angle', *views))
        views += ('worktop', 'return')[: max(0, short)]
        for order, view in enumerate(views, 3):
            shot = product('kitchens', slug, view, size=FURTHER, order=order, round_=order)
            yield replace(shot, scene=f'{main.scene}/in-use') if view == 'drawer' else shot


def further():
    """Second and third pictures outside the kitchens: all second ones before the first third."""
    shots = []
    for scene, views in FURTHER_VIEWS.items():
        category, slug = scene.split('/')
        size = FURTHER_SIZES.get(category, FURTHER)
        shots += [product(category, slug, view, size=size, order=place, round_=2) for place, view in enumerate(views, 2)]
    return sorted(shots, key=lambda shot: shot.order)


def collections():
    """The upright picture of each category's card."""
    rows = {category: records.row(*scene.split('/')) for category, (scene, *_) in CARDS.items()}
    return [
        Shot(f'collections/{category}', CARDS[category][0], 'card', *UPRIGHT, records.fingerprint(row), row.get('set'), place)
        for place, (category, row) in enumerate(rows.items(), 1)
    ]


def film_frames():
    """Frames of the films' true camera moves, `moves/<move>/<nn>`; they become clips, not pictures."""
    shots = []
    for name, move in MOVES.items():
        mark, room = _made_from(move.scene)
        shots += [
            Shot(f'moves/{name}/{place:02d}', move.scene, frame_name(name, place), *FRAME, mark, room, place, round=2) for place in range(1, move.frames + 1)
        ]
    return shots


def _made_from(scene):
    """Fingerprint and set of what a filmed scene is built from: a product's record, or the showroom's plan."""
    if scene == 'showroom':
        return hall.fingerprint(), None
    row = records.row(*scene.split('/'))
    return records.fingerprint(row), row.get('set')


def showroom():
    """The panorama of each standpoint of the showroom's plan and two ordinary pictures of it."""
    names = [standpoint['id'] for standpoint in hall.plan()['standpoints']]
    shot = lambda name, size, order: Shot(f'showroom/{name}', 'showroom', name, *size, hall.fingerprint(), None, order)
    return [shot('room', ROOM, 1), shot('samples', ROOM, 2), *(shot(name, PANORAMA, order) for order, name in enumerate(names, 3))]


def projects():
    """The pictures of the portfolio's homes, numbered in story order; the first leads."""
    models = {row['slug']: row['model'] for row in records.projects()}
    shots = []
    for slug, story in homes.STORIES.items():
        row = records.row(models[slug]['category'], models[slug]['slug'])
        for number, (scene, view) in enumerate((name.split(':') for name in story), 1):
            size = ROOM if number == 1 else STORY_TALL if view.startswith('up_') else STORY
            shots.append(Shot(f'projects/{slug}/{number:02}', f'projects/{slug}/{scene}', view, *size, records.fingerprint(row), row.get('set'), number))
    return shots


def in_turn(shots):
    """One of each category in turn, so that no gallery waits for another to be complete."""
    places = {}
    for shot in shots:
        places.setdefault(shot.id.split('/')[0], []).append(shot)
    ranked = [(place, shot) for members in places.values() for place, shot in enumerate(members)]
    return [shot for _, shot in sorted(ranked, key=lambda pair: pair[0])]


def spread(main, extra, every):
    """main with one of extra after each `every` of its members, extra's rest at the end."""
    mixed, rest = [], list(extra)
    for i, shot in enumerate(main, 1):
        mixed.append(shot)
        if i % every == 0 and rest:
            mixed.append(rest.pop(0))
    return mixed + rest


def wanted():
    """Every picture wanted now, most urgent first."""
    hero, mains, rest = heroes(), kitchens(), others()
    first = [shot for shot in rest if shot.id.removesuffix('/main') in FIRST]
    shots = [*hero[0], product('bedrooms', 'notturno'), *mains[:11], *first, *hero[1], *hero[2]]
    shots += spread(in_turn([shot for shot in rest if shot not in first]), mains[11:], 2)
    shots += collections()
    shots += showroom()
    shots += projects()
    more = sorted([*further(), *seconds()], key=lambda shot: shot.order)
    shots += film_frames()
    shots += [shot for shot in more if shot.order == 2]
    shots += [shot for shot in more if shot.order > 2]
    shots += sorted(near(kitchens()), key=lambda shot: shot.order)
    seen, unique = set(), []
    for shot in shots:
        if shot.id not in seen:
            seen.add(shot.id)
            unique.append(shot)
    return unique
