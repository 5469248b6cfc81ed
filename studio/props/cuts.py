"""How garments are cut: lengths and widths of what hangs in wardrobes. Metres."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Cut:
    """Proportions of a garment as it hangs: length from the neck; half widths at shoulder, waist and hem; half its depth at chest and hem; length of its
    sleeves from the shoulder (0: none); half its neck's width and how far the neck is cut down in front; height of its folds; collar: one of COLLARS."""

    length: float
    shoulder: float
    waist: float
    hem: float
    depth: tuple[float, float]
    sleeve: float
    neck: tuple[float, float]
    fold: float
    collar: str
    arm: float = 1.0  # share of a shirt's sleeve that its sleeve is wide
    tail: float = 0.0  # how much higher than its middle the hem lies at the sides


COLLARS = ('shirt', 'lapel', 'rib', 'roll', 'bare')
THIN = ('shirt', 'blouse', 'dress')

CUTS = {
    'shirt': Cut(0.76, 0.215, 0.222, 0.228, (0.030, 0.034), 0.58, (0.066, 0.052), 0.016, 'shirt', 0.95, 0.055),
    'blouse': Cut(0.66, 0.200, 0.200, 0.215, (0.026, 0.034), 0.54, (0.072, 0.150), 0.013, 'bare', 0.90),
    'knit': Cut(0.67, 0.212, 0.215, 0.205, (0.034, 0.036), 0.58, (0.078, 0.070), 0.011, 'rib', 1.05),
    'roll': Cut(0.66, 0.205, 0.205, 0.200, (0.034, 0.034), 0.57, (0.066, 0.040), 0.011, 'roll', 1.0),
    'jacket': Cut(0.76, 0.226, 0.212, 0.232, (0.044, 0.046), 0.61, (0.084, 0.400), 0.0075, 'lapel', 1.12),
    'coat': Cut(1.10, 0.232, 0.228, 0.262, (0.050, 0.060), 0.63, (0.084, 0.340), 0.010, 'lapel', 1.22),
    'dress': Cut(1.12, 0.190, 0.180, 0.250, (0.028, 0.052), 0.56, (0.088, 0.170), 0.016, 'bare', 0.86),
}
