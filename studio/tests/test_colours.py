"""The colours of a record reach the picture: the average of a front under neutral light is the record's hex; a hob stays black before a white wall."""

import math
from pathlib import Path

import bpy
import numpy as np
import pytest
from bpy.types import Material

from studio.cabinet import appliances
from studio.catalogue.finishes import front_material
from studio.kit import camera, geometry, lights, render
from studio.kit import materials as m

FEW_UNITS = 4.5  # of 255, on average over the three channels: what scatters; the other four hundredths of the light are the face's reflection


def photographed(path: Path) -> np.ndarray:
    """Render the picture of the camera as it is set up, through no view transform; its average red, green and blue, scene-linear."""
    render.render(str(path))
    image = bpy.data.images.load(str(path))
    pixels = np.empty(len(image.pixels), 'f4')
    image.pixels.foreach_get(pixels)
    rgb = pixels.reshape(-1, 4)[:, :3]
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4).mean(0)


def albedo(material: Material, path: Path) -> np.ndarray:
    """Average sRGB, 0 to 255, of twelve boards of a material as their albedo pass has it."""
    kit = geometry.Kit(1)
    for i in range(12):
        kit.box(material, i % 4 * 0.6, 0, i // 4 * 0.8, i % 4 * 0.6 + 0.6, 0.02, i // 4 * 0.8 + 0.8, 0)
    kit.flush()
    camera.camera(camera.View((1.2, -6, 1.2), (1.2, 0, 1.2), focal=100, fstop=0))
    render.setup(render.Settings((240, 240), 4, 0, 'Standard', look='None'))
    scene = bpy.context.scene
    scene.cycles.use_denoising = False
    scene.view_layers[0].use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['DiffCol'], out.inputs['Image'])
    linear = photographed(path)
    return 255 * np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


FRONTS = {
    'black lacquer': ('#1e1e20', lambda c: m.lacquer(c, 'ML')),
    'navy paint': ('#28375c', lambda c: m.lacquer(c, 'PF')),
    'sage lacquer': ('#A7B09A', lambda c: m.lacquer(c, 'NM')),
    'ivory lacquer': ('#EDE6D6', lambda c: m.lacquer(c, 'ML')),
    'honey oak': ('#b98f62', lambda c: m.veneer(c, 'oak', saturation=1.0)),
    'light oak': ('#d8c4a2', lambda c: m.veneer(c, 'oak_light', saturation=1.0)),
    'walnut': ('#6b4a36', lambda c: m.veneer(c, 'walnut', saturation=1.0)),
    'smoked oak': ('#4a3b30', lambda c: m.veneer(c, 'oak_smoked', saturation=1.0)),
    'rust oxide': ('#7A4B33', lambda _: front_material('TL', 'rust-oxide', saturation=1.0)),
    'dark slate': ('#44474A', lambda _: front_material('TL', 'dark-slate-decor', saturation=1.0)),
    'black ash': ('#2a2725', lambda c: m.veneer(c, 'ebony', saturation=1.0)),
}


@pytest.mark.parametrize('name', FRONTS)
def test_a_front_has_its_record_colour_on_average(name: str, tmp_path: Path) -> None:
    """Lacquers, veneers and decors average to their hex within a few units."""
    colour, make = FRONTS[name]
    render.reset()
    m.clear()
    wanted = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)])
    seen = albedo(make(colour), tmp_path / 'plate.png')
    assert np.abs(seen - wanted).mean() < FEW_UNITS, f'{name}: {seen.round(1)} for {wanted}'


@pytest.mark.parametrize(('degrees', 'least', 'most'), [(15, 0.08, 0.16), (34, 0.005, 0.04), (80, 0.01, 0.05)])
def test_a_hob_mirrors_the_polarised_light_alone(degrees: int, least: float, most: float, tmp_path: Path) -> None:
    """Bare glass sends back 0.25, 0.09 and 0.04 of a white room from these heights."""
    render.reset()
    m.clear()
    kit = geometry.Kit(1)
    appliances.hob(kit, (0, 0, 0), 8.0, 8.0)
    kit.flush()
    lights.world(1.0, (1, 1, 1))
    up = math.radians(degrees)
    camera.camera(camera.View((0, 2 - 3 * math.cos(up), 0.006 + 3 * math.sin(up)), (0, 2, 0.006), focal=300, fstop=0))
    render.setup(render.Settings((32, 32), 16, 0, 'Standard', look='None'))
    bpy.context.scene.cycles.use_denoising = False
    assert least < photographed(tmp_path / 'hob.png').mean() < most
