"""Upholstered seats. Local frame: the sitter looks along +y, floor z=0, metres."""
import math
from . import materials as m


def loft(kit, mat, rings, closed_ends=True):
    """Skin a list of equal rings (lists of xyz) into one smooth solid."""
    count = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = [[i * count + j, (i + 1) * count + j, (i + 1) * count + (j + 1) % count, i * count + (j + 1) % count]
             for i in range(len(rings) - 1) for j in range(count)]
    if closed_ends: faces += [list(range(count)), [(len(rings) - 1) * count + j for j in range(count)][::-1]]
    kit.poly(mat, vertices, faces, 'x')


def superellipse(angle, rx, ry, power=.55):
    c, s = math.cos(angle), math.sin(angle)
    return math.copysign(abs(c) ** power, c) * rx, math.copysign(abs(s) ** power, s) * ry


def cushion(kit, mat, z0, z1, rx, ry, crown=.018, segments=72):
    """Rounded seat pad between heights z0 and z1 with a crowned top and piping round the seam."""
    profile = [(.0, 0), (.90, 0), (.965, .08), (.992, .26), (1.0, .46), (.995, .62), (.972, .80), (.92, .93), (.84, 1.0), (.60, 1.0), (.30, 1.0), (.0, 1.0)]
    rings = []
    for share, height in profile:
        lift = crown * (1 - share ** 2) if height == 1.0 else 0
        rings.append([(*superellipse(2 * math.pi * i / segments, rx * max(share, .001), ry * max(share, .001)), z0 + (z1 - z0) * height + lift) for i in range(segments)])
    loft(kit, mat, rings[::-1], closed_ends=False)
    seam = [(*superellipse(2 * math.pi * i / 96, rx * .999, ry * .999), z0 + (z1 - z0) * .70) for i in range(98)]
    kit.tube(mat, seam, .0032, 8)


def shell_back(kit, mat, z0, height, radius=.222, thickness=.046, reach=104, lean=.030, end_height=.42):
    """Upholstered shell that wraps the sitter: highest at the back, sloping down to rounded arms, piped on both shoulders.

    reach: half angle in degrees; end_height: arm height as a share of the back's height; lean: outward lean at the top.
    """
    steps, ring_points = 56, 36
    def section(i):
        t = -1 + 2 * i / steps
        top = height * (end_height + (1 - end_height) * (.5 + .5 * math.cos(math.pi * min(1, abs(t) * 1.12))))
        taper = 1 if abs(t) < .9 else math.sqrt(max(0, 1 - ((abs(t) - .9) / .1) ** 2))
        return math.radians(reach * t), top, max(taper, .02)
    def place(angle, r, z):
        r += lean * max(0, z - z0) / height
        return (r * math.sin(angle), .015 - r * math.cos(angle) * .94, z)
    rings, outer, inner = [], [], []
    for i in range(steps + 1):
        angle, top, taper = section(i)
        half_r, half_z = thickness / 2 * taper, top / 2 * (.55 + .45 * taper)
        middle = z0 + top / 2
        rings.append([place(angle, radius + dr, middle + dz) for dr, dz in
                      ((superellipse(2 * math.pi * j / ring_points, half_r, half_z, .42)) for j in range(ring_points))])
        if taper > .6:
            outer.append(place(angle, radius + half_r * .96, middle + half_z - .0075))
            inner.append(place(angle, radius - half_r * .96, middle + half_z - .0075))
    loft(kit, mat, rings)
    for path in (outer, inner): kit.tube(mat, path, .0030, 8)


def bar_stool(kit, x, y, turn, frame, cover, seat=.65):
    """Counter stool with a piped shell back, four tapered legs and a foot rest. seat: seat height in metres."""
    with kit.at(x, y, 0, rz=turn):
        foot, top = .205, .165
        for sx in (-1, 1):
            for sy in (-1, 1): kit.tube(frame, [(sx * foot, sy * foot, 0), (sx * top, sy * top, seat - .055)], .0075, 14, .0115)
        rest = foot - (foot - top) * .22 / (seat - .055)
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            kit.tube(frame, [(a[0] * rest, a[1] * rest, .22), (b[0] * rest, b[1] * rest, .22)], .0075, 12)
        kit.lathe(m.simple('#1a1715', .6), [(0, seat - .062), (.185, seat - .062), (.19, seat - .05), (0, seat - .048)], 0, 0, 0, 48)
        cushion(kit, cover, seat - .050, seat + .012, .215, .210)
        shell_back(kit, cover, seat - .012, .235)


