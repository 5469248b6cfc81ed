"""What is to be photographed, in which order and at which size: `wanted()` is the priority list the queue works through."""
from dataclasses import dataclass
from . import records

# Sizes in pixels with their samples. CPU seconds measured on two cores: tier A 130, B and C about 90, hero 300.
MAIN_A = (1280, 853, 20)
MAIN = (1200, 800, 16)
HERO = (1920, 1080, 24)
HERO_TALL = (1080, 1350, 18)
UPRIGHT = (960, 1200, 16)
PIECE = (1200, 800, 20)
PLATE = (960, 960, 24)

# A picture that was rendered and found wanting is taken again by raising its number here.
TAKES = {}


@dataclass(frozen=True)
class Shot:
    """One picture. id: `<category>/<slug>/<shot>`; scene: what is built; view: the camera of that scene; order: place in the product's gallery;
    crop: name of the role this picture serves as a crop of another id ('tall' of a hero), else empty."""
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

    @property
    def take(self):
        """How often the picture was asked for anew; part of the key that says a picture is finished."""
        return TAKES.get(self.id, 1)

    @property
    def key(self):
        """A finished picture with this key is never rendered again."""
        return records.fingerprint([self.record, self.width, self.height, self.samples, self.take])


def product(category, slug, shot='main', view=None, size=None, order=1):
    """Shot of one product at the size its tier deserves."""
    row = records.row(category, slug)
    size = size or (MAIN_A if row.get('tier') == 'A' else MAIN)
    return Shot(f'{category}/{slug}/{shot}', f'{category}/{slug}', view or shot, *size, records.fingerprint(row), row.get('set'), order)


def heroes():
    """The three slides of the home page, each wide and tall."""
    shots = []
    for number, scene in enumerate(('kitchens/vescona-22', 'kitchens/ilaria', 'kitchens/aurelia'), 1):
        row = records.row(*scene.split('/'))
        mark = records.fingerprint(row)
        shots.append((Shot(f'home/hero-{number}', scene, 'hero', *HERO, mark, row['set'], 1),
                      Shot(f'home/hero-{number}.tall', scene, 'hero_tall', *HERO_TALL, mark, row['set'], 1, f'home/hero-{number}')))
    return shots


CATEGORIES = ('kitchens', 'bathrooms', 'table-and-chairs', 'closet-and-sliding-systems', 'office', 'livingRooms', 'bedrooms', 'interior-doors', 'home-accessories', 'interior-elements', 'hotel-furniture', 'materials-fitting-and-accessories')
BUILT_LAYOUTS = ('ISL', 'LIN', 'L', 'PEN', 'U')


def kitchens():
    """Main pictures of the kitchens whose layout has a builder, by id."""
    return [product('kitchens', row['slug']) for row in sorted(records.rows('kitchens'), key=lambda r: r['id']) if row['layout'] in BUILT_LAYOUTS]


def wanted():
    """Every picture wanted now, most urgent first."""
    hero = heroes()
    shots = [*hero[0]]
    shots += [product('bathrooms', 'lira'), product('bedrooms', 'notturno'), product('bathrooms', 'viola')]
    mains = kitchens()
    shots += mains[:12] + [*hero[1]] + [*hero[2]] + mains[12:]
    seen, unique = set(), []
    for shot in shots:
        if shot.id not in seen:
            seen.add(shot.id)
            unique.append(shot)
    return unique
