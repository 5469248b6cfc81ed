"""Cycles, denoiser, colour management and the picture's file."""

import os
import sys
from dataclasses import dataclass

import bpy
import numpy as np
from studio.kit.camera import Built, View


def reset():
    """Empty Blender file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def setup(w=1600, h=1067, samples=64, noise=0.02, look='AgX - Medium High Contrast', exposure=0.0, view='AgX', guiding=False, threads=2, bounces=6, gi_ao=0):
    """Cycles, denoiser, fast GI and colour management. gi_ao: bounces before ambient occlusion takes over, 0 for full paths."""
    s = bpy.context.scene
    r = s.render
    c = s.cycles
    r.engine = 'CYCLES'
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    r.threads_mode = 'FIXED'
    r.threads = threads
    c.samples = samples
    c.use_adaptive_sampling = noise > 0
    c.adaptive_threshold = noise
    c.adaptive_min_samples = max(4, samples // 3)
    c.use_denoising = True
    c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    c.denoising_prefilter = 'ACCURATE'
    try:
        c.denoising_quality = 'HIGH'
    except Exception:
        pass
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 4
    c.transmission_bounces = 6
    c.transparent_max_bounces = 12
    c.volume_bounces = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_direct = 0
    c.sample_clamp_indirect = 4
    c.use_light_tree = True
    c.use_guiding = guiding
    if gi_ao:
        c.use_fast_gi = True
        c.fast_gi_method = 'REPLACE'
        c.ao_bounces = gi_ao
        c.ao_bounces_render = gi_ao
    r.use_persistent_data = True
    c.use_auto_tile = False
    r.film_transparent = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.3
    s.view_settings.view_transform = view
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    return s


@dataclass(frozen=True)
class Machine:
    """What renders: processor threads, and the Cycles device (`cpu`, `cuda`, `optix`)."""

    threads: int = 2
    device: str = 'cpu'


def use_device(name):
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


def prepare(size, built: Built, view: View, machine: Machine = Machine()) -> None:  # noqa: B008
    """House settings for one picture of the scene that is built. size has width, height, samples and threshold (plan.roles.Role); the view may
    carry its own exposure."""
    scene = bpy.context.scene
    neutral = built.transform == 'Standard'
    exposure = built.exposure if view.exposure is None else view.exposure
    setup(
        size.width,
        size.height,
        size.samples,
        size.threshold,
        'None' if neutral else 'AgX - Medium High Contrast',
        exposure,
        view=built.transform,
        gi_ao=0 if neutral else built.bounces,
        threads=machine.threads,
    )
    use_device(machine.device)
    scene.cycles.use_light_tree = False
    plain = neutral or view.panorama  # bloom would end at the seam where left and right edge meet
    finish(None if plain else (0.12, 0.5, 1.6), view.mirror)


def finish(bloom, mirrored):
    """Compositor: the lens's bloom (strength, size, threshold) or None, and the mirror image of a room built the other way round."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    last = tree.nodes.new('CompositorNodeRLayers').outputs['Image']
    if bloom:
        glare = tree.nodes.new('CompositorNodeGlare')
        glare.glare_type, glare.quality = 'BLOOM', 'MEDIUM'
        for name, value in zip(('Strength', 'Size', 'Threshold'), bloom):
            glare.inputs[name].default_value = value
        tree.links.new(last, glare.inputs['Image'])
        last = glare.outputs['Image']
    if mirrored:
        flip = tree.nodes.new('CompositorNodeFlip')
        flip.axis = 'X'
        tree.links.new(last, flip.inputs[0])
        last = flip.outputs[0]
    tree.links.new(last, tree.nodes.new('CompositorNodeComposite').inputs['Image'])


def render(path):
    """Write the picture of the current camera; Blender's own progress goes nowhere, it would be a hundred lines a picture."""
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


def brightest(path):
    """The largest channel of any pixel of a picture, 0 to 1; next to nothing where the camera stood inside something."""
    image = bpy.data.images.load(path)
    pixels = np.empty(len(image.pixels), 'f4')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return float(pixels.reshape(-1, 4)[:, :3].max())
