"""Wind waves as slopes in the plane, from their spectrum: what a painted noise lacks is crests that lie across the wind and lengths that go together."""

from dataclasses import dataclass

import bpy
import numpy as np

SIDE = 512  # spots along a patch
GRAVITY = 9.81
WIND = 6.0  # m/s, a moderate breeze


@dataclass(frozen=True)
class Band:
    """Waves between two lengths in metres, on a square patch of `patch` metres that repeats; `steep` is the deviation of their slope along the wind."""

    name: str
    shortest: float
    longest: float
    patch: float
    steep: float

    @property
    def length(self) -> float:
        """Its middle length in metres."""
        return (self.shortest * self.longest) ** 0.5


BANDS = (Band('ripples', 0.5, 2.6, 41.0, 0.105), Band('chop', 2.6, 9.0, 133.0, 0.085), Band('swell', 9.0, 46.0, 610.0, 0.040))


def slopes(band: Band) -> np.ndarray:
    """(SIDE, SIDE, 2): slope along the wind, which blows along the second axis, and across it; Phillips' spectrum (Tessendorf,
    Simulating Ocean Water, 2001) within the band."""
    rng = np.random.default_rng(round(band.patch))
    k = 2 * np.pi * np.fft.fftfreq(SIDE, band.patch / SIDE)
    along, across = np.meshgrid(k, k)
    size = np.hypot(along, across)
    within = (size >= 2 * np.pi / band.longest) & (size < 2 * np.pi / band.shortest)
    size = np.where(within, size, 1.0)
    fetch = WIND**2 / GRAVITY
    power = np.exp(-1 / (size * fetch) ** 2) / size**4 * (0.06 + (along / size) ** 4) * np.where(along < 0, 0.15, 1.0)
    height = np.where(within, np.sqrt(power), 0) * (rng.normal(size=size.shape) + 1j * rng.normal(size=size.shape))
    field = np.stack([np.fft.ifft2(1j * direction * height).real for direction in (along, across)], -1)
    return field * (band.steep / field[..., 0].std())


def image(band: Band) -> bpy.types.Image:
    """The band's slopes as an image, red along the wind and green across it, 0.5 for flat; one a file."""
    name = f'waves {band.name}'
    if name in bpy.data.images:
        return bpy.data.images[name]
    made = bpy.data.images.new(name, SIDE, SIDE, float_buffer=True, alpha=False)
    made.colorspace_settings.name = 'Non-Color'
    pixels = np.ones((SIDE, SIDE, 4), 'f4')
    pixels[..., :2] = slopes(band) + 0.5
    made.pixels.foreach_set(pixels.ravel())
    made.update()
    return made
