"""Joins the frames of each camera move into a clip: `python -m studio.queue.clips`, part of publish. Clips: media/moves/<move>.mp4 with a card beside them."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from studio.plan import moves
from studio.plan import shots as plan
from studio.plan.shots import Shot
from studio.queue import state

FILM_RATE = 24  # frames a second of the films
SIZE = '1280:720'


def join(move: str, folder: Path, shots: Sequence[Shot]) -> None:
    """Fill the rendered frames up to the films' rate by motion interpolation and encode them almost without loss, for the films are cut from it."""
    state.MOVES.mkdir(parents=True, exist_ok=True)
    filled = f'minterpolate=fps={FILM_RATE}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:scd=none'
    partial = state.MOVES / f'{move}.part.mp4'
    frames = ['-framerate', str(moves.RATE), '-i', str(folder / '%02d.png')]
    encode = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '16', '-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact']
    subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', *frames, '-vf', f'scale={SIZE}:flags=lanczos,{filled}', *encode, str(partial)], check=True)
    os.replace(partial, state.MOVES / f'{move}.mp4')
    version = hashlib.sha256((state.MOVES / f'{move}.mp4').read_bytes()).hexdigest()[:8]
    seconds = round((len(shots) - 1) / moves.RATE, 2)  # nothing to interpolate towards after the last frame
    (state.MOVES / f'{move}.json').write_text(
        json.dumps(dict(record=shots[0].record, take=shots[0].take, frames=len(shots), seconds=seconds, version=version)) + '\n'
    )


def main() -> int:
    """Join every move whose frames are all here and whose clip is missing or older."""
    for move in moves.MOVES:
        shots = [shot for shot in plan.film_frames() if shot.id.split('/')[1] == move]
        if not all(map(state.clip_holds, shots)) and all(map(state.rendered, shots)):
            join(move, state.OUT / 'moves' / move, shots)
            print(f'clip {move}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
