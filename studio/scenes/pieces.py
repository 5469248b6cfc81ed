"""Tables and chairs as single pieces on seamless ground, one builder each, of the materials its record names by part (`of`). Metres; the sitter of a chair looks along +y."""

import math

from bpy.types import Material
from studio.catalogue.finishes import body_material
from studio.catalogue.piece_plans import piece_plan
from studio.catalogue.records import row
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built
from studio.kit.geometry import Kit
from studio.kit.measures import Colour
from studio.scenes.chairs import alice, bruna, dalia, flora, ines, lido, marta, nola, savoy, tosca
from studio.scenes.piece_views import near
from studio.scenes.tables import capri, elba, giotto, olmo, weekend

EXPOSURE = 0.15  # stops, under studio_light
BRIGHT = ('brass', 'steel-tube')  # metals that mirror a pale sweep and vanish before it; blackened steel stands out, and would turn to soot
# The dark beyond the light, as distance, height and density: it deepens from the piece's feet on, so that no horizon crosses a leg.
DARK = (
    (0.2, 0.003, 0.0),
    (0.45, 0.003, 0.3),
    (0.8, 0.003, 0.55),
    (1.4, 0.003, 0.75),
    (2.2, 0.003, 0.85),
    (6.0, 0.003, 0.88),
    (6.0, 1.5, 0.85),
    (6.0, 3.0, 0.6),
    (6.0, 4.5, 0.0),
)
UNLIT = ((-115, 65), (120, 195))  # bearings: behind the cameras for a tube's core, behind the piece for its far edge


def ground(kit: Kit, colour: str = '#dcd6ca') -> None:
    """Paper sweep: floor and back wall in one curve, so wide that a camera beside the piece sees no end of it."""
    radius, depth, height, half, steps = 1.6, 2.2, 4.5, 40.0, 24
    profile = (
        [(-9.0, 0.0), (depth, 0.0)]
        + [(depth + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * i / steps for i in range(1, steps + 1))]
        + [(depth + radius, height)]
    )
    vertices = [(x, y, z) for y, z in profile for x in (-half, half)]
    kit.poly(m.plaster(colour, 0.02, 0.01), vertices, [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(profile) - 1)], 'x')


def studio_light(warm: Colour = (1, 0.97, 0.93)) -> None:
    """Soft box from the left, strip from behind, weak fill: one soft shadow to the right."""
    lights.area((-2.8, -2.0, 3.0), (0, 0, 0.45), 1.5, 1.3, 270, warm, 180)
    lights.area((2.6, 1.4, 2.6), (0, 0, 0.5), 1.0, 2.0, 60, (0.96, 0.98, 1), 180)
    lights.area((1.6, -4.5, 2.2), (0, 0, 0.5), 3.0, 2.0, 40, warm, 180, glossy=False)
    lights.world(0.32, color=(1, 0.98, 0.95))


def mirrored(frame: Material | None) -> None:
    """What bright metal shows of a studio: its dark, and on a frame above the floor's reflection the line of a strip box."""
    for between in UNLIT:
        lights.dark(DARK, between, 30)
    if frame:
        strip = lights.area((-0.2, -2.5, 1.85), (0, 0, 1.85), 0.5, 1.9, 9)
        lights.mirrored_only(strip, frame)


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
        cameras = {**PIECES[slug](kit, lambda part: body_material(named[part]), piece_plan('table-and-chairs', slug)), **near(slug)}
    kit.flush(slug)
    studio_light()
    if not set(BRIGHT).isdisjoint(named.values()):
        mirrored(body_material(named['frame']) if named.get('frame') in BRIGHT else None)
    return Built(cameras, EXPOSURE)
