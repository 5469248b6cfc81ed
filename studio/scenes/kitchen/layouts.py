"""The seven layouts; each builder returns its cameras."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.cabinet import handles
from studio.catalogue.dims import metres
from studio.kit import materials as m
from studio.kit.stone import stone
from studio.props import art, lamps, props, seating
from studio.room import sets
from studio.room import shell as room
from studio.scenes.kitchen.island import island
from studio.scenes.kitchen.job import dining_chairs, light_strip, main_camera, near_cameras, pendants, run_still_life, seats, spread, table_still_life
from studio.scenes.kitchen.run import base_run, framed_end, tall_block, unit_widths
from studio.scenes.kitchen.wall import floating_shelf, shelf_still_life, splash_height, wall_above, wall_rail


def build_island(job):
    """ISL: one wall and an island. In the evening set the run sits in a niche between tall blocks."""
    b, d, facts = job.box, job.dims, job.record.plan
    half = metres(d.island_length) / 2
    back = -metres(d.worktop_depth) - metres(d.island_distance)
    boards, sink, hob, drawn = _niche_wall(job) if job.record.plan.over == 'niche' else _plain_wall(job)
    front = back - metres(d.island_width)
    shift = -0.12
    island(job, shift - half, shift + half, front, back)
    pitch = (2 * half - 0.55) / facts.seats
    seats(job, [(shift + x, front - 0.02) for x in spread(facts.seats, pitch * (facts.seats - 1) / 2)], 0)
    pendants(job, [shift + x for x in spread(facts.pendants, min(0.75, half * 0.58) if facts.pendants > 2 else half * 0.45)], (front + back) / 2)
    table_still_life(job, shift - half, shift + half, (front + back) / 2 + 0.1, job.worktop_z)
    sets.downlights(job.kit, job.spec, (-1.9, -0.7, 0.5, 1.75), -0.95, b.h)
    sets.downlights(job.kit, job.spec, (-1.6, 0, 1.6), -4.0, b.h, 8)
    art.hang(job.kit, b, -2.5, job.variety.art)
    wide = b.x1 / 2.65
    cameras = dict(
        hero=dict(loc=(2.30, -5.35, 1.20), target=(-0.62, -2.0, 0.97), focal=33, fstop=5.6, focus=3.6, shift_x=-0.02, focus_at=(0.62, 0.5)),
        hero_tall=dict(loc=(2.20, -5.40, 1.20), target=(-0.25, -1.9, 1.02), focal=38, fstop=5.6, focus=3.6, focus_at=(0.5, 0.5)),
        frontal=dict(loc=(0.72, b.y0 + 0.30, 1.30), target=(0.72, 0, 1.16), focal=28, fstop=9, focus=3.8, shift_x=-0.165, focus_at=(0.42, 0.5)),
        close=dict(loc=(0.10, b.y0 + 0.30, 1.22), target=(0.10, 0, 1.12), focal=37, fstop=8, focus=3.6, shift_x=-0.04, focus_at=(0.48, 0.5)),
        right=dict(loc=(2.30 * wide, -5.40, 1.24), target=(-0.50, -1.9, 1.03), focal=31, fstop=6.3, focus=3.4, focus_at=(0.55, 0.5)),
        left=dict(loc=(-2.05 * wide, -5.45, 1.27), target=(0.62, -1.7, 1.05), focal=30, fstop=6.3, focus=3.5, focus_at=(0.5, 0.5)),
        low=dict(loc=(2.25 * wide, -4.75, 1.12), target=(-0.75, -1.65, 1.02), focal=35, fstop=5.6, focus=3.1, focus_at=(0.52, 0.5)),
        **near_cameras(job, boards, drawn, sink=sink, hob=hob),
    )
    return main_camera(job, cameras)


def _plain_wall(job):
    """Run with tall block at its right or left end; returns where the boards lean, sink, hob and the drawer that is out."""
    b = job.box
    if job.record.plan.tall == 'left':
        run0, run1 = b.x0 + 1.90, b.x1 - 0.02
        hob, sink = run0 + (run1 - run0) * 0.36, run1 - 0.85
        tall_block(job, b.x0 + 0.02, run0)
        boards = hob + 0.62
        drawn = base_run(job, run0, run1, sink, hob, splash_height(job), boards)
        wall_above(job, run0, run1, hob)
        run_still_life(job, run1 - 0.34, run0 + 0.28, boards)
        return boards, sink, hob, drawn
    run0, run1 = b.x0 + 0.02, b.x1 - 1.86
    hob, sink = run0 + (run1 - run0) * 0.62, run0 + 0.85
    boards = run1 - 0.68
    drawn = base_run(job, run0, run1, sink, hob, splash_height(job), boards)
    wall_above(job, run0, run1, hob)
    tall_block(job, run1, b.x1)
    run_still_life(job, run0 + 0.22, run1 - 0.36, boards)
    return boards, sink, hob, drawn


def _niche_wall(job):
    """Tall blocks left and right of a lit niche with the run in it; returns where the boards lean, sink, hob and the drawer that is out."""
    b, kit, look = job.box, job.kit, job.look
    left, right = b.x0 + 1.26, b.x1 - 1.86
    tall_block(job, b.x0 + 0.01, left, oven=False)
    tall_block(job, right, b.x1)
    hob, sink = left + 1.30, left + 0.55
    header = 2.16
    boards = right - 0.32
    drawn = base_run(job, left, right, sink, hob, header, boards)
    style = job.style('tall', handle='none')
    count = 3
    width = (right - left) / count
    for i in range(count):
        cab.wall_unit(kit, style, left + i * width, width, header, job.tall_top, 0.58, 'door')
    kit.box(style.mat, left, -0.58, job.tall_top, right, -0.02, b.h, 0, 'x')
    kit.box(style.mat, left, -0.585, header - 0.02, right, -0.002, header, 0.001, 'x')
    light_strip(job, left, right, -0.50, header - 0.02, 5)
    if not look.hood:
        kit.box(look.base, left + 0.04, -0.26, 1.56, right - 0.04, -0.017, 1.585, 0.0012, 'x')
        light_strip(job, left + 0.05, right - 0.05, -0.06, 1.56, 3)
        shelf_still_life(job, left + 0.05, right - 0.05, [1.585])
    if look.hood:
        kit.box(look.hood, hob - 0.48, -0.50, 1.62, hob + 0.42, -0.02, header - 0.02, 0.003, 'x')
    if look.rail:
        wall_rail(kit, look.rail, left + 0.10, right - 0.10, 1.30)
    run_still_life(job, left + 0.08, None, boards)
    return boards, sink, hob, drawn


def build_line(job):
    """LIN: one wall; a breakfast table in front of it."""
    b = job.box
    run0, run1 = b.x0 + 0.02, b.x1 - 1.86
    hob, sink = run0 + (run1 - run0) * 0.62, run0 + 0.85
    boards = run1 - 0.68
    drawn = base_run(job, run0, run1, sink, hob, splash_height(job), boards)
    wall_above(job, run0, run1, hob)
    tall_block(job, run1, b.x1)
    run_still_life(job, run0 + 0.25, run1 - 0.36, boards)
    dark = job.record.shooting_set in ('S6', 'S4')
    wood = m.wood('walnut') if dark else m.veneer(('#e6cca4', '#c9a878', '#b98f62')[job.variety.seed % 3], 'oak_light', 0.45)
    x, y = -0.35, -2.85
    props.table(job.kit, wood, x, y, 1.9, 0.88)
    dining_chairs(job, x, y, ((-0.48, -0.54, 4), (0.46, -0.60, -14), (-0.46, 0.54, 178), (0.48, 0.56, 184)))
    table_still_life(job, x - 0.9, x + 0.9, y, 0.75)
    pendants(job, (x,), y, 1.56)
    sets.downlights(job.kit, job.spec, (-1.9, -0.7, 0.5, 1.75), -0.95, b.h)
    art.hang(job.kit, b, -1.95, job.variety.art)
    return main_camera(
        job,
        dict(
            frontal=dict(loc=(0.72, b.y0 + 0.30, 1.28), target=(0.72, 0, 1.14), focal=28, fstop=9, focus=4.2, shift_x=-0.165, focus_at=(0.42, 0.5)),
            close=dict(loc=(0.05, b.y0 + 0.30, 1.22), target=(0.05, 0, 1.12), focal=36, fstop=8, focus=4.0, shift_x=-0.04, focus_at=(0.46, 0.5)),
            right=dict(loc=(2.30, -5.10, 1.25), target=(-0.45, -1.0, 1.10), focal=30, fstop=6.3, focus=4.0, focus_at=(0.52, 0.5)),
            left=dict(loc=(-1.75, -5.60, 1.25), target=(0.25, -0.9, 1.12), focal=29, fstop=6.3, focus=4.0, focus_at=(0.5, 0.5)),
            **near_cameras(job, boards, drawn),
        ),
    )


def right_return(job):
    """Second run along the right wall: base units from the corner, then a tall block."""
    length, depth = metres(job.dims.return_length), metres(job.dims.worktop_depth)
    with job.kit.at(job.box.x1, 0, 0, rz=-90):
        side = replace(job, box=replace(job.box, x0=0, x1=length))
        base_run(side, depth - 0.003, length - 1.26, splash_top=splash_height(job))
        tall_block(side, length - 1.26, length)
        if job.classic:
            framed_end(side, length)
        elif 'end' in job.look.roles:
            style = side.style('tall', handle='none', front='fluted')
            with job.kit.at(length, -0.60 - style.t, 0, rz=90):
                cab.front(job.kit, style, 0, 0.10, 0.60 + style.t, side.tall_top, 0, 'none')


def build_u(job):
    """U: back wall with the hob, base units with the sink under the window on the left, tall block on the right."""
    b, kit = job.box, job.kit
    length, depth = metres(job.dims.return_length) + 0.25, metres(job.dims.worktop_depth)
    run0, run1 = b.x0 + 0.02, b.x1
    hob = (run0 + run1) / 2
    boards = hob + 0.72
    drawn = base_run(job, run0, run1, None, hob, splash_height(job), boards)
    wall_above(job, run0, run1 - metres(job.dims.wall_unit_depth) - 0.02, hob)
    right_return(job)
    with kit.at(b.x0, -length, 0, rz=90):
        base_run(replace(job, box=replace(b, x0=0, x1=length)), 0, length - depth + 0.003, sink_at=1.35)
        cab.end_panel(kit, job.style('base'), -0.022, z1=job.worktop_z)
        table_still_life(job, 0.1, 1.0, -0.30, job.worktop_z)
    if 'table' in job.look.roles:
        props.table(kit, m.wood('oak'), 0.05, -2.15, 1.5, 0.78, h=job.worktop_z)
        for dx, turn in ((-0.42, 4), (0.38, -6)):
            seating.spindle_stool(kit, 0.05 + dx, -2.72, turn, m.wood('oak'), 0.65)
        pendants(job, (0.05,), -2.15, 1.66)
    run_still_life(job, hob - 0.95, hob + 1.05, boards)
    sets.downlights(kit, job.spec, (-1.6, -0.2, 1.2), -1.05, b.h)
    sets.downlights(kit, job.spec, (0,), -2.6, b.h)
    return main_camera(
        job,
        dict(
            frontal=dict(loc=(0.30, b.y0 + 0.55, 1.42), target=(0.30, 0, 1.18), focal=28, fstop=9, focus=4.2, shift_x=-0.055, focus_at=(0.5, 0.5)),
            left=dict(loc=(-1.35, -5.75, 1.36), target=(0.75, -0.6, 1.14), focal=28, fstop=8, focus=4.2, focus_at=(0.5, 0.5)),
            right=dict(loc=(1.45, -5.85, 1.36), target=(-0.75, -0.8, 1.12), focal=28, fstop=8, focus=4.2, focus_at=(0.5, 0.5)),
            **near_cameras(job, boards, drawn, hob=hob),
        ),
    )


def build_corner(job):
    """L: back wall with the hob, return along the right wall that ends in a tall block."""
    b, kit = job.box, job.kit
    run0, run1 = b.x0 + 0.02, b.x1
    hob, sink = run0 + (run1 - run0) * 0.46, run0 + 0.85
    boards = hob + 0.78
    drawn = base_run(job, run0, run1, sink, hob, splash_height(job), boards)
    wall_above(job, run0, run1 - metres(job.dims.wall_unit_depth) - 0.02, hob)
    right_return(job)
    run_still_life(job, run0 + 0.25, hob + 1.05, boards)
    wood = m.wood('walnut') if job.classic else m.wood('oak')
    x, y = -0.75, -2.75
    props.table(kit, wood, x, y, 1.7, 0.95, turned=job.classic)
    dining_chairs(job, x, y, ((-0.42, -0.54, 4), (0.42, -0.56, -4), (-0.42, 0.54, 178), (0.42, 0.56, 183)))
    table_still_life(job, x - 0.8, x + 0.8, y, 0.75)
    pendants(job, (x,), y, 1.60)
    sets.downlights(kit, job.spec, (-1.6, -0.2, 1.2), -1.05, b.h)
    sets.downlights(kit, job.spec, (1.5,), -2.6, b.h)
    return main_camera(
        job,
        dict(
            frontal=dict(loc=(0.25, b.y0 + 0.30, 1.30), target=(0.25, 0, 1.20), focal=28, fstop=9, focus=4.2, shift_x=-0.055, focus_at=(0.5, 0.5)),
            close=dict(loc=(0.15, b.y0 + 0.30, 1.24), target=(0.15, 0, 1.14), focal=34, fstop=8, focus=4.2, shift_x=-0.02, focus_at=(0.5, 0.5)),
            left=dict(loc=(-2.05, -5.35, 1.30), target=(0.85, -0.3, 1.15), focal=29, fstop=8, focus=4.2, focus_at=(0.55, 0.5)),
            **near_cameras(job, boards, drawn, sink=sink, hob=hob),
        ),
    )


def build_peninsula(job):
    """PEN: tall block at the left, run to the right, peninsula square to it with seats on its free side."""
    b, d, kit, look = job.box, job.dims, job.kit, job.look
    run0, run1 = b.x0 + 1.88, b.x1 - 1.05
    tall_block(job, b.x0 + 0.02, run0)
    sink, hob = run0 + 0.50, run0 + 1.28
    base_run(job, run0, run1, sink, hob, splash_height(job))
    wall_above(job, run0, run1, hob)
    length, top, deep = metres(d.peninsula_length), job.worktop_z, metres(d.worktop_depth)
    x1, thick = run1, 0.04
    x0 = x1 - metres(d.peninsula_width)
    style = job.style('island')
    with kit.at(x0, 0, 0, rz=-90):  # fronts face the cook (-x); local y=0 lies on the body's back
        with kit.at(deep + 0.02, style.depth + style.t, 0):
            cab.base_run(kit, style, unit_widths(length - deep - 0.02 - thick, job))
    kit.slab_with_hole(look.worktop, x0 - 0.02, -length, top - thick, x1, -deep - 0.0005, top, None, 0.0016)
    kit.box(look.worktop, x0 - 0.02, -length, 0, x1, -length + thick, top - thick - 0.0003, 0.0012, 'z')
    back = x0 + style.depth + style.t
    kit.box(style.mat, back, -length + thick, 0, back + 0.02, -0.02, top - thick, 0.0012, 'z')
    seats(job, [(x1 + 0.02, y) for y in (-length + 0.50, -length + 1.15)], 90)
    raised = 0
    if 'bar' in look.roles:
        raised = 0.045
        kit.box(look.second, x1 - 0.34, -length + 0.02, top + 0.0004, x1 + 0.06, -deep - 0.25, top + raised, 0.003, 'y')
    with kit.at(x0 + 0.30, -length / 2, 0, rz=-90):
        table_still_life(job, -0.70, 1.05, 0, top)
    run_still_life(job, run0 + 0.10, run1 - 0.24, hob + 0.62)
    lamps.row(
        kit,
        job.record.plan.pendant,
        m.metal('brass' if job.classic else 'bronze', 0.34, brushed=False),
        ((x0 + x1) / 2,),
        -length + 0.9,
        1.66,
        b.h,
        12 * job.spec.lamps,
    )
    art.hang(kit, b, -2.2, job.variety.art)
    sets.downlights(kit, job.spec, (-1.6, -0.2, 1.2), -1.05, b.h)
    return main_camera(
        job,
        dict(
            right=dict(loc=(2.15, b.y0 + 0.95, 1.30), target=(-0.42, 0, 1.10), focal=31, fstop=9, focus=3.6, focus_at=(0.5, 0.5)),
            frontal=dict(loc=(0.15, b.y0 + 0.30, 1.28), target=(0.15, 0, 1.16), focal=29, fstop=9, focus=4.0, shift_x=-0.03, focus_at=(0.55, 0.5)),
            left=dict(loc=(-2.0, -5.55, 1.28), target=(0.65, -0.8, 1.10), focal=29, fstop=8, focus=4.0, focus_at=(0.52, 0.5)),
            **near_cameras(job, run0 + 0.72, side=-1),
        ),
    )


def build_galley(job):
    """GAL: two facing runs, the window at the end of the aisle; the second run stands on the front wall."""
    b, kit = job.box, job.kit
    run0 = b.x0 + 1.90
    tall_block(job, b.x0 + 0.02, run0)
    base_run(job, run0, b.x1, run0 + 0.75, run0 + 1.75, splash_height(job))
    wall_above(job, run0, b.x1, run0 + 1.75)
    run_still_life(job, run0 + 0.28, run0 + 2.6, run0 + 2.35)
    with kit.at(b.x1, b.y0, 0, rz=180):
        length = b.x1 - b.x0 - 0.02
        base_run(job, 0, length, splash_top=1.12)
        floating_shelf(job, 0.6, length - 0.5, 1.50)
        table_still_life(job, length * 0.42, length * 0.86, -0.30, job.worktop_z)
    sets.downlights(kit, job.spec, (b.x0 + 1.1, b.x0 + 2.5, b.x0 + 3.9), b.y0 / 2, b.h)
    kit.area((b.x1 - 0.25, b.y0 / 2, min(2.2, b.h - 0.3)), (b.x0, b.y0 / 2, 1.0), 1.1, 1.2, 46 if job.spec.sun else 60, job.spec.fill_colour, 180, glossy=False)
    middle = b.y0 / 2 + 0.05
    return main_camera(
        job,
        dict(
            along=dict(loc=(b.x1 - 0.12, middle, 1.34), target=(b.x0, middle, 1.16), focal=24, fstop=9, focus=3.0, focus_at=(0.5, 0.5)),
            across=dict(loc=(b.x1 - 0.12, b.y0 + 0.62, 1.32), target=(b.x0 + 0.9, -0.35, 1.14), focal=25, fstop=9, focus=3.0, focus_at=(0.55, 0.5)),
            **near_cameras(job, run0 + 1.45, along=-1),
        ),
    )


def back_kitchen(job, x0, x1):
    """Room behind the opening x0..x1: one run with a shelf under light, and the sliding leaf half drawn."""
    kit, b = job.kit, job.box
    left, right, far = x0 - 1.25, b.x1 + 0.28, 2.55
    plaster = m.plaster('#e2dcd0')
    room.wall_x(kit, plaster, left, right, far, b.h)
    room.wall_y(kit, plaster, 0.2, far, left, b.h)
    room.wall_y(kit, plaster, 0.2, far, right, b.h, side=1)
    kit.box(m.plaster('#f1eee8', 0.05, 0.02), left - 0.2, 0.2, 2.70, right + 0.2, far + 0.2, 2.8, 0)
    room.floor_tiles(kit, stone('limestone', tiles=True, scale=0.8, rough=0.42), m.simple('#8f8677', 0.9), left, 0.0, right, far, 1.2, far / 2)
    with kit.at(0, far, 0):
        plain = replace(job, look=replace(job.look, rail=None))
        base_run(plain, left, right, left + 1.0, None, 1.45)
        for z in (1.50, 1.88):
            kit.box(
                job.look.shelves if job.look.shelves is not job.look.handle_metal else job.look.main,
                left + 0.05,
                -0.28,
                z - 0.03,
                right - 0.05,
                -0.002,
                z,
                0.0014,
                'x',
            )
            light_strip(job, left + 0.1, right - 0.1, -0.10, z - 0.03, 4)
        shelf_still_life(job, left + 0.1, right - 0.1, [1.50, 1.88])
        run_still_life(job, left + 0.4, None, left + 1.9)
    kit.area(((x0 + x1) / 2, 1.3, 2.66), ((x0 + x1) / 2, 1.3, 0), 1.6, 1.0, 46 + 10 * job.spec.lamps, (1, 0.92, 0.82), 165)
    leaf = replace(job.style('tall', handle='none'), t=0.036)
    middle, top = x0 + (x1 - x0) * 0.52, 2.34
    for z0, z1 in ((0.012, 1.02), (1.02, top)) if job.classic else ((0.012, top),):
        cab.front(kit, leaf, middle, z0, x1 + 0.12, z1, 0.10, 'none')
    handles.bar(
        kit, job.look.handle_metal if job.look.handle in ('bar', 'knob', 'ring') else m.metal('bronze'), middle + 0.06, 0.10 - leaf.t, 0.92, middle + 0.06, 1.22
    )
    trim = job.style('tall').mat
    for a, c in ((x0 - 0.07, x0), (x1, x1 + 0.07)):
        kit.box(trim, a, -0.024, 0, c, 0.20, top + 0.09, 0.002, 'z')
    kit.box(trim, x0, -0.024, top + 0.02, x1, 0.20, top + 0.09, 0.002, 'x')


def build_duo(job):
    """DUO: the show kitchen with island; beside its tall block a door half open on the back kitchen."""
    b, d, facts = job.box, job.dims, job.record.plan
    door0, door1 = duo_door(b)
    run0, run1 = b.x0 + 0.02, door0 - 1.36
    hob, sink = run0 + (run1 - run0) * 0.56, run0 + 0.80
    boards = hob + 0.62
    drawn = base_run(job, run0, run1, sink, hob, splash_height(job), boards)
    wall_above(job, run0, run1, hob)
    tall_block(job, run1, door0 - 0.10)
    if job.classic:
        with job.kit.at(0, 0, 0):
            framed_end(job, door0 - 0.10)
    run_still_life(job, run0 + 0.22, run1 - 0.30, boards)
    back_kitchen(job, door0, door1)
    half = metres(d.island_length) / 2
    back = -metres(d.worktop_depth) - metres(d.island_distance)
    front, shift = back - metres(d.island_width), -0.35
    island(job, shift - half, shift + half, front, back)
    pitch = (2 * half - 0.55) / facts.seats
    seats(job, [(shift + x, front - 0.02) for x in spread(facts.seats, pitch * (facts.seats - 1) / 2)], 0)
    pendants(job, [shift + x for x in spread(facts.pendants, half * 0.5)], (front + back) / 2)
    table_still_life(job, shift - half, shift + half, (front + back) / 2 + 0.1, job.worktop_z)
    sets.downlights(job.kit, job.spec, (-1.9, -0.5, 1.0), -0.95, b.h)
    return main_camera(
        job,
        dict(
            frontal=dict(loc=(0.35, b.y0 + 0.30, 1.32), target=(0.35, 0, 1.18), focal=28, fstop=9, focus=4.2, shift_x=-0.01, focus_at=(0.55, 0.5)),
            left=dict(loc=(-2.15, -5.75, 1.30), target=(0.95, -0.9, 1.14), focal=28, fstop=8, focus=4.2, focus_at=(0.55, 0.5)),
            close=dict(loc=(0.75, b.y0 + 0.30, 1.26), target=(0.75, 0, 1.16), focal=33, fstop=8, focus=4.0, shift_x=0.02, focus_at=(0.6, 0.5)),
            **near_cameras(job, boards, drawn, sink=sink, hob=hob),
        ),
    )


def duo_door(box):
    """(x0, x1) of the opening to the back kitchen."""
    return box.x1 - 1.40, box.x1 - 0.22


LAYOUTS = {'GAL': build_galley, 'DUO': build_duo, 'ISL': build_island, 'LIN': build_line, 'L': build_corner, 'PEN': build_peninsula, 'U': build_u}
