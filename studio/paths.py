"""Where the studio reads and writes."""

from pathlib import Path

STUDIO = Path(__file__).resolve().parent
ROOT = STUDIO.parent
CONTENT = ROOT / 'content' / 'data'
PLANS = ROOT / 'joinery' / 'plans'
MEDIA = ROOT / 'media'
MANIFEST = MEDIA / 'manifest.json'
OUT = STUDIO / 'out'  # raw pictures with their cards, not in git
