"""A bathroom from a catalogue record: `bathroom_from_record(record)`. Metres inside, dims in mm."""
from dataclasses import dataclass, replace
import math
from . import cabinetry as cab, core, finishes, materials as m, props, room, seating, sets
from .core import Kit
from .dims import metres
from .stone import stone


@dataclass(frozen=True)
class BathroomDims:
    """Every length in mm."""
    room_width: int = 3700
    room_depth: int = 4600
    room_height: int = 2700
    vanity_width: int = 1500
    vanity_depth: int = 500
    vanity_bottom: int = 380
    top_height: int = 860
    top_thickness: int = 30
    basin_radius: int = 185
    tile_width: int = 66
    tile_height: int = 200


def rounded_front(x0, x1, depth, radius, step):
    """Path [(x, y, nx, ny)] round the front of a box with two quarter-round ends, from the wall on the left to the wall on the right."""
    path = [(x0, -t, -1, 0) for t in _steps(0, depth - radius, step)]
    path += [(x0 + radius - radius * math.cos(a), -depth + radius - radius * math.sin(a), -math.cos(a), -math.sin(a)) for a in _steps(0, math.pi / 2, step / radius)]
    path += [(x, -depth, 0, -1) for x in _steps(x0 + radius, x1 - radius, step)]
    path += [(x1 - radius + radius * math.sin(a), -depth + radius - radius * math.cos(a), math.sin(a), -math.cos(a)) for a in _steps(0, math.pi / 2, step / radius)]
    return path + [(x1, -depth + radius + t, 1, 0) for t in _steps(0, depth - radius, step)]


def _steps(a, b, step):
    count = max(1, round((b - a) / step))
    return [a + (b - a) * (i + .5) / count for i in range(count)]


def fluted_shell(kit, mat, path, z0, z1, pitch=.022):
    """Half-round staves along a path."""
    profile = []
    for x, y, nx, ny in path:
        tx, ty = -ny, nx
        for s in range(9):
            a = math.pi * (1 - s / 8)
            profile.append((x + tx * math.cos(a) * pitch * .48 + nx * math.sin(a) * pitch * .42, y + ty * math.cos(a) * pitch * .48 + ny * math.sin(a) * pitch * .42))
    kit.extrude_z(mat, profile, z0, z1, 'z')
    ends = profile + [(profile[-1][0], 0), (profile[0][0], 0)]
    for z, flip in ((z0, 1), (z1, -1)): kit.poly(mat, [(a, b, z) for a, b in ends], [list(range(len(ends)))[::flip]])


def rounded_top(kit, mat, x0, x1, depth, radius, z0, z1, hole):
    """Slab with two round front corners and a round cut-out hole = (x, y, r); edges eased by 2 mm."""
    cx, cy, r = hole
    count, ease = 240, .002
    def outer(angle, inset):
        dx, dy = math.cos(angle), math.sin(angle)
        far = 2.0
        low, high = 0.0, far
        for _ in range(40):                                    # distance to the outline along the ray
            mid = (low + high) / 2
            low, high = (mid, high) if _inside(cx + dx * mid, cy + dy * mid, x0 + inset, x1 - inset, depth - inset, radius, inset) else (low, mid)
        return cx + dx * low, cy + dy * low
    rows = []
    for kind, inset, z in (('in', 0, z0), ('in', 0, z1 - ease), ('in', ease, z1), ('out', ease, z1), ('out', 0, z1 - ease), ('out', 0, z0 + ease), ('out', ease, z0)):
        ring = []
        for i in range(count):
            a = 2 * math.pi * i / count
            ring.append((cx + math.cos(a) * (r + inset), cy + math.sin(a) * (r + inset), z) if kind == 'in' else (*outer(a, inset), z))
        rows.append(ring)
    vertices = [p for ring in rows for p in ring]
    kit.poly(mat, vertices, [[j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i] for j in range(len(rows) - 1) for i in range(count)], 'x')


def _inside(x, y, x0, x1, depth, radius, inset):
    if not (x0 <= x <= x1 and -depth <= y <= 0): return False
    r = max(radius - inset, .001)
    for corner in (x0 + r, x1 - r):
        if (x - corner) * (1 if corner > (x0 + x1) / 2 else -1) > 0 and y < -depth + r: return math.hypot(x - corner, y + depth - r) <= r
    return True


