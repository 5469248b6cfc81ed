"""Islands: stone monolith, slab with waterfall ends, framed with turned legs; foot rail."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.catalogue.dims import metres
from studio.kit import materials as m
from studio.props import props


def island(job, x0, x1, y0, y1):
    """Island with seats on the -y side: stone monolith, slab with waterfall ends, or framed with turned legs."""
    kit, look, top = job.kit, job.look, job.worktop_z
    thick, over = max(0.03, metres(job.dims.worktop_thickness)), metres(job.dims.overhang)
    style = job.style('island')
    if look.island_stone:
        kit.slab_with_hole(look.island, x0, y0, top - 0.06, x1, y1, top, None, 0.002)
        kit.box(look.island, x0 + 0.10, y0 + over, 0.08, x1 - 0.10, y1 - 0.06, top - 0.0603, 0.003, 'z')
        kit.box(look.plinth, x0 + 0.15, y0 + over + 0.05, 0, x1 - 0.15, y1 - 0.1, 0.08, 0)
    elif job.classic:
        cab.island(kit, style, look.worktop, x0, x1, y0, y1, top, 0.03, (False, False), over + 0.02)
        _turned_legs(kit, style.mat, x0, x1, y0, top)
    else:
        cab.island(kit, replace(style, handle='none'), look.worktop, x0, x1, y0, y1, top, max(thick, 0.04), (True, True), over)
    if 'block' in look.roles:
        kit.box(m.wood('oak_light', rough=0.5), x1 - 0.82, y0 + 0.04, top + 0.0004, x1 - 0.06, y1 - 0.04, top + 0.055, 0.003, 'x')
    if look.rail:
        foot_rail(kit, look.rail, x0 + 0.16, x1 - 0.16, y0 + over - 0.13)
    fluted = job.record.at('island')
    if job.record.front.fluted or (fluted and fluted.form == 'fluted'):
        _fluted_face(job, x0 + 0.04, x1 - 0.04, y0 + over + 0.03)


def _fluted_face(job, x0, x1, y):
    style = job.style('island', front='fluted', handle='none')
    cab.front(job.kit, style, x0, 0.10, x1, job.worktop_z - 0.045, y, 'none')


def _turned_legs(kit, mat, x0, x1, y0, top):
    profile = [
        (0, 0),
        (0.040, 0),
        (0.044, 0.012),
        (0.036, 0.03),
        (0.03, 0.05),
        (0.034, 0.10),
        (0.043, 0.17),
        (0.046, 0.25),
        (0.040, 0.42),
        (0.031, 0.60),
        (0.028, 0.66),
        (0.036, 0.68),
        (0.036, 0.695),
        (0.028, 0.71),
        (0.034, 0.735),
        (0.042, 0.75),
    ]
    for x in (x0 + 0.06, x1 - 0.06):
        kit.lathe(mat, props.spline(profile), x, y0 + 0.09, 0, 40)
        kit.box(mat, x - 0.045, y0 + 0.045, 0.75, x + 0.045, y0 + 0.135, top - 0.031, 0.003)
    kit.box(mat, x0 + 0.1, y0 + 0.07, top - 0.12, x1 - 0.1, y0 + 0.095, top - 0.031, 0.002, 'x')


def foot_rail(kit, mat, x0, x1, y, z=0.19):
    """Solid round rail with ball ends on posts, as at a bar."""
    kit.tube(mat, [(x0, y, z), (x1, y, z)], 0.014, 24)
    for x in (x0, x1):
        kit.lathe(mat, [(0, -0.020), (0.014, -0.014), (0.020, 0), (0.014, 0.014), (0, 0.020)], x, y, z, 32)
    for i in range(3):
        x = x0 + 0.12 + (x1 - x0 - 0.24) * i / 2
        kit.tube(mat, [(x, y, z), (x, y + 0.14, z)], 0.009, 16)
