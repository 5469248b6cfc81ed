"""What is seen through the windows: blurred, over-exposed surroundings as a camera-only world.

Photographs come from the CC0 environments inside bpy; the evening city is drawn. The world lights the room with a
plain colour and shows the picture to camera and mirror rays only, so it adds no noise.
In Blender's panorama the direction +X lies in the middle of the picture; half a turn brings the middle to -X, out of the left
window, where cameras see the quarter from the middle to three quarters.
"""

import os
from dataclasses import dataclass

import bpy
import numpy as np


@dataclass(frozen=True)
class View:
    """One exterior. source: file name in bpy's studiolights, or 'city_lights'; pan: shift of the picture to the right
    as a share of 360 degrees; level: radiance of its bright parts; blur: radius in pixels; tint: RGB factors;
    haze: share of white mixed in."""

    source: str
    pan: float = 0.0
    level: float = 1.8
    blur: float = 2.0
    tint: tuple = (1, 1, 1)
    haze: float = 0.15


VIEWS = {
    'palm_garden': View('forest.exr', 0.30, 1.6, 2.6, (1.0, 1.0, 0.92), 0.12),
    'sea': View('sunset.exr', 0.16, 1.5, 1.2, (0.90, 0.99, 1.06), 0.04),
    'late_garden': View('forest.exr', 0.05, 1.6, 2.4, (1.12, 1.0, 0.80), 0.10),
    'city_north': View('city.exr', 0.40, 1.5, 1.2, (0.94, 0.99, 1.05), 0.05),
    'winter_meadow': View('sunrise.exr', 0.25, 2.1, 1.8, (1.0, 1.0, 1.02), 0.10),
    'city_lights': View('city_lights'),
}


def _studiolight(name):
    """Path of one of the environments that ship with bpy."""
    return os.path.join(bpy.utils.system_resource('DATAFILES'), 'studiolights', 'world', name)


def _pixels(path):
    image = bpy.data.images.load(path, check_existing=True)
    width, height = image.size
    data = np.empty(width * height * 4, 'f4')
    image.pixels.foreach_get(data)
    return data.reshape(height, width, 4)[..., :3]


def _blur(picture, sigma):
    """Gaussian blur in pixels; wraps sideways as a panorama does."""
    if not sigma:
        return picture
    radius = int(3 * sigma) + 1
    kernel = np.exp(-0.5 * (np.arange(-radius, radius + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    out = sum(w * np.roll(picture, i - radius, 1) for i, w in enumerate(kernel))
    padded = np.pad(out, ((radius, radius), (0, 0), (0, 0)), 'edge')
    return sum(w * padded[i : i + picture.shape[0]] for i, w in enumerate(kernel))


def _city_lights(width=4096, height=2048, radius=6.0, seed=11):
    """Dusk sky over towers whose lights are discs, as a lens out of focus draws them; radius of the discs in pixels."""
    rng = np.random.default_rng(seed)
    coarse = 4
    w, h = width // coarse, height // coarse
    v = (np.arange(h) / h - 0.5)[:, None, None]  # -0.5 ground, +0.5 zenith
    sky = np.array((0.022, 0.034, 0.066)) + np.exp(-np.abs(v) * 18) * np.array((0.20, 0.10, 0.055)) + np.exp(-np.abs(v) * 5) * np.array((0.015, 0.03, 0.06))
    ground = np.where(v > 0, sky, np.array((0.012, 0.014, 0.020))) * np.ones((h, w, 1))
    lights, x = [], 0
    while x < w:  # towers: dark bodies with lit windows
        tower, top = int(rng.integers(9, 26)), int(h * (0.5 + rng.uniform(0.005, 0.11)))
        ground[int(h * 0.30) : top, x : x + tower] = np.array((0.014, 0.017, 0.026)) * rng.uniform(0.7, 2.2)
        lights += [(coarse * (x + rng.uniform(0, tower)), coarse * rng.uniform(h * 0.42, top), rng.uniform(0.10, 0.9)) for _ in range(int(rng.integers(4, 16)))]
        x += tower + int(rng.integers(0, 6))
    lights += [(rng.uniform(0, width), height * (0.5 - abs(rng.normal(0, 0.05))), rng.uniform(0.2, 1.3)) for _ in range(900)]
    picture = _blur(_blur(ground, 1.6).repeat(coarse, 0).repeat(coarse, 1), 5)  # the second blur hides the steps of the enlargement
    palette = np.array(((1, 0.62, 0.28), (1, 0.74, 0.45), (1, 0.86, 0.66), (0.75, 0.86, 1), (1, 0.25, 0.14)))
    reach = int(radius) + 2
    yy, xx = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    far = np.hypot(xx, yy)
    disc = (np.clip(radius + 0.5 - far, 0, 1) * (0.70 + 0.30 * np.clip(far / radius, 0, 1)))[..., None]
    for cx, cy, power in lights:
        colour = palette[rng.choice(5, p=(0.34, 0.28, 0.2, 0.13, 0.05))]
        columns = (np.arange(int(cx) - reach, int(cx) + reach + 1)) % width
        picture[int(cy) - reach : int(cy) + reach + 1, columns] += disc * colour * power * 0.9
    return picture.astype('f4')


def picture(view):
    """Linear RGB panorama of a View, levelled so that the window reads about one stop over."""
    if view.source == 'city_lights':
        return _city_lights()
    photo = _pixels(_studiolight(view.source))
    photo = np.roll(photo, int((view.pan + 0.5) * photo.shape[1]), axis=1)
    height = photo.shape[0]
    band = photo[int(height * 0.42) : int(height * 0.72)]  # rows near the horizon (row 0 is the ground)
    photo = photo / np.percentile(band, 80)
    photo = _blur(np.minimum(photo, 1.8), view.blur)
    return (photo * (1 - view.haze) + view.haze) * np.array(view.tint) * view.level


def surround(view, ambient=0.35, colour=(1, 0.97, 0.93)):
    """World: plain ambient light for the room, the exterior for camera and mirror rays."""
    pixels = picture(view)
    height, width, _ = pixels.shape
    image = bpy.data.images.new('exterior', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([pixels, np.ones((height, width))]).astype('f4').ravel())
    image.pack()
    world = bpy.data.worlds.new('exterior')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.lightgroup = 'NONE', 'sky'
    tree = world.node_tree
    tree.nodes.clear()
    new = tree.nodes.new
    output, mix, path = new('ShaderNodeOutputWorld'), new('ShaderNodeMixShader'), new('ShaderNodeLightPath')
    plain, seen, texture, either = new('ShaderNodeBackground'), new('ShaderNodeBackground'), new('ShaderNodeTexEnvironment'), new('ShaderNodeMath')
    plain.inputs[0].default_value = (*colour, 1)
    plain.inputs[1].default_value = ambient
    texture.image, texture.interpolation = image, 'Cubic'
    either.operation = 'MAXIMUM'
    for source, target in (
        (path.outputs['Is Camera Ray'], either.inputs[0]),
        (path.outputs['Is Glossy Ray'], either.inputs[1]),
        (either.outputs[0], mix.inputs[0]),
        (texture.outputs[0], seen.inputs[0]),
        (plain.outputs[0], mix.inputs[1]),
        (seen.outputs[0], mix.inputs[2]),
        (mix.outputs[0], output.inputs[0]),
    ):
        tree.links.new(source, target)
