"""The city at the blue hour from the twenty-third floor: water to the foot of the house, towers of many kinds on its far bank and on both sides of a
creek, low blocks, roads with lamps and cars, a hazy horizon. Local frame as in `day`, places as `town.polar` tells them: metres from the eye, degrees from straight out."""

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.room.exterior.bay import MOUTH, Bay, boats, sheet
from studio.room.exterior.night_paint import Front, facade, lamp, leaves, plain, podium, road, water
from studio.room.exterior.paint import Air
from studio.room.exterior.towers import KINDS, Paints, Tower
from studio.room.exterior.town import EYE, FLOOR, Town, bearing, curved, polar, rectangle, resampled, sideways

DUSK = Air(
    (0.0, 0.0, 1.0),
    0.10,
    (1, 0.78, 0.55),  # the room's own light, on the ledge before its panes
    0.2,
    '#5f5a70',
    '#121b31',
    1.0,
    0.10,
    bands=(
        (-2.0, (0.052, 0.047, 0.052)),
        (0.0, (0.118, 0.078, 0.062)),
        (1.0, (0.100, 0.072, 0.064)),
        (2.4, (0.069, 0.062, 0.071)),
        (4.8, (0.043, 0.056, 0.077)),
        (10.5, (0.023, 0.042, 0.073)),
        (24.0, (0.011, 0.024, 0.054)),
        (50.0, (0.005, 0.011, 0.030)),
    ),
    afterglow=34.0,
    ledge='#26262a',
    ledge_deep=0.30,
)

CREEK = ((400, -48), (390, -12), (450, 8), (590, 24), (900, 34.5), (1500, 37.5), (2600, 35), (4200, 37))
CREEK_WIDE = 105.0  # metres
HIGHWAYS = (
    ((660, 84), (640, 70), (638, 60), (655, 52), (720, 45.5), (870, 42.2), (1250, 41.5), (2300, 44), (5200, 41)),
    ((480, -5), (760, 14), (1200, 25), (2200, 30), (5000, 31)),
)
BOATS = (((486, 21.5), 35, 22), ((640, 33.5), 50, 18), ((520, 12.0), 8, 14), ((470, 44.0), 120, 20), ((540, 52.0), 70, 14))
BED = 9.0  # metres under the streets
GRID = 62.0  # degrees the streets are turned
EAST = np.array((np.cos(np.radians(GRID)), np.sin(np.radians(GRID))))
AXES = np.stack([EAST, EAST[::-1] * (-1, 1)])  # unit vectors along them, two ways
BLOCK = (92.0, 66.0)  # metres from street to street, two ways
REACH, HOUSES = 2100.0, 1800.0  # metres to which streets and low houses are built; beyond them the town is lights in the haze

# kind, metres, degrees, length, depth, height, turn
TOWERS = (
    ('setbacks', 690, 19.5, 34, 26, 196, 20),
    ('balconied', 760, 23.6, 24, 20, 168, 48),
    ('office', 980, 26.4, 40, 34, 150, 10),
    ('round', 930, 28.0, 34, 34, 236, 0),
    ('slab', 1180, 28.0, 30, 22, 190, 35),
    ('tapered', 1350, 32.0, 38, 36, 330, 15),
    ('twins', 1750, 33.4, 34, 26, 205, 65),
    ('slab', 1650, 30.6, 28, 24, 160, 25),
    ('sail', 2300, 38.0, 46, 34, 260, 80),
    ('tapered', 3600, 38.6, 60, 60, 560, 0),
    ('office', 1900, 41.2, 40, 34, 170, 30),
    ('setbacks', 1420, 42.9, 32, 26, 238, 62),
    ('sail', 1060, 45.2, 44, 32, 212, 40),
    ('balconied', 840, 47.6, 24, 21, 178, 15),
    ('twins', 1260, 49.2, 34, 26, 224, 30),
    ('round', 1540, 47.0, 36, 36, 264, 0),
    ('office', 760, 52.0, 36, 30, 128, 62),
    ('tapered', 1080, 53.8, 34, 32, 270, 10),
    ('slab', 900, 56.6, 30, 22, 172, 50),
    ('balconied', 690, 60.4, 25, 22, 150, 35),
    ('setbacks', 1150, 62.4, 34, 28, 226, 12),
    ('sail', 860, 66.4, 42, 30, 186, 70),
    ('office', 1300, 69.0, 42, 36, 190, 20),
    ('twins', 800, 73.2, 32, 26, 192, 55),
    ('round', 1050, 78.0, 34, 34, 216, 0),
    ('office', 820, 14.0, 38, 32, 140, 40),
    ('twins', 1080, 9.5, 34, 26, 210, 20),
    ('tapered', 900, 2.5, 36, 34, 250, 0),
    ('slab', 700, -4.0, 30, 24, 150, 30),
)


