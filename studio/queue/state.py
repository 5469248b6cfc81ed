"""What is done: which pictures and clips lie here or were published, made from what."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from studio.paths import MANIFEST, MEDIA, OUT, STUDIO
from studio.plan.roles import CPU_SECONDS
from studio.plan.shots import Card, Shot

MOVES = MEDIA / 'moves'  # clips of the films' camera moves, with a card beside each


def code_mark() -> str:
    """Eight hex digits of all scene code, written into each picture's card."""
    digest = hashlib.sha256()
    for path in sorted(path for path in STUDIO.rglob('*.py') if not {'.venv', 'tests', 'queue'} & set(path.parts)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def card_path(shot: Shot) -> Path:
    """Where the card of a shot lies."""
    return OUT / f'{shot.id}.json'


def rendered(shot: Shot) -> bool:
    """True if the picture lies here, made from this record, size and take."""
    path = card_path(shot)
    return path.exists() and (OUT / f'{shot.id}.png').exists() and shot.made_by(json.loads(path.read_text()))


def finished(shot: Shot) -> bool:
    """True if the picture lies here as it should be, or, where none lies here, was published from another machine."""
    return rendered(shot) if (OUT / f'{shot.id}.png').exists() and card_path(shot).exists() else published(shot)


def published(shot: Shot) -> bool:
    """True if the manifest holds this take of the picture: a fresh clone renders nothing twice."""
    if shot.id.startswith('moves/'):
        return clip_holds(shot)
    if not MANIFEST.exists():
        return False
    entry = json.loads(MANIFEST.read_text())['pictures'].get(shot.crop_of or shot.id)
    rendition = entry and (entry['crops'].get('tall') if shot.crop_of else entry)
    return bool(rendition) and shot.made_by({**entry, **rendition})


def clip_card(move: str) -> Card | None:
    """What is known of a published clip, or None: record, take and the length in seconds and frames."""
    path = MOVES / f'{move}.json'
    return json.loads(path.read_text()) if path.exists() else None


def clip_holds(shot: Shot) -> bool:
    """True if the clip of this frame's move was published from this record and take."""
    known = clip_card(shot.id.split('/')[1])
    return bool(known) and (known['record'], known['take']) == (shot.record, shot.take)


def hours_left(shots: Iterable[Shot], finished_here: Iterable[Shot]) -> float:
    """CPU hours of the shots, at the speed of the pictures that were finished here."""
    cards = [json.loads(card_path(shot).read_text()) for shot in finished_here]
    spent, work = sum(card['cpu_seconds'] for card in cards), sum(card['width'] * card['height'] * card['samples'] for card in cards)
    return sum(shot.role.work for shot in shots) * (spent / work if work else CPU_SECONDS) / 3600
