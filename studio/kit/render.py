"""Cycles, denoiser, colour management and the picture's file."""

import os
import sys
from dataclasses import dataclass
from typing import Protocol

import bpy
import numpy as np
from bpy.types import NodeSocket, NodeTree, bpy_prop_collection
from studio.kit import outlines
from studio.kit.camera import Built, View
from studio.kit.materials.nodes import PATTERN


def reset() -> bpy.types.Scene:
    """Empty Blender file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


LOOK = 'AgX - Medium High Contrast'
OUTLINE, OUTLINE_WIDTH = 0.004, 2  # share by which 1/depth breaks at an outline; pixels beside it that are denoised with smooth guides
BLURRED = 0.32  # mm of film: above it what lies behind the focus covers much of a picture (views of things, at less than f/7)
SHARP = 0.04  # mm of film: what a point of such a picture may be drawn as and still be denoised with its colour as sampled, two pixels of 1920


@dataclass(frozen=True)
class Settings:
    """How a picture is computed: its size, samples a pixel and the noise at which they end; view transform with its look, exposure in stops; bounces
    of light before ambient occlusion takes over, 0 for full paths."""

    size: tuple[int, int]
    samples: int
    noise: float
    transform: str = 'AgX'
    look: str = LOOK
    exposure: float = 0.0
    ambient_after: int = 0


def setup(how: Settings, threads: int = 2) -> bpy.types.Scene:
    """Cycles, denoiser, fast GI and colour management."""
    s = bpy.context.scene
    r = s.render
    c = s.cycles
    r.engine = 'CYCLES'
    r.resolution_x, r.resolution_y, r.resolution_percentage = *how.size, 100
    r.threads_mode = 'FIXED'
    r.threads = threads
    c.samples = how.samples
    c.use_adaptive_sampling = how.noise > 0
    c.adaptive_threshold = how.noise
    c.adaptive_min_samples = max(4, how.samples // 3)
    c.use_denoising = True
    c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    c.denoising_prefilter = 'ACCURATE'
    bpy.context.view_layer.cycles.denoising_store_passes = True
    try:
        c.denoising_quality = 'HIGH'
    except Exception:
        pass
    c.max_bounces = 14  # a tumbler before a carafe is eight faces of glass: at 6 it is black
    c.diffuse_bounces = 4
    c.glossy_bounces = 4
    c.transmission_bounces = 14
    c.transparent_max_bounces = 12
    c.volume_bounces = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_direct = 0
    c.sample_clamp_indirect = 4
    c.use_guiding = False
    if how.ambient_after:
        c.use_fast_gi = True
        c.fast_gi_method = 'REPLACE'
        c.ao_bounces = how.ambient_after
        c.ao_bounces_render = how.ambient_after
    r.use_persistent_data = True
    c.use_auto_tile = False
    r.film_transparent = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.3
    s.view_settings.view_transform = how.transform
    s.view_settings.look = how.look
    s.view_settings.exposure = how.exposure
    return s


@dataclass(frozen=True)
class Machine:
    """What renders: processor threads, and the Cycles device (`cpu`, `cuda`, `optix`)."""

    threads: int = 2
    device: str = 'cpu'


def use_device(name: str) -> None:
    """Render on the processor or on every graphics card of a kind; RuntimeError if there is none."""
    scene = bpy.context.scene
    if name == 'cpu':
        scene.cycles.device = 'CPU'
        return
    cards = bpy.context.preferences.addons['cycles'].preferences
    cards.compute_device_type = name.upper()
    cards.get_devices()
    found = [device for device in cards.devices if device.type == name.upper()]
    if not found:
        raise RuntimeError(f'no {name} device here')
    for device in cards.devices:
        device.use = device in found
    scene.cycles.device = 'GPU'


class Resolution(Protocol):
    """Pixels of a picture, samples a pixel and the noise at which they end: `plan.roles.Role` is one."""

    width: int
    height: int
    samples: int
    threshold: float


def prepare(size: Resolution, built: Built, view: View, machine: Machine = Machine()) -> None:  # noqa: B008
    """House settings for one picture of the scene that is built; the view may carry its own exposure."""
    scene = bpy.context.scene
    neutral = built.transform == 'Standard'
    exposure = built.exposure if view.exposure is None else view.exposure
    how = Settings(
        (size.width, size.height), size.samples, size.threshold, built.transform, 'None' if neutral else LOOK, exposure, 0 if neutral else built.bounces
    )
    setup(how, machine.threads)
    use_device(machine.device)
    scene.cycles.use_light_tree = built.light_tree
    plain = neutral or view.panorama  # bloom would end at the seam where left and right edge meet
    finish(None if plain else (0.12, 0.5, 1.6), view)


def _inner(tree: NodeTree, source: bpy_prop_collection, view: View) -> NodeSocket:
    """1 within patterned surfaces, 0 outside them and about every outline: where the pass ends, and where 1/depth, which changes evenly along any
    plane, breaks; 0 too where a blurred picture is out of focus."""

    def node(kind: str, value: NodeSocket, at: int | str = 0, **named: object) -> bpy.types.Node:
        made = tree.nodes.new(f'CompositorNode{kind}')
        for name, to in named.items():
            setattr(made, name, to)
        tree.links.new(value, made.inputs[at])
        return made

    near = node('Math', source['Depth'], 1, operation='DIVIDE')
    near.inputs[0].default_value = 1.0
    bend = node('Filter', near.outputs[0], 'Image', filter_type='LAPLACE')
    size = node('Math', bend.outputs[0], operation='ABSOLUTE')
    share = node('Math', size.outputs[0], operation='DIVIDE')
    tree.links.new(near.outputs[0], share.inputs[1])
    broken = node('Math', share.outputs[0], operation='GREATER_THAN')
    broken.inputs[1].default_value = OUTLINE
    whole = node('Math', source[PATTERN], operation='GREATER_THAN')
    whole.inputs[1].default_value = 0.99
    left = node('Math', whole.outputs[0], operation='SUBTRACT', use_clamp=True)
    tree.links.new(broken.outputs[0], left.inputs[1])
    if view.blur > BLURRED:
        off = node('Math', near.outputs[0], operation='SUBTRACT')
        off.inputs[1].default_value = 1 / view.distance
        circle = node('Math', node('Math', off.outputs[0], operation='ABSOLUTE').outputs[0], operation='GREATER_THAN')
        circle.inputs[1].default_value = SHARP / (view.blur * view.distance)
        sharp = node('Math', left.outputs[0], operation='SUBTRACT', use_clamp=True)
        tree.links.new(circle.outputs[0], sharp.inputs[1])
        left = sharp
    away = node('DilateErode', left.outputs[0], mode='DISTANCE', distance=-OUTLINE_WIDTH)
    return away.outputs[0]


def _patterned(tree: NodeTree, view: View) -> NodeSocket:
    """The denoised picture; where cloth, wood, brick and stone are, denoised with their colour as it was sampled. Colour that was smoothed first,
    which glass, foliage and what is out of focus need, takes the weave from a cushion's top and the grain from a shaded door."""
    view_layer = bpy.context.view_layer
    if PATTERN not in view_layer.aovs:
        aov = view_layer.aovs.add()
        aov.name, aov.type = PATTERN, 'VALUE'
    source = tree.nodes.new('CompositorNodeRLayers').outputs
    view_layer.use_pass_z = True
    keen = tree.nodes.new('CompositorNodeDenoise')
    keen.prefilter = 'NONE'
    for name, sampled in (('Image', 'Noisy Image'), ('Normal', 'Denoising Normal'), ('Albedo', 'Denoising Albedo')):
        tree.links.new(source[sampled], keen.inputs[name])
    either = tree.nodes.new('CompositorNodeMixRGB')
    for socket, value in zip(either.inputs, (_inner(tree, source, view), source['Image'], keen.outputs['Image'])):
        tree.links.new(value, socket)
    return either.outputs['Image']