def vanity(kit, record, look_metal, dims, x):
    """Vanity centred on x with its basin and wall tap; curved fluted ends, slab or framed by the record's words."""
    width, depth = metres(dims.vanity_width), metres(dims.vanity_depth)
    x0, x1 = x - width / 2, x + width / 2
    top, thick, r = metres(dims.top_height), metres(dims.top_thickness), metres(dims.basin_radius)
    front = finishes.front_material(record.finish, record.colour, record.colour_name)
    slab = _top_material(record.top)
    curved = 'curved' in record.furniture or 'fluted' in record.furniture
    hole = (x, -depth * .52, r)
    if curved:
        low, mid = metres(dims.vanity_bottom), (metres(dims.vanity_bottom) + top - thick) / 2
        path = rounded_front(x0 + .012, x1 - .012, depth - .012, .20, .022)
        inner = rounded_front(x0 + .03, x1 - .03, depth - .03, .19, .03)
        kit.extrude_z(m.simple('#151413', .7), [(px, py) for px, py, _, _ in inner], low + .01, top - thick)
        for a, b in ((low, mid - .0015), (mid + .0015, top - thick - .004)): fluted_shell(kit, front, path, a, b)
        rounded_top(kit, slab, x0, x1, depth, .21, top - thick, top, hole)
    else:
        framed = record.style != 'contemporary'
        low = .0 if framed else metres(dims.vanity_bottom)
        style = cab.Style(front='raised' if record.style == 'classic' else 'thin' if framed else 'slab', mat=front, inner=front, handle='knob' if framed else 'none', hmat=look_metal, plinth=front,
                          plinth_h=.12 if framed else low, base_h=top - thick, depth=depth - .03, grain='z')
        with kit.at(x0, 0, 0):
            for i, layout in enumerate(('drawers3', 'doors2', 'drawers3') if framed else ('drawers2', 'drawers2')):
                share = (.28, .44, .28)[i] * width if framed else width / 2
                cab.base_unit(kit, style, (sum((.28, .44, .28)[:i]) if framed else i / 2) * width, share, layout, body_top=top - thick - .17)
            if framed: kit.box(front, .0, -depth + .045, 0, width, -.02, .12, .002, 'x')
        rounded_top(kit, slab, x0 - .012, x1 + .012, depth + .012, .004, top - thick, top, hole)
    basin(kit, *hole, top - thick)
    wall_tap(kit, look_metal, x, top + .16)
    return x0, x1, top


def _top_material(text):
    if 'terrazzo' in text: return stone('terrazzo')
    if 'solid' in text: return m.ceramic('#eeebe4', .4)
    if 'gold vein' in text: return stone('calacatta')
    if 'cream' in text: return stone('cream_marble')
    if 'limestone' in text: return stone('limestone')
    if 'oak' in text: return m.wood('oak_light')
    return stone('statuario')


def basin(kit, x, y, r, z, depth=.13):
    """Round under-counter basin with a waste; z: underside of the top."""
    profile = [(.0, -depth + .004), (.022, -depth + .003), (.024, -depth), (r * .45, -depth + .004), (r * .82, -depth * .72), (r * 1.0, -depth * .30), (r * 1.03, 0), (r * 1.06, 0)]
    kit.lathe(m.ceramic('#f3f1ec', .10), props.spline(profile), x, y, z, 72)
    kit.lathe(m.metal('steel'), [(0, .006), (.018, .006), (.021, .004), (.022, 0)], x, y, z - depth + .001, 40)


def wall_tap(kit, mat, x, z, reach=.20):
    """Three-hole wall tap: spout and two cross-free lever discs."""
    kit.tube(mat, [(x, 0, z), (x, -.1, z)] + [(x, -reach + .02, z)] + [(x, -reach, z - .02), (x, -reach, z - .045)], .0105, 20)
    for dx in (-.115, 0, .115):
        with kit.at(x + dx, 0, z, rx=90): kit.lathe(mat, [(0, .012), (.026, .012), (.028, .010), (.028, 0)], seg=40)
    for dx in (-.115, .115):
        with kit.at(x + dx, 0, z, rx=90): kit.lathe(mat, [(0, .055), (.017, .055), (.019, .053), (.019, .030), (.012, .026), (.012, .010)], seg=40)
        kit.box(mat, x + dx - .0035, -.052, z, x + dx + .0035, -.040, z + .052, .002, 'z')


def tiles(kit, mat, grout, x0, x1, z0, z1, dims):
    """Vertical stacked tiles on the back wall, each set a fraction out of plane as hands do."""
    w, h, joint = metres(dims.tile_width), metres(dims.tile_height), .002
    kit.box(grout, x0, -.006, z0, x1, .0005, z1, 0, 'x')
    rng = kit.rng
    for i in range(int((x1 - x0) / w) + 1):
        for j in range(int((z1 - z0) / h) + 1):
            a, c = x0 + i * w, z0 + j * h
            b, d = min(a + w - joint, x1), min(c + h - joint, z1)
            if b - a < .008 or d - c < .008: continue
            with kit.at((a + b) / 2, -.006, (c + d) / 2, rx=rng.uniform(-.35, .35), rz=rng.uniform(-.5, .5)):
                kit.box(mat, -(b - a) / 2, -.009 + rng.uniform(-.0005, .0005), -(d - c) / 2, (b - a) / 2, 0, (d - c) / 2, .0018, 'z')


