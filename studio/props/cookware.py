"""What cooks and what seasons: casserole, moka pot, canisters, mills, oil jug and salt cellar. Metres."""

import random

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point
from studio.props import labels, stores
from studio.props.vessels import spline
from studio.props.ware import bend


def casserole(kit: Kit, enamel: Material, at: Point, turn: float = 0.0) -> None:
    """Cast-iron casserole: enamelled body that bellies a little, lid with a stepped rim, steel knob, two loop handles cast on."""
    x, y, z = at
    with kit.at(x, y, z, rz=turn):
        kit.lathe(enamel, spline([(0, 0.001), (0.088, 0.0), (0.100, 0.006), (0.113, 0.040), (0.118, 0.085), (0.119, 0.104), (0.116, 0.106)]), 0, 0, 0, 72)
        kit.lathe(enamel, spline([(0.1215, 0.1055), (0.1225, 0.112), (0.116, 0.1165), (0.104, 0.120), (0.070, 0.132), (0.030, 0.140), (0, 0.141)]), 0, 0, 0, 72)
        steel = m.metal('steel', 0.2, brushed=False)
        kit.lathe(steel, spline([(0.010, 0.140), (0.009, 0.150), (0.020, 0.156), (0.022, 0.163), (0.012, 0.168), (0, 0.169)]), 0, 0, 0, 40)
        for s in (-1, 1):
            loop = bend([(s * 0.098, -0.042, 0.076), (s * 0.146, -0.030, 0.086), (s * 0.152, 0, 0.088), (s * 0.146, 0.030, 0.086), (s * 0.098, 0.042, 0.076)])
            kit.tube(enamel, loop, 0.0085, 16)


def moka(kit: Kit, at: Point, turn: float = 0.0) -> None:
    """Eight-sided stove-top coffee maker of cast aluminium: a beak drawn from its rim, a black handle that hangs from the lid's hinge."""
    x, y, z = at
    cast, grip = m.metal('steel', 0.30, brushed=False), m.simple('#1b1a19', 0.45)
    with kit.at(x, y, z, rz=turn):
        kit.lathe(cast, [(0, 0), (0.046, 0), (0.049, 0.004), (0.040, 0.074), (0.037, 0.078)], 0, 0, 0, 8)
        kit.lathe(cast, [(0.0395, 0.078), (0.0405, 0.080), (0.0405, 0.088), (0.0395, 0.090)], 0, 0, 0, 48)
        kit.lathe(cast, [(0.034, 0.090), (0.0325, 0.096), (0.046, 0.168), (0.044, 0.170), (0.030, 0.176), (0.008, 0.183), (0, 0.183)], 0, 0, 0, 8)
        kit.lathe(grip, spline([(0.004, 0.183), (0.005, 0.190), (0.010, 0.196), (0.008, 0.204), (0, 0.206)]), 0, 0, 0, 24)
        beak = [(-0.034, 0, 0.122), (-0.068, 0, 0.1735), (-0.036, 0.016, 0.1695), (-0.036, -0.016, 0.1695)]  # cast on: foot, tip, and where it leaves the rim
        kit.poly(cast, beak, [[0, 2, 1], [0, 1, 3], [1, 2, 3]])
        kit.box(grip, 0.036, -0.0065, 0.158, 0.054, 0.0065, 0.174, 0.002, 'x')
        hold = bend([(0.050, 0, 0.165), (0.076, 0, 0.168), (0.087, 0, 0.155), (0.083, 0, 0.112), (0.075, 0, 0.090)])
        kit.tube(grip, hold, 0.0078, 18, 0.0062)
        kit.ball(grip, hold[-1], 0.0062)


def canisters(kit: Kit, clay: Material, at: Point, seed: int = 0) -> None:
    """Three stoneware canisters, each lower than the last, with oak lids and knobs. seed: how they were put back, all closed or one lid laid down."""
    x, y, z = at
    rng, oak = random.Random(seed), m.wood('oak')
    laid = rng.choice((None, None, None, 2, 1))
    for i, (dx, radius, height) in enumerate(((-0.06, 0.062, 0.19), (0.085, 0.058, 0.155), (0.215, 0.052, 0.115))):
        body = [(0, 0), (radius * 0.93, 0), (radius * 0.98, 0.0015), (radius, 0.006)]  # no spline: past so long a side it overshoots the rim by 9 mm
        body += [(radius, height - 0.006), (radius * 0.992, height - 0.0015), (radius * 0.97, height), (radius * 0.92, height)]
        with kit.at(x + dx + rng.uniform(-0.004, 0.004), y + rng.uniform(-0.022, 0.004), z, rz=rng.uniform(0, 360)):
            kit.lathe(clay, [*body, (radius * 0.90, height - 0.003), (radius * 0.90, 0.010)], seg=56)
            if i == laid:
                flour = stores.granular('#cfc4ae', '#efe8da', 0.0012)
                stores.poured(kit, flour, radius * 0.90, 0.010, stores.heap(height * 0.74, rng, 0.2))
                continue
            with kit.at(z=height + 0.0004):
                _lid(kit, oak, radius)
    if laid is not None:
        radius = (0.062, 0.058, 0.052)[laid]
        with kit.at(x + 0.19, y - 0.142, z + 0.0002, rz=rng.uniform(0, 360)):
            _lid(kit, oak, radius)


