"""The chamfered box every board is: 24 corners, four a side, each owned by one side, so that a one-segment chamfer shades as a round edge."""

import numpy as np


def _template() -> tuple[np.ndarray, np.ndarray, np.ndarray, list[list[int]], list[int]]:
    V, own = [], []
    for a in range(3):
        for s in (-1, 1):
            o = [i for i in range(3) if i != a]
            for p in (-1, 1):
                for q in (-1, 1):
                    v = [0, 0, 0]
                    v[a] = s
                    v[o[0]] = p
                    v[o[1]] = q
                    V.append(v)
                    own.append((a, s))
    V = np.array(V, float)
    idx = {(own[i], tuple(V[i].astype(int))): i for i in range(24)}
    F, Fo = [], []

    def add(f: list[int], axis: int) -> None:
        pos = V[f] * 1.0
        for k, i in enumerate(f):  # pull corners in so that orientation can be computed
            a, s = own[i]
            for j in range(3):
                if j != a:
                    pos[k, j] *= 0.8
        n = np.cross(pos[1] - pos[0], pos[2] - pos[0])
        c = pos.mean(0)
        F.append(f if n @ c > 0 else f[::-1])
        Fo.append(axis)

    for a in range(3):
        o = [i for i in range(3) if i != a]
        for s in (-1, 1):
            c = []
            for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                v = [0, 0, 0]
                v[a] = s
                v[o[0]] = p
                v[o[1]] = q
                c.append(idx[((a, s), tuple(v))])
            add(c, a)
    for a in range(3):
        for b in range(a + 1, 3):
            c = 3 - a - b
            for s in (-1, 1):
                for t in (-1, 1):
                    low, high = (tuple({a: s, b: t, c: u}[i] for i in range(3)) for u in (-1, 1))
                    add([idx[((a, s), low)], idx[((a, s), high)], idx[((b, t), high)], idx[((b, t), low)]], a)
    for s in (-1, 1):
        for t in (-1, 1):
            for u in (-1, 1):
                add([idx[((0, s), (s, t, u))], idx[((1, t), (s, t, u))], idx[((2, u), (s, t, u))]], 0)
    own_a = np.array([o[0] for o in own])
    own_s = np.array([o[1] for o in own])
    return V, own_a, own_s, F, Fo


CORNERS, AXES, SIDES, FACES, FACE_AXES = _template()
NORMALS = np.zeros((24, 3))
NORMALS[np.arange(24), AXES] = SIDES
LOOP_CORNERS = np.concatenate([np.array(f) for f in FACES])
LOOP_AXES = np.concatenate([[o] * len(f) for f, o in zip(FACES, FACE_AXES)])
