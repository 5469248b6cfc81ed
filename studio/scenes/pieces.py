"""Tables and chairs as single pieces on seamless ground, one builder each, of the materials its record names by part (`of`). Metres; the sitter of a chair looks along +y."""

import math

from studio.catalogue.finishes import body_material
from studio.catalogue.records import row
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built
from studio.kit.geometry import Kit
from studio.props import props, seating
from studio.scenes.piece_views import near, views

EXPOSURE = 0.15  # stops, under studio_light


def ground(kit, colour='#dcd6ca'):
    """Paper sweep: floor and back wall in one curve, so wide that a camera beside the piece sees no end of it."""
    radius, depth, height, half, steps = 1.6, 2.2, 4.5, 40.0, 24
    profile = (
        [(-9.0, 0.0), (depth, 0.0)]
        + [(depth + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * i / steps for i in range(1, steps + 1))]
        + [(depth + radius, height)]
    )
    vertices = [(x, y, z) for y, z in profile for x in (-half, half)]
    kit.poly(m.plaster(colour, 0.02, 0.01), vertices, [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)], 'x')


def studio_light(warm=(1, 0.97, 0.93)):
    """Soft box from the left, strip from behind, weak fill: one soft shadow to the right."""
    lights.area((-2.8, -2.0, 3.0), (0, 0, 0.45), 1.5, 1.3, 270, warm, 180)
    lights.area((2.6, 1.4, 2.6), (0, 0, 0.5), 1.0, 2.0, 60, (0.96, 0.98, 1), 180)
    lights.area((1.6, -4.5, 2.2), (0, 0, 0.5), 3.0, 2.0, 40, warm, 180, glossy=False)
    lights.world(None, 0.32, color=(1, 0.98, 0.95))


def alice(kit, of):
    """Beech chair: turned front legs, upholstered seat, two bent back rails."""
    wood, linen, seat = of('frame'), of('cover'), 0.46
    leg = props.spline(
        [
            (0, 0),
            (0.013, 0),
            (0.016, 0.01),
            (0.014, 0.05),
            (0.021, 0.10),
            (0.017, 0.115),
            (0.023, 0.14),
            (0.025, 0.24),
            (0.021, 0.33),
            (0.016, 0.345),
            (0.024, 0.36),
            (0.024, 0.385),
        ]
    )
    for x in (-0.19, 0.19):
        kit.lathe(wood, leg, x, 0.185, 0, 32)
        kit.box(wood, x - 0.022, 0.163, 0.385, x + 0.022, 0.207, seat - 0.03, 0.002)
        kit.tube(
            wood,
            [(x, -0.26, 0), (x, -0.215, seat * 0.6), (x, -0.205, seat), (x * 0.98, -0.225, seat + 0.20), (x * 0.95, -0.285, seat + 0.46)],
            0.0125,
            16,
            0.014,
        )
    for y in (0.185, -0.205):
        kit.box(wood, -0.17, y - 0.011, seat - 0.085, 0.17, y + 0.011, seat - 0.03, 0.003, 'x')
    for x in (-0.19, 0.19):
        kit.box(wood, x - 0.011, -0.195, seat - 0.085, x + 0.011, 0.165, seat - 0.03, 0.003, 'y')
    props.soft_box(kit, linen, -0.225, -0.215, seat - 0.032, 0.225, 0.215, seat + 0.034, 0.026, 0.020)
    kit.tube(linen, props.rounded_path(-0.221, -0.211, 0.221, 0.211, seat + 0.003, 0.03), 0.003, 8)
    for z, half_height in ((seat + 0.24, 0.032), (seat + 0.42, 0.045)):
        lean = -0.215 - (z - seat) ** 2 * 0.33
        rows = []
        for i in range(25):
            t = -1 + 2 * i / 24
            y = lean - 0.035 * (1 - t * t)
            rows.append(
                [
                    (t * 0.185, y - 0.010, z - half_height),
                    (t * 0.185, y + 0.010, z - half_height),
                    (t * 0.185, y + 0.010, z + half_height + 0.012 * (1 - t * t)),
                    (t * 0.185, y - 0.010, z + half_height + 0.012 * (1 - t * t)),
                ]
            )
        seating.loft(kit, wood, rows[::-1])
    for y, z in ((0, 0.17),):
        kit.tube(wood, [(-0.19, y, z), (0.19, y, z)], 0.009, 12)
    for x in (-0.19, 0.19):
        kit.tube(wood, [(x, -0.235, 0.17), (x, 0.185, 0.17)], 0.009, 12)
    return views(0.5, 0.95, 0.5, 28)