def round_mirror(kit, frame, x, z, r):
    """Round mirror, 12 mm frame, stands 30 mm off the wall."""
    with kit.at(x, -.012, z, rx=90):
        kit.lathe(m.mirror(), [(0, .022), (r - .006, .022)], seg=96)
        kit.lathe(frame, [(r - .006, .021), (r - .005, .028), (r + .006, .028), (r + .007, .026), (r + .007, 0)], seg=96)


def arched_mirror(kit, frame, x, z0, width, height):
    """Mirror with a half-round head."""
    r = width / 2
    outline = [(x - r, z0), (x + r, z0)] + [(x + r * math.cos(a), z0 + height - r + r * math.sin(a)) for a in (math.pi * i / 48 for i in range(49))]
    kit.poly(m.mirror(), [(a, -.030, b) for a, b in outline], [list(range(len(outline)))])
    kit.tube(frame, [(a, -.030, b) for a, b in outline] + [(x - r, -.030, z0), (x - r + .01, -.030, z0)], .009, 14)


def wall_globe(kit, mat, x, z, watts):
    """Opal globe on a short arm."""
    with kit.at(x, 0, z, rx=90): kit.lathe(mat, [(0, .012), (.042, .012), (.045, .009), (.045, 0)], seg=40)
    kit.tube(mat, [(x, 0, z), (x, -.095, z), (x, -.10, z + .02)], .007, 14); kit.cyl(mat, x, -.10, z + .015, z + .035, .024)
    globe = [(.062 * math.sin(math.pi * i / 24), .062 - .062 * math.cos(math.pi * i / 24)) for i in range(25)]
    kit.lathe(m.emit('#ffe6c6', 4.5), globe, x, -.10, z + .033, 48)
    core.point((x, -.30, z + .09), watts, (1, .82, .62), .07)


def bathtub(kit, x, y, length=1.62, width=.74, height=.58):
    """Freestanding oval tub with a thin rim, long side along y."""
    shell = [(.80, 0), (.84, .01), (.90, .20), (.96, .40), (1.0, .575), (1.0, .585), (.985, .59), (.970, .585), (.93, .45), (.84, .22), (.66, .13), (.30, .115), (.002, .115)]
    rings = [[(x + px, y + py, z * height / .59) for px, py in (seating.superellipse(2 * math.pi * i / 96, width / 2 * s, length / 2 * s, .80) for i in range(96))] for s, z in shell]
    seating.loft(kit, m.ceramic('#f2efe9', .18), rings[::-1], closed_ends=False)


def tub_filler(kit, mat, x, y):
    """Floor-standing tub tap with a hand shower."""
    kit.cyl(mat, x, y, 0, .012, .06, 40)
    kit.tube(mat, [(x, y, .01), (x, y, .80), (x, y, .93)] + [(x + .06 * (1 - math.cos(a)), y, .93 + .06 * math.sin(a)) for a in (math.pi / 2 * i / 8 for i in range(1, 9))] + [(x + .22, y, .99), (x + .24, y, .97), (x + .24, y, .94)], .012, 20)
    kit.tube(mat, [(x, y - .04, .78), (x, y + .04, .78)], .016, 20); kit.tube(mat, [(x, y - .05, .80), (x, y - .05, 1.0)], .010, 16)


def towel_rail(kit, mat, x0, x1, z, cloth):
    kit.tube(mat, [(x0, -.07, z), (x1, -.07, z)], .008, 16)
    for x in (x0 + .02, x1 - .02): kit.tube(mat, [(x, -.07, z), (x, 0, z)], .007, 14)
    props.towel(kit, cloth, (x0 + x1) / 2, -.07, z + .004, (x1 - x0) * .66, .62)


def side_table(kit, wood, x, y, cloth):
    """Low wooden stool with folded towels."""
    kit.lathe(wood, [(0, .43), (.165, .43), (.17, .435), (.17, .455), (.165, .46), (0, .46)], x, y, 0, 56)
    for a in (45, 165, 285):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a)); kit.tube(wood, [(x + .17 * c, y + .17 * s, 0), (x + .11 * c, y + .11 * s, .435)], .012, 14, .016)
    z = .461
    for i in range(3): props.soft_box(kit, cloth, x - .13, y - .10, z, x + .13, y + .10, z + .042, .019, .004, 10, .001, i); z += .041