def _lid(kit: Kit, oak: Material, radius: float) -> None:
    """Lid of a canister of a radius, on z=0 of the local frame."""
    kit.lathe(oak, [(0, 0), (radius * 1.01, 0), (radius * 1.02, 0.001), (radius * 1.02, 0.011), (radius * 0.99, 0.014), (0, 0.014)], seg=48, grain='across')
    kit.lathe(oak, spline([(0.007, 0.014), (0.006, 0.020), (0.013, 0.027), (0.010, 0.034), (0, 0.035)]), seg=28)


def mills(kit: Kit, at: Point) -> None:
    """A tall pepper mill and a lower one for salt, turned of walnut and oak, on a stone dish."""
    x, y, z = at
    kit.lathe(m.ceramic('#cfc8bb', 0.5, 0.3), spline([(0, 0.004), (0.085, 0.0), (0.094, 0.006), (0.096, 0.014), (0.090, 0.012), (0, 0.010)]), x, y, z, 56)
    for dx, dy, height, wood in ((-0.034, 0.010, 0.235, 'walnut'), (0.040, -0.012, 0.165, 'oak')):
        part = [
            (0, 0),
            (0.026, 0),
            (0.028, 0.006),
            (0.025, 0.05),
            (0.018, height * 0.42),
            (0.0235, height * 0.66),
            (0.024, height * 0.70),
            (0.020, height * 0.715),
        ]
        head = [
            (0.0215, height * 0.72),
            (0.0255, height * 0.78),
            (0.024, height * 0.87),
            (0.012, height * 0.94),
            (0.006, height * 0.95),
            (0.0085, height),
            (0, height),
        ]
        for profile in (part, head):
            kit.lathe(m.wood(wood), spline(profile), x + dx, y + dy, z + 0.011, 40)


def oil_and_salt(kit: Kit, at: Point) -> None:
    """Stoneware jug for oil with a poured lip and a handle, and a salt cellar with a pivoting lid of olive wood."""
    x, y, z = at
    clay = m.ceramic('#b9ab93', 0.38, 0.35)
    kit.lathe(
        clay,
        spline([(0, 0), (0.038, 0), (0.042, 0.006), (0.046, 0.060), (0.038, 0.120), (0.020, 0.150), (0.018, 0.172), (0.021, 0.176), (0.015, 0.174)]),
        x,
        y,
        z,
        48,
    )
    kit.tube(clay, bend([(x + 0.018, y, z + 0.166), (x + 0.050, y, z + 0.160), (x + 0.058, y, z + 0.120), (x + 0.043, y, z + 0.088)]), 0.0065, 14)
    teak = m.wood('teak')
    kit.lathe(teak, spline([(0, 0), (0.040, 0), (0.044, 0.005), (0.045, 0.045), (0.043, 0.050), (0, 0.050)]), x + 0.135, y - 0.03, z, 48)
    with kit.at(x + 0.135, y - 0.03, z + 0.0505, rz=20):
        kit.lathe(teak, [(0, 0.009), (0.042, 0.009), (0.044, 0.006), (0.044, 0)], 0.006, 0, 0, 48, grain='across')


def oil_bottles(kit: Kit, at: Point) -> None:
    """Oil in dark green glass under a steel spout, vinegar in brown glass under a cork; labels to the room. Glass as dark is a mirror with no sight through it."""
    x, y, z = at
    for dx, dy, radius, height, glass in ((0.0, 0.0, 0.033, 0.215, '#20281a'), (0.082, -0.018, 0.030, 0.165, '#2b1a10')):
        shoulder, neck = height * 0.66, radius * 0.40
        side = [
            (0, 0.002),
            (radius * 0.86, 0),
            (radius, 0.006),
            (radius, 0.018),
            (radius, shoulder - 0.012),
            (radius, shoulder),
            (radius * 0.80, shoulder + 0.022),
            (neck, shoulder + 0.044),
            (neck, height - 0.012),
        ]
        lip = [(neck + 0.0035, height - 0.011), (neck + 0.0035, height - 0.001), (neck, height), (0, height)]
        with kit.at(x + dx, y + dy, z):
            kit.lathe(m.simple(glass, 0.07), [*spline(side), *lip], seg=64)
            labels.round_side(kit, radius, (-84 - 500 * dx, 0.026), (radius * 1.9, shoulder * 0.55), random.Random(round(height * 1000)))
            if dx:
                kit.lathe(m.wood('oak_light'), [(0.0105, height - 0.001), (0.0125, height + 0.013), (0.0115, height + 0.016), (0, height + 0.016)], seg=32)
            else:
                steel = m.metal('steel', 0.2, brushed=False)
                kit.lathe(steel, [(0.0105, height), (0.0095, height + 0.012), (0, height + 0.012)], seg=32)
                kit.tube(steel, bend([(0, 0, height + 0.010), (0, 0, height + 0.030), (-0.016, -0.010, height + 0.050)]), 0.0034, 14)