def bruna(kit, of):
    """Saddle leather wrapped round sitter and seat, four tapered smoked-oak legs."""
    oak, hide, seat = of('frame'), of('cover'), 0.455
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.tube(oak, [(sx * 0.225, sy * 0.215, 0), (sx * 0.185, sy * 0.175, seat - 0.05)], 0.010, 16, 0.019)
    kit.lathe(oak, [(0, seat - 0.062), (0.205, seat - 0.062), (0.21, seat - 0.05), (0, seat - 0.048)], seg=56)
    seating.cushion(kit, hide, seat - 0.050, seat + 0.020, 0.225, 0.222, 0.018)
    seating.shell_back(kit, hide, seat + 0.01, 0.33, 0.232, 0.040, 118, 0.045, 0.52)
    return views(0.55, 0.80, 0.5, 30)


def capri(kit, of):
    """Extending table, shown at 1800: two porcelain halves, leaf joint, painted plinth base."""
    top, base = of('top'), of('base')
    for a, c in ((-0.90, -0.001), (0.001, 0.90)):
        kit.box(top, a, -0.47, 0.738, c, 0.47, 0.750, 0.002, 'x')
    kit.box(m.metal('black', 0.45, brushed=False), -0.76, -0.33, 0.712, 0.76, 0.33, 0.738, 0.002, 'x')
    for x in (-0.52, 0.52):
        profile = [(x + 0.10 * math.cos(t) * (1 if math.cos(t) > 0 else 0.9), 0.30 * math.sin(t)) for t in (2 * math.pi * i / 64 for i in range(65))]
        kit.extrude_z(base, profile, 0.02, 0.712, 'z')
        kit.poly(base, [(a, b, 0.02) for a, b in profile[:-1]], [list(range(64))[::-1]])
        kit.box(base, x - 0.14, -0.33, 0, x + 0.14, 0.33, 0.022, 0.006, 'x')
    kit.box(base, -0.45, -0.03, 0.60, 0.45, 0.03, 0.70, 0.003, 'x')
    return views(1.8, 0.75, 0.95, 26)


def dalia(kit, of):
    """Velvet armchair at table height, buttoned inside back, brass glides."""
    velvet, brass, seat = of('cover'), m.metal('brass', 0.22), 0.47
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.tube(m.wood('walnut'), [(sx * 0.23, sy * 0.22, 0.05), (sx * 0.20, sy * 0.19, seat - 0.07)], 0.012, 16, 0.020)
            kit.tube(brass, [(sx * 0.237, sy * 0.227, 0), (sx * 0.229, sy * 0.219, 0.055)], 0.0115, 16, 0.0135)
    kit.lathe(m.simple('#1a1715', 0.6), [(0, seat - 0.10), (0.235, seat - 0.10), (0.24, seat - 0.085), (0, seat - 0.08)], seg=56)
    seating.cushion(kit, velvet, seat - 0.085, seat + 0.025, 0.262, 0.255, 0.024)
    seating.shell_back(kit, velvet, seat - 0.07, 0.46, 0.262, 0.070, 116, 0.055, 0.60)
    for ring, z in enumerate((seat + 0.14, seat + 0.25)):
        for i in range(7):
            a = math.radians(-66 + 22 * i + (11 if ring else 0))
            if abs(math.degrees(a)) > 70:
                continue
            r = 0.232 + 0.055 * (z - seat + 0.07) / 0.46
            kit.lathe(velvet, [(0, 0.012), (0.009, 0.010), (0.0125, 0.004), (0.013, 0), (0, 0)], r * math.sin(a), 0.015 - r * math.cos(a) * 0.94, z - 0.006, 16)
    return views(0.62, 0.86, 0.6, 30)


def fluted_column(kit, mat, radius, z0, z1, flutes=28, waist=0.86):
    """Round column with hollow flutes, drawn in a little at half height."""
    rings, count = [], flutes * 8
    for level in range(13):
        t = level / 12
        r0 = radius * (waist + (1 - waist) * abs(2 * t - 1) ** 1.8)
        rings.append(
            [
                (
                    (r0 - 0.013 * abs(math.sin(math.pi * i / 8))) * math.cos(2 * math.pi * i / count),
                    (r0 - 0.013 * abs(math.sin(math.pi * i / 8))) * math.sin(2 * math.pi * i / count),
                    z0 + (z1 - z0) * t,
                )
                for i in range(count)
            ]
        )
    seating.loft(kit, mat, rings[::-1])