def armchair(kit, x, y, turn, frame, cover, seat=.42):
    """Low lounge chair: the stool's shell, wider, on four short legs."""
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            for sy in (-1, 1): kit.tube(frame, [(sx * .27, sy * .26, 0), (sx * .24, sy * .23, seat - .12)], .011, 14, .016)
        cushion(kit, cover, seat - .14, seat - .01, .335, .325, .02)
        cushion(kit, cover, seat - .01, seat + .06, .300, .300, .03)
        shell_back(kit, cover, seat - .14, .46, .335, .085, 112, .06, .55)


def spindle_chair(kit, x, y, turn, wood, seat=.45):
    """Spindle-back chair: saddled seat, four turned legs with stretchers, nine spindles under a bent rail."""
    with kit.at(x, y, 0, rz=turn):
        feet = [(sx * .215, sy * .205, sx * .155, sy * .15) for sx in (-1, 1) for sy in (-1, 1)]
        for fx, fy, tx, ty in feet:
            mid = ((fx + tx) / 2, (fy + ty) / 2)
            kit.tube(wood, [(fx, fy, 0), (*mid, seat * .5)], .0105, 14, .0165); kit.tube(wood, [(*mid, seat * .5), (tx, ty, seat - .02)], .0165, 14, .012)
        for sx in (-1, 1): kit.tube(wood, [(sx * .192, -.182, .17), (sx * .192, .182, .17)], .009, 12)
        kit.tube(wood, [(-.19, 0, .17), (.19, 0, .17)], .009, 12)
        rings = []
        for share, z in ((.0, 0), (.80, 0), (.96, .008), (1.0, .018), (.99, .028), (.93, .034), (.70, .028), (.35, .020), (.0, .019)):
            rings.append([(*superellipse(2 * math.pi * i / 64, .218 * max(share, .002), .208 * max(share, .002), .62), seat - .032 + z) for i in range(64)])
        loft(kit, wood, rings[::-1], closed_ends=False)
        bend = lambda a, r: (r * math.sin(a), -.012 - r * math.cos(a) * .93)
        for i in range(9):
            a = math.radians(-62 + 124 * i / 8)
            kit.tube(wood, [(*bend(a, .180), seat - .012), (*bend(a, .225), seat + .20), (*bend(a, .262), seat + .385)], .0068, 12)
        rail = [(*bend(math.radians(-70 + 140 * i / 24), .264), seat + .392) for i in range(25)]
        kit.tube(wood, rail, .0145, 16)


def oval_chair(kit, x, y, turn, wood, cover, seat=.47):
    """Dining chair with an oval padded back in a round frame and tapered legs."""
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            kit.tube(wood, [(sx * .20, .20, 0), (sx * .19, .185, .05), (sx * .185, .18, seat - .07)], .011, 16, .021)
            kit.tube(wood, [(sx * .19, -.27, 0), (sx * .175, -.20, seat - .06), (sx * .14, -.205, seat + .09)], .012, 16, .016)
        kit.lathe(wood, [(0, seat - .085), (.215, seat - .085), (.225, seat - .075), (.225, seat - .045), (0, seat - .04)], 0, 0, 0, 64)
        cushion(kit, cover, seat - .048, seat + .012, .222, .218, .022)
        with kit.at(0, -.225, seat + .285, rx=-9):
            turns = [2 * math.pi * i / 48 for i in range(50)]
            kit.tube(wood, [(.205 * math.cos(a), 0, .225 * math.sin(a)) for a in turns], .0145, 16)
            rings = [[(share * .198 * math.cos(2 * math.pi * i / 64), depth, share * .218 * math.sin(2 * math.pi * i / 64)) for i in range(64)]
                     for share, depth in ((.003, -.030), (.5, -.028), (.8, -.022), (.95, -.010), (1.0, .004), (.95, .018), (.8, .028), (.5, .034), (.003, .036))]
            loft(kit, cover, rings, closed_ends=False)
            for depth in (-.0125, .0125): kit.tube(cover, [(.192 * math.cos(a), depth, .212 * math.sin(a)) for a in turns], .003, 8)


