"""One render, several pictures: masks, light and light groups of a picture, so that it can be recoloured and lit otherwise without a second render.

    recoloured = rest + front-light * albedo of the new colour        rest = gloss on fronts, elsewhere the picture
    another hour = sum of weight * light group                        the groups add up to beauty

Layers have half the picture's width and height, scene-linear, denoised after they were made smaller: a quarter of the pixels, a sixth of the
time. Exactly half, because Blender's scaling then takes the mean of four pixels; any other share leaves steps on edges.
"""

import os
from pathlib import Path

import bpy
import numpy as np
from bpy.types import Material, NodeSocket, NodeTree, bpy_prop_collection
from studio.kit.lights import GROUPS

MASKS = ('front', 'second', 'worktop')
SHARE = 0.5
SCALE = 64.0  # log coding: v = log2(1 + SCALE x) / log2(1 + SCALE largest)
LARGEST_PICTURE, LARGEST_LIGHT = 16.0, 8.0
WHOLE = 0.97  # share of a pixel above which it is front alone: what is left of a white front when its light is taken away is noise, on a dark paint blotches
FLOOR = 1e-4  # below it a pixel is black and its light groups are not told apart


def mark(**materials: Material | None) -> None:
    """Name the materials a picture can be recoloured by: front, second, worktop; None where the product has none."""
    for role, material in materials.items():
        if role not in MASKS:
            raise ValueError(f'no mask {role}; known: {", ".join(MASKS)}')
        if material is not None and 'mask' not in material:
            material['mask'] = role


def _write_masks(view_layer: bpy.types.ViewLayer) -> None:
    for role in MASKS:
        aov = view_layer.aovs.add()
        aov.name, aov.type = role, 'VALUE'
    for material in bpy.data.materials:
        role = material.get('mask')
        if role and not any(node.type == 'OUTPUT_AOV' and node.aov_name == role for node in material.node_tree.nodes):
            node = material.node_tree.nodes.new('ShaderNodeOutputAOV')
            node.aov_name, node.inputs['Value'].default_value = role, 1


def _prepare() -> None:
    """Ask the render for masks, diffuse light, gloss and the light groups, once a scene."""
    view_layer = bpy.context.view_layer
    if view_layer.lightgroups:
        return
    _write_masks(view_layer)
    for name in GROUPS:
        view_layer.lightgroups.add(name=name)


def _ask(wanted: bool) -> None:
    view_layer = bpy.context.view_layer
    for kind in ('diffuse', 'glossy'):
        for part in ('direct', 'indirect', 'color'):
            setattr(view_layer, f'use_pass_{kind}_{part}', wanted)


def detach() -> None:
    """Render the next picture without layers."""
    view_layer = bpy.context.view_layer
    _ask(False)
    while view_layer.lightgroups:
        view_layer.active_lightgroup_index = 0
        bpy.ops.scene.view_layer_remove_lightgroup()
    for aov in [aov for aov in view_layer.aovs if aov.name in MASKS]:
        view_layer.aovs.remove(aov)


class _Graph:
    """The compositor's nodes that make layers smaller, denoise them and write them, mirrored as the picture is."""

    def __init__(self, tree: NodeTree, source: bpy_prop_collection, folder: Path, share: float, mirrored: bool) -> None:
        self.tree, self.source, self.share, self.mirrored = tree, source, share, mirrored
        self.file = tree.nodes.new('CompositorNodeOutputFile')
        self.file.base_path, self.file.format.file_format, self.file.format.color_depth = str(folder), 'OPEN_EXR', '16'
        self.file.file_slots.clear()
        self.normal, self.albedo = self.small(source['Denoising Normal']), self.small(source['Denoising Albedo'])

    def small(self, socket: NodeSocket) -> NodeSocket:
        """The socket at the layers' width."""
        node = self.tree.nodes.new('CompositorNodeScale')
        node.space = 'RELATIVE'
        node.inputs['X'].default_value = node.inputs['Y'].default_value = self.share
        self.tree.links.new(socket, node.inputs['Image'])
        return node.outputs['Image']

    def denoised(self, socket: NodeSocket) -> NodeSocket:
        """The socket without noise, guided by normals and albedo."""
        node = self.tree.nodes.new('CompositorNodeDenoise')
        node.prefilter = 'FAST'
        for name, value in (('Image', self.small(socket)), ('Normal', self.normal), ('Albedo', self.albedo)):
            self.tree.links.new(value, node.inputs[name])
        return node.outputs['Image']

    def mixed(self, how: str, a: NodeSocket, b: NodeSocket) -> NodeSocket:
        """Both sockets added (ADD) or multiplied (MULTIPLY)."""
        node = self.tree.nodes.new('CompositorNodeMixRGB')
        node.blend_type, node.inputs[0].default_value = how, 1
        self.tree.links.new(a, node.inputs[1])
        self.tree.links.new(b, node.inputs[2])
        return node.outputs[0]

    def put(self, name: str, socket: NodeSocket) -> None:
        """Write the socket as a file of that name."""
        if self.mirrored:
            flip = self.tree.nodes.new('CompositorNodeFlip')
            flip.axis = 'X'
            self.tree.links.new(socket, flip.inputs[0])
            socket = flip.outputs[0]
        self.file.file_slots.new(name)
        self.tree.links.new(socket, self.file.inputs[name])