def room_door(kit, paint, metal, x, y, width=.86, height=2.15):
    """Panelled door with its architrave on the wall behind the camera, for the mirror to show."""
    with kit.at(x + width / 2, y, 0, rz=180):
        for a, b in ((-.10, 0), (width, width + .10)): kit.box(paint, a, -.03, 0, b, 0, height + .10, .003, 'z')
        kit.box(paint, 0, -.03, height, width, 0, height + .10, .003, 'x')
        leaf = cab.Style(front='thin', mat=paint, handle='none', rail=.12, thin_rail=.12, t=.02)
        for z0, z1 in ((.01, .95), (.95, height)): cab.front(kit, leaf, 0, z0, width, z1, 0, 'none')
        kit.tube(metal, [(.07, -.02, 1.02), (.07, -.07, 1.02), (.19, -.07, 1.02)], .009, 14)


def bathroom_from_record(record, dims=BathroomDims(), seed=9):
    """Vanity wall with mirror and lamps, tub by a sheer-curtained window on the left."""
    kit = Kit(seed)
    base = sets.SETS['S1' if record.style != 'contemporary' else 'S2']
    spec = replace(base, height=metres(dims.room_height), wall='#ddd6ca', head=2.35, window=(-3.3, -1.15), floor=('tiles', 'travertine' if record.style == 'contemporary' else 'grey_stone'), walls='plain', ceiling='plain', panes=2, sheer=True, sun=20, sky=170, sky_colour=(.96, .98, 1), fill=24, ambient=.30, exposure=.42)
    half = metres(dims.room_width) / 2
    box = sets.Box(-half, half, -metres(dims.room_depth), spec.height)
    sets.build(kit, spec, box)
    metal = m.metal('brass' if 'brass' in record.colour_name or record.style != 'classic' else 'nickel')
    tile = m.ceramic('#ddd9cc' if record.style == 'contemporary' else '#e8e3d8', .14)
    tiles(kit, tile, m.simple('#d2ccc0', .9), box.x0, box.x1, 0, 1.25 if record.style != 'contemporary' else spec.height, dims)
    x = .42
    x0, x1, top = vanity(kit, record, metal, dims, x)
    if 'arched' in record.furniture: arched_mirror(kit, metal, x, 1.18, .78, 1.10)
    else: round_mirror(kit, metal, x, 1.62, .46)
    for side in (-1, 1): wall_globe(kit, metal, x + side * .66, 1.66, 4)
    cloth, light_cloth = m.fabric('#a99c88', .0022, sheen=.6), m.fabric('#e3ddd2', .0022, sheen=.6)
    towel_rail(kit, metal, x1 + .10, x1 + .56, 1.12, light_cloth)
    props.vase(kit, m.ceramic('#b7a78d', .55, .25), x0 + .24, -.20, top, .20, .07, 'jar'); props.branches(kit, x0 + .24, -.20, top + .15, .42, 8, .24, .05, .40, 6, density=18)
    tray = m.wood('walnut')
    kit.box(tray, x1 - .46, -.28, top, x1 - .16, -.12, top + .012, .005, 'x')
    for dx, h, tint in ((-.40, .15, '#8d7b60'), (-.31, .13, '#ded6c6')): props.vase(kit, m.ceramic(tint, .4), x1 + dx, -.20, top + .012, h, .030, 'cyl')
    props.bowl(kit, m.ceramic('#e4ddd0', .4, .2), x1 - .22, -.20, top + .012, .045, .035)
    bathtub(kit, box.x0 + .62, -2.20); tub_filler(kit, metal, box.x0 + .22, -2.20)
    side_table(kit, m.wood('oak_light'), box.x0 + 1.32, -1.45, cloth)
    kit.box(m.boucle('#d3cabb'), -.08, -1.42, 0, .92, -.78, .022, .010, 'x')
    room_door(kit, m.lacquer('#e9e4da', 'PF'), metal, .2, box.y0)
    for px in (-.35, 1.15): room.downlight(kit, px, -.75, spec.height, 9)
    room.downlight(kit, .2, -2.6, spec.height, 8)
    kit.flush(record.name.lower())
    sets.light(spec, box)
    return dict(main=dict(loc=(.62, box.y0 + .25, 1.35), target=(.62, 0, 1.16), focal=28, fstop=8, focus=3.9, shift_x=-.12),
                vanity=dict(loc=(.42, -3.75, 1.30), target=(.42, 0, 1.08), focal=42, fstop=7, focus=3.3),
                basin=dict(loc=(1.0, -1.75, 1.22), target=(.52, -.25, .98), focal=60, fstop=4, focus=1.5))
