"""Joins the frames of each camera move into a clip: `python -m studio.clips`, part of publish. Clips: media/moves/<move>.mp4 with a card beside them."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from . import moves, plan

MEDIA = Path(__file__).resolve().parent.parent / 'media' / 'moves'
FILM_RATE = 24  # frames a second of the films
SIZE = '1280:720'


def card(move):
    """What is known of a published clip, or None: record, take and the length in seconds and frames."""
    path = MEDIA / f'{move}.json'
    return json.loads(path.read_text()) if path.exists() else None


def holds(shot):
    """True if the clip of this frame's move was published from this record and take."""
    known = card(shot.id.split('/')[1])
    return bool(known) and (known['record'], known['take']) == (shot.record, shot.take)


def join(move, folder, shots):
    """Fill the rendered frames up to the films' rate by motion interpolation and encode them almost without loss, for the films are cut from it."""
    MEDIA.mkdir(parents=True, exist_ok=True)
    filled = f'minterpolate=fps={FILM_RATE}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:scd=none'
    partial = MEDIA / f'{move}.part.mp4'
    frames = ['-framerate', str(moves.RATE), '-i', str(folder / '%02d.png')]
    encode = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '16', '-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact']
    subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', *frames, '-vf', f'scale={SIZE}:flags=lanczos,{filled}', *encode, str(partial)], check=True)
    os.replace(partial, MEDIA / f'{move}.mp4')
    version = hashlib.sha256((MEDIA / f'{move}.mp4').read_bytes()).hexdigest()[:8]
    seconds = round((len(shots) - 1) / moves.RATE, 2)  # nothing to interpolate towards after the last frame
    (MEDIA / f'{move}.json').write_text(
        json.dumps(dict(record=shots[0].record, take=shots[0].take, frames=len(shots), seconds=seconds, version=version)) + '\n'
    )


def main():
    """Join every move whose frames are all here and whose clip is missing or older."""
    from .scene_process import OUT, rendered

    for move in moves.MOVES:
        shots = [shot for shot in plan.film_frames() if shot.id.split('/')[1] == move]
        if not all(map(holds, shots)) and all(map(rendered, shots)):
            join(move, OUT / 'moves' / move, shots)
            print(f'clip {move}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