def elba(kit, of):
    """Round travertine table, 1400, on a fluted pedestal."""
    rock = of('whole')
    kit.lathe(rock, [(0, 0.716), (0.682, 0.716), (0.697, 0.722), (0.700, 0.730), (0.700, 0.742), (0.696, 0.748), (0.688, 0.750), (0, 0.750)], seg=128)
    fluted_column(kit, rock, 0.27, 0.035, 0.716)
    kit.lathe(rock, [(0, 0), (0.33, 0), (0.333, 0.004), (0.333, 0.030), (0.328, 0.035), (0, 0.035)], seg=96)
    return views(1.42, 0.75, 1.4, 18)


def flora(kit, of):
    """Ash bar stool, 750 mm, seat of woven cord."""
    ash, cord, seat = of('frame'), of('cover'), 0.75
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.tube(ash, [(sx * 0.225, sy * 0.200, 0), (sx * 0.175, sy * 0.150, seat - 0.01)], 0.0135, 16, 0.0155)
    for z, grow in ((0.24, 0.034), (0.42, 0.022)):
        for sy in (-1, 1):
            kit.tube(ash, [(-0.178 - grow, sy * (0.153 + grow), z), (0.178 + grow, sy * (0.153 + grow), z)], 0.009, 12)
        for sx in (-1, 1):
            kit.tube(ash, [(sx * (0.178 + grow), -0.153 - grow, z + 0.04), (sx * (0.178 + grow), 0.153 + grow, z + 0.04)], 0.009, 12)
    for sy in (-1, 1):
        kit.tube(ash, [(-0.175, sy * 0.152, seat - 0.022), (0.175, sy * 0.152, seat - 0.022)], 0.0135, 16)
    for sx in (-1, 1):
        kit.tube(ash, [(sx * 0.177, -0.15, seat - 0.017), (sx * 0.177, 0.15, seat - 0.017)], 0.0135, 16)
    for i in range(60):
        x = -0.168 + 0.336 * i / 59
        dip = 0.010 * (1 - (x / 0.17) ** 2)
        kit.tube(
            cord,
            [
                (x, -0.166, seat - 0.028),
                (x, -0.162, seat - 0.010),
                (x, -0.148, seat - 0.004),
                (x, 0, seat - 0.008 - dip),
                (x, 0.148, seat - 0.004),
                (x, 0.162, seat - 0.010),
                (x, 0.166, seat - 0.028),
                (x, 0.150, seat - 0.038),
                (x, -0.150, seat - 0.038),
                (x, -0.166, seat - 0.028),
            ],
            0.0027,
            6,
        )
    return views(0.5, 0.76, 0.45, 30)


def giotto(kit, of):
    """Solid walnut table, 2400, on two trestles with a stretcher."""
    wood = of('whole')
    for i in range(6):
        kit.box(wood, -1.2, -0.48 + i * 0.16 + 0.0003, 0.712, 1.2, -0.48 + (i + 1) * 0.16 - 0.0003, 0.750, 0.0014 if i in (0, 5) else 0.0006, 'x')
    for x in (-0.78, 0.78):
        for s in (-1, 1):
            with kit.at(x, s * 0.20, 0.34, rx=s * 14):
                kit.box(wood, -0.035, -0.028, -0.352, 0.035, 0.028, 0.356, 0.004, 'z')
        kit.box(wood, x - 0.045, -0.40, 0.655, x + 0.045, 0.40, 0.712, 0.006, 'y')
        kit.box(wood, x - 0.030, -0.24, 0.26, x + 0.030, 0.24, 0.315, 0.004, 'y')
    kit.box(wood, -0.92, -0.022, 0.265, 0.92, 0.022, 0.310, 0.004, 'x')
    for x in (-0.865, 0.865):
        kit.box(wood, x - 0.010, -0.035, 0.255, x + 0.010, 0.035, 0.32, 0.003, 'y')
    return views(2.4, 0.75, 1.0, 26)


def ines(kit, of):
    """Low lounge chair in bouclé on oak legs."""
    seating.armchair(kit, 0, 0, 0, of('frame'), of('cover'))
    return views(0.75, 0.74, 0.7, 32)


