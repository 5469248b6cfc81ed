"""How garments are cut: lengths and widths of what hangs in wardrobes, and how their cloth behaves. Metres."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Cloth:
    """How a cloth behaves as it hangs: how much of a kink over two and over four pitches of 15 mm is taken back a step, and of a slant of its weave;
    how much wider than its place the hem is cut; how deep its folds begin and how far the hem is drawn in by them; how round sleeves stand; how often
    it is eased all over and about the shoulders: a knit bends widely, shirting hardly."""

    bend: tuple[float, float]
    shear: float
    flare: float
    fold: float
    drawn: float
    round: float
    ease: tuple[int, int]


@dataclass(frozen=True)
class Cut:
    """Proportions of a garment laid flat: length from the neck; half widths at shoulder, waist and hem; length of its sleeves from the shoulder, how deep
    their armhole is, how wide they are above the cuff and in it, degrees they are set below the level; half its neck's width and how far the neck
    is cut down in front; collar: one of COLLARS."""

    length: float
    body: tuple[float, float, float]
    sleeve: float
    arm: tuple[float, float, float, float]
    neck: tuple[float, float]
    collar: str
    cloth: Cloth
    tail: float = 0.0  # how much higher than its middle the hem lies at the sides

    @property
    def shoulder(self) -> float:
        """Half its width at the shoulders."""
        return self.body[0]


COLLARS = ('shirt', 'lapel', 'rib', 'roll', 'bare')
COTTON = Cloth((0.10, 0.012), 0.45, 0.20, 0.034, 0.13, 0.012, (2, 36))
SILK = Cloth((0.02, 0.002), 0.25, 0.28, 0.036, 0.16, 0.008, (3, 50))
KNITTED = Cloth((0.30, 0.05), 0.20, 0.05, 0.014, 0.02, 0.022, (10, 60))
TAILORED = Cloth((0.45, 0.12), 0.60, 0.07, 0.014, 0.02, 0.030, (20, 40))
WOOL = Cloth((0.40, 0.10), 0.50, 0.16, 0.024, 0.07, 0.034, (16, 60))

CUTS = {
    'shirt': Cut(0.72, (0.215, 0.222, 0.228), 0.57, (0.225, 0.142, 0.108, 61), (0.066, 0.052), 'shirt', COTTON, 0.055),
    'blouse': Cut(0.61, (0.200, 0.200, 0.215), 0.53, (0.210, 0.150, 0.100, 62), (0.072, 0.150), 'bare', SILK),
    'knit': Cut(0.62, (0.212, 0.215, 0.205), 0.56, (0.220, 0.135, 0.092, 62), (0.078, 0.070), 'rib', KNITTED),
    'roll': Cut(0.62, (0.205, 0.205, 0.200), 0.56, (0.215, 0.130, 0.090, 62), (0.066, 0.040), 'roll', KNITTED),
    'jacket': Cut(0.73, (0.226, 0.212, 0.232), 0.58, (0.235, 0.140, 0.138, 72), (0.084, 0.400), 'lapel', TAILORED),
    'coat': Cut(1.06, (0.232, 0.228, 0.262), 0.60, (0.250, 0.155, 0.152, 71), (0.084, 0.340), 'lapel', WOOL),
    'dress': Cut(1.00, (0.190, 0.180, 0.250), 0.54, (0.205, 0.125, 0.100, 63), (0.088, 0.170), 'bare', SILK),
}
TAKES = {'shirt': 3}  # of each kind 2, but of this one as many differ as they hang
