"""What a picture must have in each role: pixels, samples and the noise at which a pixel needs no more of them.

Measured on kitchens/aurelia from the front: 2400 x 1600 at 16 samples 331 CPU seconds, at 9 samples 172; at 960 x 640 the denoiser smears
edges, at 2400 it does not, so pixels matter more than samples.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Role:
    """Size in pixels, samples a pixel at most, and the adaptive threshold (share of noise that is left)."""

    width: int
    height: int
    samples: int
    threshold: float = 0.03

    @property
    def work(self) -> int:
        """Pixels times samples: what a picture costs, in units of CPU_SECONDS."""
        return self.width * self.height * self.samples


HERO = Role(3200, 1800, 24, 0.02)
HERO_TALL = Role(1600, 2000, 24, 0.02)
LEAD = Role(2400, 1600, 14)
LEAD_TALL = Role(1600, 2000, 14)
LEAD_PLATE = Role(1920, 1920, 14)
FURTHER = Role(1920, 1280, 9)
FURTHER_PLATE = Role(1600, 1600, 9)
PANORAMA = Role(6144, 3072, 9)
FRAME = Role(960, 540, 5, 0.05)  # a film's frame is seen for a sixth of a second

CPU_SECONDS = 1.0e-5  # a pixel and sample, before any picture of this machine was measured; 0.8 to 1.2 for first pictures with layers (November 2026)