def _paints() -> Paints:
    homes = (
        facade(Front('#b3a797', (0.56, 0.54), 0.46)),
        facade(Front('#8f959a', (0.74, 0.60), 0.42, bays=4)),
        facade(Front('#c2b6a4', (0.38, 0.46), 0.48, bays=2)),
        facade(Front('#7f8288', (0.84, 0.64), 0.29, bays=4)),
    )
    offices = (
        facade(Front('#4a525c', (0.94, 0.74), 0.42, office=True)),
        facade(Front('#3a4048', (0.95, 0.82), 0.24, office=True)),
        facade(Front('#5a5c60', (0.88, 0.66), 0.34, office=True)),
    )
    return Paints(
        homes,
        facade(Front('#cdc6ba', (0.82, 0.56), 0.42, bays=3, band=0.28)),
        offices,
        podium(),
        plain('#8a8680'),
        lamp('#ffd9a6', 0.62),
        lamp('#e9f0ff', 0.42),
        lamp('#ff2a18', 2.2),
    )


def _along(path: tuple) -> np.ndarray:
    return curved([polar(r, a)[:2] for r, a in path])


def _clear(spots: np.ndarray, lines: list[np.ndarray], room: float) -> np.ndarray:
    """Which spots are at least so far from all lines."""
    free = np.ones(len(spots), bool)
    for line in lines:
        for part in np.array_split(line, max(1, len(line) // 60)):
            free &= np.linalg.norm(spots[:, None] - part[None], axis=2).min(1) > room
    return free


def _runs(numbers: np.ndarray, chosen: np.ndarray) -> list[np.ndarray]:
    """Unbroken stretches of what is chosen of numbers, of three or more."""
    parts = np.split(np.arange(len(numbers)), np.flatnonzero(np.diff(chosen.astype(int))) + 1)
    return [numbers[part] for part in parts if len(part) > 2 and chosen[part[0]]]


def _ground(town: Town, bay: Bay) -> None:
    """Rings of ground to the horizon, finer towards the eye; the bed of the bay lies deeper."""
    earth = plain('#6c665b', 1.7, 0.03)
    radii = np.concatenate([np.geomspace(60, 2500, 34), np.geomspace(2900, 40000, 14)])
    angles = np.arange(-100, 131, 5.0)
    for near, far in zip(radii, radii[1:]):
        for a, b in zip(angles, angles[1:]):
            corners = np.array([polar(near, a), polar(far, a), polar(far, b), polar(near, b)])
            corners[:, 2] -= BED * bay.wet(corners[:, :2], 30.0)
            town.face(earth, corners, [c[:2] for c in corners], 0.5)


def _lamps(town: Town, rows: tuple[Material, ...], path: np.ndarray, off: float, step: float, high: float = 9.0) -> None:  # noqa: PLR0913
    """Rows of street lamps on both sides of a line; off it, from one to the next and over the ground in metres."""
    line = resampled(path, step)
    out = sideways(line)
    for side in (-off, off):
        for (x, y), light in zip(line + out * side, town.kit.rng.choices(rows, k=len(line))):
            town.spark(light, (x, y, FLOOR + high), 0.5)


def _cars(town: Town, lights: tuple[Material, Material], path: np.ndarray, lanes: tuple[float, ...], gap: float) -> None:
    """Headlights on the lanes that come towards the eye, tail lights on the others, denser where they wait."""
    line = resampled(path, 4.0)
    out = sideways(line)
    white, red = lights
    for lane in lanes:
        for i in town.kit.rng.sample(range(len(line)), int(len(line) * 4.0 / gap)):
            x, y = line[i] + out[i] * lane
            for apart in (-0.7, 0.7):
                town.spark(white if lane > 0 else red, (x + out[i][0] * apart, y + out[i][1] * apart, FLOOR + 1.0), 0.34)


def _streets(town: Town, keep: list[np.ndarray], bay: Bay, lights: tuple[tuple[Material, ...], tuple[Material, Material]]) -> np.ndarray:
    """A grid of streets with lamps and cars; returns the middles of its blocks."""
    rows, cars = lights
    street = road(6.0)
    origin = EYE[:2]
    reach = np.arange(-REACH, REACH, 30.0)
    for way in (0, 1):
        for across in np.arange(-REACH, REACH, BLOCK[way]):
            line = origin + reach[:, None] * AXES[1 - way] + across * AXES[way]
            r, a = bearing(line)
            seen = (r > 90) & (r < REACH) & (a > -40) & (a < 105)
            for part in _runs(np.arange(len(line)), seen & ~bay.wet(line, 12)):
                town.ribbon(street, line[part], 12.0, FLOOR + 0.25)
                for dry in _runs(part, _clear(line[part], keep[:1], CREEK_WIDE / 2 + 20)):
                    _lamps(town, rows, line[dry], 5.5, 32.0)
                    _cars(town, cars, line[dry], (-1.8, 1.8), 75.0)
    i, j = np.meshgrid(np.arange(-REACH, REACH, BLOCK[0]) + BLOCK[0] / 2, np.arange(-REACH, REACH, BLOCK[1]) + BLOCK[1] / 2)
    return origin + i.ravel()[:, None] * AXES[0] + j.ravel()[:, None] * AXES[1]


def _houses(town: Town, blocks: np.ndarray, keep: list[np.ndarray], bay: Bay, feet: np.ndarray) -> None:
    """Low houses over shops, four to six a block, no two neighbours with the same windows, and trees between them."""
    rng = np.random.default_rng(5)
    kinds = (
        Front('#a89c8a', (0.40, 0.50), 0.52, bays=2),
        Front('#8c857a', (0.62, 0.50), 0.40, bays=3, band=0.26),
        Front('#b5aca0', (0.30, 0.60), 0.46, bays=2),
        Front('#77716a', (0.74, 0.56), 0.44, bays=4),
        Front('#5d6066', (0.92, 0.66), 0.40, office=True),
    )
    walls, shops = [facade(kind) for kind in kinds], podium()
    roofs, green, plant = [plain('#a59d92', 0.7), plain('#8b8782', 0.5), plain('#b8b0a2', 0.9)], leaves(), plain('#97928a')
    key = 2000
    for middle in blocks:
        r, a = bearing(middle)
        if not (115 < r < HOUSES and -40 < a < 105):
            continue
        tall = rng.uniform(2, 6.5) if r > 420 else rng.uniform(1, 4)
        for off in np.array(((-26, -14), (0, -14), (26, -14), (-26, 14), (0, 14), (26, 14))):
            spot = middle + off @ AXES
            key += 1
            if bay.wet(spot, 16):
                continue
            free = _clear(spot[None], keep[:1], CREEK_WIDE / 2 + 34)[0] and _clear(spot[None], keep[1:], 30)[0] and not bay.wet(spot, 38)
            if not free or np.linalg.norm(feet - spot, axis=1).min() < 38 or rng.random() < 0.16:
                if _clear(spot[None], keep[:1], CREEK_WIDE / 2 + 8)[0]:
                    for x, y in spot + rng.uniform(-13, 13, (5, 2)):
                        town.crown(green, (x, y), rng.uniform(2.0, 3.9), rng.uniform(4.0, 7.5), key)
                continue
            size, storeys = rng.uniform((15, 14), (24, 23)), max(1, round(tall * rng.uniform(0.6, 1.3)))
            top, mats = FLOOR + 3.2 * storeys + 1.2, (walls[int(rng.integers(len(walls)))], roofs[key % 3])
            town.prism((shops, plant), rectangle(*(size + 0.5), GRID, spot), (FLOOR, FLOOR + 4.2), key, (1.8, 4.5))
            foot = rectangle(*size, GRID, spot)
            if storeys > 3 and rng.random() < 0.5:  # the last storey stands back behind a terrace
                town.prism(mats, foot, (FLOOR + 4.2, top - 3.2), key)
                foot = rectangle(*(size * (0.72, 0.80)), GRID, spot)
                town.prism(mats, foot, (top - 3.2, top), key + 1)
            else:
                town.prism(mats, foot, (FLOOR + 4.2, top), key)
            for share in rng.uniform(0.14, 0.34, int(rng.integers(1, 4))):
                town.prism((plant, plant), rectangle(*(size * share), GRID, spot + rng.uniform(-4, 4, 2)), (top, top + rng.uniform(1.2, 3.0)), key)


def _beyond(town: Town, paints: Paints, rows: tuple[Material, ...]) -> None:
    """Far towers in the haze and the carpet of lights before the horizon."""
    rng = np.random.default_rng(9)
    for i in range(230):
        r, a = 1700 + 5200 * rng.random() ** 1.3, rng.uniform(-30, 100)
        if abs(a - 36.5) < 1.6 and r < 4000:
            continue
        tall = rng.uniform(45, 120) + 150 * rng.random() ** 5
        kind = ('slab', 'office', 'slab', 'setbacks', 'sail')[int(rng.integers(5))]
        KINDS[kind](town, paints, Tower(polar(r, a)[:2], (rng.uniform(24, 42), rng.uniform(22, 34), tall), rng.uniform(0, 90), 700 + i))
    for _ in range(5200):
        r, a = 1900 * (11 ** rng.random()), rng.uniform(-35, 105)
        x, y, z = polar(r, a)
        town.spark(rows[int(rng.integers(len(rows)))], (x, y, z + rng.uniform(4, 16)), 1.0)


def city(kit: Kit) -> Air:
    """S6: build everything and say how the sky looks."""
    town, paints = Town(kit), _paints()
    rows = (lamp('#ffb56a', 1.5), lamp('#ffb56a', 1.5), lamp('#ffc98c', 0.8), lamp('#ffe9cf', 1.9))
    cars = (lamp('#fff2df', 2.4), lamp('#ff3020', 1.3))
    creek, highways = _along(CREEK), [_along(path) for path in HIGHWAYS]
    keep = [resampled(line, 25.0) for line in (creek, *highways)]
    side = sideways(creek)
    bay = Bay(creek + side * CREEK_WIDE / 2)
    _ground(town, bay)
    bay.lay(town, water(), TOWERS)
    upstream = bearing(creek)[1] > MOUTH - 3.5
    sheet(town, water(), creek[upstream, None] + side[upstream, None] * np.linspace(-0.5, 0.5, 15)[:, None] * CREEK_WIDE, TOWERS)
    quay, promenade = plain('#8f8a80', 1.6), road(4.0, 25.0)
    banks = [creek + side * way * (CREEK_WIDE / 2 + 9) for way in (1, -1)]
    for bank in (*(bank[~bay.wet(bank)] for bank in banks), bay.shore + sideways(bay.shore) * 9.0):
        town.ribbon(quay, bank, 20.0, FLOOR + 0.7)
        town.ribbon(promenade, bank, 8.0, FLOOR + 0.9)
        _lamps(town, rows[:3], bank, 4.0, 25.0, 5.0)
    boats(town, plain('#d2ccc0'), paints.podium, rows[2:], BOATS)
    wide = road(14.0)
    for path in highways:
        town.ribbon(wide, path, 28.0, FLOOR + 1.0)
        _lamps(town, rows, path, 12.5, 32.0)
        _cars(town, cars, path, (-10.0, -6.5, -3.0, 3.0, 6.5, 10.0), 34.0)
    feet = np.array([polar(r, a)[:2] for _, r, a, *_ in TOWERS])
    _houses(town, _streets(town, keep, bay, (rows, cars)), keep, bay, feet)
    for i, (kind, r, a, *size, turn) in enumerate(TOWERS):
        KINDS[kind](town, paints, Tower(polar(r, a)[:2], tuple(size), turn, 11 + 7 * i))
    _beyond(town, paints, rows)
    town.build()
    return DUSK
