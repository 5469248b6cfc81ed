"""What is seen through the windows: real planes at 2, 10, 50 and 500 metres under a sky, for cameras, mirrors and panes only.

The room's light comes from its lamps and a plain ambient; what stands outside neither lights nor shades it and adds no noise (`paint`).
"""

from collections.abc import Iterable

import bpy
from studio.kit import geometry
from studio.kit.measures import Colour, Place
from studio.room.exterior import coast, day, meadow, night
from studio.room.exterior.paint import daylit, fresh_world, sky, unseen_by_light

PLACES = {
    'palm_garden': day.palm_garden,
    'sea': coast.sea_terrace,
    'open_sea': coast.open_sea,
    'late_garden': day.late_garden,
    'city_north': day.courtyard,
    'winter_meadow': meadow.winter_meadow,
    'city_lights': night.city,
}


def surround(place: str, ambient: float = 0.35, colour: Colour = (1, 0.97, 0.93), windows: Iterable[Place] = ((0.0, 0.0, 0.0),)) -> bpy.types.World:
    """Sky and scenery of a place of PLACES and the plain ambient light of the room.

    windows: (x, y, turn) of each window wall whose outside shows the place; turn in degrees, 0 for a wall on the left (outside towards -x).
    KeyError for an unknown place.
    """
    build = PLACES[place]
    air = None
    for x, y, turn in windows:
        kit = geometry.Kit(31)
        with kit.at(x, y, 0, rz=turn):
            air = build(kit)
            kit.box(daylit(air, air.ledge), -0.03 - air.ledge_deep, -14, -0.30, -0.03, 40, 0.012, 0)  # a ledge: a floor's last blocks end below it
        unseen_by_light(kit.flush(place))
    tree = fresh_world(place)
    new, link = tree.nodes.new, tree.links.new
    output, mix, path, either, plain = (new(f'ShaderNode{kind}') for kind in ('OutputWorld', 'MixShader', 'LightPath', 'Math', 'Background'))
    plain.inputs[0].default_value, plain.inputs[1].default_value = (*colour, 1), ambient
    either.operation = 'MAXIMUM'
    link(path.outputs['Is Camera Ray'], either.inputs[0])
    link(path.outputs['Is Glossy Ray'], either.inputs[1])
    link(either.outputs[0], mix.inputs[0])
    link(plain.outputs[0], mix.inputs[1])
    link(sky(tree, air).outputs[0], mix.inputs[2])
    link(mix.outputs[0], output.inputs[0])
    return bpy.context.scene.world