def lido(kit, of):
    """Stacking chair: two bent steel loops, cane seat and back."""
    steel, cane, seat, r = of('frame'), of('cover'), 0.45, 0.0105
    for sx in (-1, 1):
        x = sx * 0.215
        path = [
            (x, 0.24, 0),
            (x, 0.215, 0.22),
            (x, 0.205, seat - 0.04),
            (x, 0.190, seat - 0.012),
            (x, 0.165, seat),
            (x, 0, seat - 0.006),
            (x, -0.165, seat - 0.004),
            (x, -0.198, seat + 0.010),
            (x, -0.215, seat + 0.04),
            (x, -0.245, seat + 0.22),
            (x, -0.265, seat + 0.37),
        ]
        kit.tube(steel, path, r, 16)
        kit.tube(steel, [(x * 1.06, -0.28, 0), (x * 1.06, -0.20, 0.25), (x * 1.06, -0.10, seat - 0.03), (x * 1.04, -0.04, seat - 0.018)], r, 16)
    for y, z in ((0.165, seat), (-0.165, seat - 0.004)):
        kit.tube(steel, [(-0.215, y, z), (0.215, y, z)], r * 0.8, 12)
    for y, z in ((-0.238, seat + 0.18), (-0.266, seat + 0.375)):
        kit.tube(steel, [(-0.215, y, z), (0.215, y, z)], r * 0.8, 12)
    kit.box(m.wood('oak_light'), -0.205, -0.155, seat - 0.004, 0.205, 0.155, seat + 0.008, 0.003, 'x')
    kit.box(cane, -0.180, -0.13, seat + 0.0085, 0.180, 0.13, seat + 0.0105, 0)
    with kit.at(0, -0.252, seat + 0.275, rx=8):
        for a, b in ((-0.100, -0.075), (0.075, 0.100)):
            kit.box(m.wood('oak_light'), -0.205, -0.007, a, 0.205, 0.007, b, 0.002, 'x')
        for a, b in ((-0.205, -0.180), (0.180, 0.205)):
            kit.box(m.wood('oak_light'), a, -0.007, -0.075, b, 0.007, 0.075, 0.002, 'z')
        kit.box(cane, -0.182, -0.001, -0.077, 0.182, 0.001, 0.077, 0)
    return views(0.5, 0.85, 0.55, 30)


def marta(kit, of):
    """Counter stool, 650 mm, low leather shell on blackened steel."""
    seating.bar_stool(kit, 0, 0, 0, of('frame'), of('cover'), 0.65)
    return views(0.52, 0.88, 0.5, 32)


def nola(kit, of):
    """Spindle chair, black-stained ash."""
    seating.spindle_chair(kit, 0, 0, 0, of('frame'))
    return views(0.5, 0.86, 0.5, 34)


def olmo(kit, of):
    """Round extending table, 1200, elm-tone oak, four turned-in legs and a parting joint."""
    wood = of('whole')
    for side in (-1, 1):
        arc = [(0.60 * math.cos(a), side * 0.0006 + side * 0.60 * math.sin(a)) for a in (math.pi * i / 64 for i in range(65))]
        for z, flip in ((0.748, side < 0), (0.716, side > 0)):
            kit.poly(wood, [(x, y, z) for x, y in arc], [list(range(65))[:: -1 if flip else 1]], 'x')
        vertices = [(x * s, y * s, z) for s, z in ((1, 0.716), (1.004, 0.722), (1.004, 0.744), (1, 0.748)) for x, y in arc]
        kit.poly(wood, vertices, [[j * 65 + i, j * 65 + i + 1, (j + 1) * 65 + i + 1, (j + 1) * 65 + i][::side] for j in range(3) for i in range(64)], 'x')
    kit.lathe(wood, [(0.50, 0.640), (0.515, 0.640), (0.517, 0.643), (0.517, 0.716), (0.50, 0.716)], seg=96)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        kit.tube(wood, [(0.47 * math.cos(a), 0.47 * math.sin(a), 0), (0.46 * math.cos(a), 0.46 * math.sin(a), 0.716)], 0.019, 24, 0.034)
    return views(1.22, 0.75, 1.2, 20)