def round_stool(kit, x, y, turn, frame, cover, seat=.65):
    """Backless stool: round pad on a metal ring, four splayed legs, round foot ring."""
    with kit.at(x, y, 0, rz=turn):
        for angle in (45, 135, 225, 315):
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            kit.tube(frame, [(c * .235, s * .235, 0), (c * .135, s * .135, seat - .055)], .009, 14, .010)
        turns = [2 * math.pi * i / 48 for i in range(50)]
        kit.tube(frame, [(.205 * math.cos(a), .205 * math.sin(a), .20) for a in turns], .008, 12)
        kit.lathe(frame, [(0, seat - .062), (.172, seat - .062), (.176, seat - .056), (.176, seat - .046), (0, seat - .044)], seg=56)
        rings = [[(share * .182 * math.cos(t), share * .182 * math.sin(t), seat - .046 + z) for t in (2 * math.pi * i / 56 for i in range(56))]
                 for share, z in ((.002, 0), (.94, 0), (.99, .012), (1, .026), (.985, .042), (.93, .054), (.75, .060), (.4, .064), (.002, .066))]
        loft(kit, cover, rings[::-1], closed_ends=False)
        kit.tube(cover, [(.1815 * math.cos(a), .1815 * math.sin(a), seat - .012) for a in turns], .003, 8)


def saddle_stool(kit, x, y, turn, wood, seat=.65):
    """Wooden stool with a saddled rectangular seat and four round legs with rails."""
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                kit.tube(wood, [(sx * .215, sy * .175, 0), (sx * .155, sy * .115, seat - .03)], .0125, 16, .016)
        for z, share in ((.20, .92), (.34, .68)):
            w, d = .155 + .06 * (1 - z / seat), .115 + .06 * (1 - z / seat)
            if share > .9:
                for sy in (-1, 1): kit.tube(wood, [(-w, sy * d, z), (w, sy * d, z)], .009, 12)
            else:
                for sx in (-1, 1): kit.tube(wood, [(sx * w, -d, z), (sx * w, d, z)], .009, 12)
        n, vertices, half = 20, [], (.215, .150)
        for level in (0, 1):
            for i in range(n + 1):
                for j in (-1, -.9, 0, .9, 1):
                    u = -1 + 2 * i / n
                    dip = .020 * (u * u) - .004 * (abs(j) > .95)
                    vertices.append((u * half[0], j * half[1], seat - .042 + .026 * level * (1 - .35 * (abs(j) == 1)) + dip + (.004 if not level and abs(j) == 1 else 0)))
        k = (n + 1) * 5
        faces = []
        for i in range(n):
            for j in range(4):
                a = i * 5 + j
                faces += [[a, a + 1, a + 6, a + 5], [k + a, k + a + 5, k + a + 6, k + a + 1]]
            faces += [[i * 5, i * 5 + 5, k + i * 5 + 5, k + i * 5], [i * 5 + 4, k + i * 5 + 4, k + i * 5 + 9, i * 5 + 9]]
        for i in (0, n):
            faces += [[i * 5 + j, k + i * 5 + j, k + i * 5 + j + 1, i * 5 + j + 1][:: 1 if i == 0 else -1] for j in range(4)]
        kit.poly(wood, vertices, faces, 'x')


def spindle_stool(kit, x, y, turn, wood, seat=.65):
    """Counter-height spindle chair with a low bent back."""
    with kit.at(x, y, 0, rz=turn):
        for sx in (-1, 1):
            for sy in (-1, 1):
                kit.tube(wood, [(sx * .215, sy * .205, 0), (sx * .15, sy * .145, seat - .02)], .0135, 14, .0125)
        for sx in (-1, 1): kit.tube(wood, [(sx * .190, -.182, .20), (sx * .190, .182, .20)], .009, 12)
        for sy in (-1, 1): kit.tube(wood, [(-.178, sy * .17, .29), (.178, sy * .17, .29)], .009, 12)
        rings = [[(*superellipse(2 * math.pi * i / 64, .205 * max(share, .002), .195 * max(share, .002), .62), seat - .032 + z) for i in range(64)]
                 for share, z in ((.0, 0), (.80, 0), (.96, .008), (1.0, .018), (.99, .028), (.93, .034), (.70, .028), (.35, .020), (.0, .019))]
        loft(kit, wood, rings[::-1], closed_ends=False)
        bend = lambda a, r: (r * math.sin(a), -.012 - r * math.cos(a) * .93)
        for i in range(9):
            a = math.radians(-66 + 132 * i / 8)
            kit.tube(wood, [(*bend(a, .172), seat - .012), (*bend(a, .215), seat + .225)], .0065, 12)
        kit.tube(wood, [(*bend(math.radians(-74 + 148 * i / 24), .217), seat + .232) for i in range(25)], .0135, 16)