def finish(bloom: tuple[float, float, float] | None, view: View) -> None:
    """Compositor: patterns that are in focus as they were sampled; the lens's bloom (strength, size, threshold) or None; the mirror image of a room
    built the other way round."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    last = _patterned(tree, view)
    if bloom:
        glare = tree.nodes.new('CompositorNodeGlare')
        glare.glare_type, glare.quality = 'BLOOM', 'MEDIUM'
        for name, value in zip(('Strength', 'Size', 'Threshold'), bloom):
            glare.inputs[name].default_value = value
        tree.links.new(last, glare.inputs['Image'])
        last = glare.outputs['Image']
    if view.mirror:
        flip = tree.nodes.new('CompositorNodeFlip')
        flip.axis = 'X'
        tree.links.new(last, flip.inputs[0])
        last = flip.outputs[0]
    tree.links.new(last, tree.nodes.new('CompositorNodeComposite').inputs['Image'])


def render(path: str) -> None:
    """Write the picture of the current camera, its outlines smooth; Blender's own progress goes nowhere, it would be a hundred lines a picture."""
    picture = bpy.context.scene.render
    picture.image_settings.file_format, picture.image_settings.color_depth, picture.filepath = 'PNG', '8', path
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        bpy.ops.render.render(write_still=True)
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)
    outlines.smooth(path)


def brightest(path: str) -> float:
    """The largest channel of any pixel of a picture, 0 to 1; next to nothing where the camera stood inside something."""
    image = bpy.data.images.load(path)
    pixels = np.empty(len(image.pixels), 'f4')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return float(pixels.reshape(-1, 4)[:, :3].max())