def savoy(kit, of):
    """Banquette, 2000: channelled leather back and seat on a lacquer plinth."""
    hide, plinth = of('cover'), of('plinth')
    kit.box(plinth, -0.96, -0.26, 0, 0.96, 0.26, 0.12, 0.002, 'x')
    kit.box(plinth, -1.0, -0.31, 0.12, 1.0, 0.31, 0.16, 0.002, 'x')
    count = 14
    for i in range(count):
        a = -1.0 + i * 2.0 / count
        props.soft_box(kit, hide, a + 0.0012, -0.30, 0.40, a + 2.0 / count - 0.0012, -0.16, 0.96, 0.052, 0.004, 12)
        props.soft_box(kit, hide, a + 0.0012, -0.18, 0.36, a + 2.0 / count - 0.0012, 0.325, 0.475, 0.045, 0.006, 12)
    props.soft_box(kit, hide, -1.0, -0.20, 0.158, 1.0, 0.31, 0.38, 0.03, 0.002, 12)
    props.soft_box(kit, hide, -1.0, -0.315, 0.158, 1.0, -0.19, 0.94, 0.03, 0.002, 12)
    return views(2.0, 0.96, 0.62, 28)


def tosca(kit, of):
    """Oval-back chair in painted beech with a silk-look weave."""
    seating.oval_chair(kit, 0, 0, 0, of('frame'), of('cover'))
    return views(0.52, 0.99, 0.5, 30)


def weekend(kit, of):
    """Breakfast table, one leaf up and one down, with its bench, in birch."""
    birch = of('whole')
    for i in range(4):
        kit.box(birch, -0.60, -0.24 + i * 0.12 + 0.0003, 0.722, 0.60, -0.24 + (i + 1) * 0.12 - 0.0003, 0.748, 0.001, 'x')
    for i in range(2):
        kit.box(birch, -0.60, 0.2415 + i * 0.13, 0.722, 0.60, 0.2415 + (i + 1) * 0.13 - 0.0006, 0.748, 0.001, 'x')
    kit.box(birch, -0.60, -0.268, 0.44, 0.60, -0.2425, 0.745, 0.004, 'x')
    for x in (-0.50, 0.50):
        for y in (-0.17, 0.17):
            kit.tube(birch, [(x * 1.03, y * 1.08, 0), (x, y, 0.722)], 0.016, 20, 0.027)
        kit.box(birch, x - 0.012, -0.15, 0.64, x + 0.012, 0.15, 0.722, 0.002, 'y')
    for y in (-0.17, 0.17):
        kit.box(birch, -0.48, y - 0.011, 0.64, 0.48, y + 0.011, 0.722, 0.002, 'x')
    kit.tube(birch, [(0.2, 0.19, 0.60), (0.2, 0.42, 0.715)], 0.010, 12)
    kit.box(birch, -0.55, -0.80, 0.425, 0.55, -0.50, 0.455, 0.004, 'x')
    for x in (-0.44, 0.44):
        for y in (-0.75, -0.55):
            kit.tube(birch, [(x * 1.05, -0.65 + (y + 0.65) * 1.25, 0), (x, y, 0.43)], 0.014, 20, 0.022)
    kit.box(birch, -0.44, -0.66, 0.20, 0.44, -0.64, 0.235, 0.003, 'x')
    for x in (-0.45, 0.45):
        kit.box(birch, x - 0.012, -0.755, 0.203, x + 0.012, -0.545, 0.232, 0.003, 'y')
    return views(1.35, 0.75, 1.2, -28)


PIECES = dict(
    alice=alice,
    bruna=bruna,
    capri=capri,
    dalia=dalia,
    elba=elba,
    flora=flora,
    giotto=giotto,
    ines=ines,
    lido=lido,
    marta=marta,
    nola=nola,
    olmo=olmo,
    savoy=savoy,
    tosca=tosca,
    weekend=weekend,
)
TABLES = ('capri', 'elba', 'giotto', 'olmo', 'weekend')


def build(slug: str) -> Built:
    """The piece of a record on its ground."""
    record = row('table-and-chairs', slug)
    shoot, named = record['shoot'], {one['part']: one['material'] for one in record['materials']}
    kit = Kit(shoot['seed'])
    ground(kit, shoot['ground'])
    with kit.at(0, 0, 0, rz=0 if slug in TABLES else 180):  # seats face the camera
        cameras = {**PIECES[slug](kit, lambda part: body_material(named[part])), **near(slug)}
    kit.flush(slug)
    studio_light()
    return Built(cameras, EXPOSURE)