def attach(folder: Path, mirrored: bool) -> None:
    """Write raw layers into the folder when the picture is rendered; after the compositor of the picture stands."""
    _prepare()
    _ask(True)
    tree = bpy.context.scene.node_tree
    source = next(node for node in tree.nodes if node.type == 'R_LAYERS').outputs
    graph = _Graph(tree, source, folder, SHARE, mirrored)
    picture = next(node for node in tree.nodes if node.type == 'COMPOSITE').inputs['Image'].links[0].from_socket
    graph.mirrored = False  # the picture is mirrored already
    graph.put('beauty', graph.small(picture))
    graph.mirrored = mirrored
    # Masked before it is made smaller: a pixel that a front shares with metal would else lose half of the front's light and draw a dark line round it.
    light = graph.mixed('ADD', source['DiffDir'], source['DiffInd'])
    graph.put('light', graph.denoised(graph.mixed('MULTIPLY', light, source['front'])))
    gloss = graph.mixed('MULTIPLY', graph.mixed('ADD', source['GlossDir'], source['GlossInd']), source['GlossCol'])
    graph.put('gloss', graph.denoised(graph.mixed('MULTIPLY', gloss, source['front'])))
    graph.put('paint', graph.small(graph.mixed('MULTIPLY', source['DiffCol'], source['front'])))
    for name in MASKS:
        graph.put(name, graph.small(source[name]))
    for name in GROUPS:
        graph.put(name, graph.denoised(source[f'Combined_{name}']))


def _read(folder: Path, name: str) -> np.ndarray:
    """Layer as float32 (height, width, 3), first row on top."""
    path = next(Path(folder).glob(f'{name}[0-9][0-9][0-9][0-9].exr'))
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, 'f4')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def coded(values: np.ndarray, largest: float) -> np.ndarray:
    """Linear values 0 to largest as 16-bit log codes."""
    share = np.log2(1 + np.clip(values, 0, largest) * SCALE) / np.log2(1 + largest * SCALE)
    return (share * 65535 + 0.5).astype('<u2')


def combine(folder: Path) -> tuple[int, int, list[str]]:
    """Turn the raw layers of a folder into what is published: `<name>.u16` files of log codes (height, width, 3); returns (width, height, names)."""
    beauty, front_light, mask = _read(folder, 'beauty'), np.maximum(_read(folder, 'light'), 0), _read(folder, 'front')
    front_light = np.where(mask > FLOOR, front_light, 0)
    paint = _read(folder, 'paint') / np.maximum(mask, FLOOR)
    whole = np.clip((mask - WHOLE) / (1 - WHOLE), 0, 1)
    rest = np.maximum((beauty - front_light * paint) * (1 - whole) + _read(folder, 'gloss') * whole, 0)
    groups = {name: np.maximum(_read(folder, name), 0) for name in GROUPS}
    total = np.maximum(sum(groups.values()), FLOOR)
    layers = {'rest': coded(rest, LARGEST_PICTURE), 'front-light': coded(front_light, LARGEST_LIGHT)}
    for name, values in groups.items():  # bloom and the denoiser's differences are shared out in proportion, so that they add up exactly
        layers[name] = coded(values * (beauty / total), LARGEST_PICTURE)
    shown = {name: codes for name, codes in layers.items() if codes.max() > 655}
    for name, codes in shown.items():
        (Path(folder) / f'{name}.u16').write_bytes(codes.tobytes())
    for path in Path(folder).glob('*.exr'):
        os.remove(path)
    height, width = beauty.shape[:2]
    return width, height, sorted(shown)
