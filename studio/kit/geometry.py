"""Geometry kit. Units: metres. Convention: camera looks along +Y, cabinet runs stand with their back on y=0 and come
towards the camera (-Y). Z is up."""

import contextlib
import itertools
import math
import random
from collections.abc import Iterator, Sequence

import bpy
import numpy as np
from bpy.types import Material, Object
from mathutils import Matrix, Vector
from studio.kit import lights, loops
from studio.kit.chamfer import AXES, CORNERS, FACES, LOOP_AXES, LOOP_CORNERS, NORMALS
from studio.kit.materials.metal import turned
from studio.kit.measures import Point, Profile, Rectangle, Spot

_AX = {'x': 0, 'y': 1, 'z': 2}
ARC = 8  # straight pieces of a rounded corner
END_GRAIN = 60  # times a fibre is longer than it is wide: across it, as at the end of a board, what was a line is a dot


def _uv_axes(normal_axis: int, grain: str) -> tuple[int, int]:
    g = _AX[grain]
    if normal_axis == g:
        o = [i for i in range(3) if i != g]
        return o[0], o[1]
    return g, 3 - g - normal_axis


def elbows(corners: Sequence[Point], radius: float, steps: int = 12) -> list[Point]:
    """Points along a tube that runs straight from corner to corner and is bent about each at a radius in metres."""
    at = [Vector(corner) for corner in corners]
    out = [at[0]]
    for before, corner, after in zip(at, at[1:], at[2:]):
        back, ahead = (before - corner).normalized(), (after - corner).normalized()
        half = back.angle(ahead) / 2
        inward = (back + ahead).normalized()
        middle = corner + inward * radius / math.sin(half)
        start, turn = corner + back * radius / math.tan(half) - middle, math.pi - 2 * half
        axis = start.cross(-inward)
        out += [middle + Matrix.Rotation(turn * i / steps, 3, axis) @ start for i in range(steps + 1)]
    return [tuple(point) for point in (*out, at[-1])]


def rounded(opening: Rectangle, radius: float) -> list[list[Spot]]:
    """The four corners of a rectangle, from its first counterclockwise, each as an arc of points; as one point where radius is 0. Metres."""
    x0, y0, x1, y1 = opening
    if not radius:
        return [[(x0, y0)], [(x1, y0)], [(x1, y1)], [(x0, y1)]]
    middles = [(x0 + radius, y0 + radius), (x1 - radius, y0 + radius), (x1 - radius, y1 - radius), (x0 + radius, y1 - radius)]
    arc = lambda x, y, start: [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (start + math.pi / 2 * i / ARC for i in range(ARC + 1))]
    return [arc(x, y, math.pi + math.pi / 2 * k) for k, (x, y) in enumerate(middles)]


class Kit:
    """Accumulates panels and swept solids per material; flush() makes one object per material."""

    def __init__(self, seed: int = 1) -> None:
        self.flat, self.smooth, self.M = {}, {}, [Matrix.Identity(4)]
        self.rng, self.seed, self.sheet = random.Random(seed), seed, None

    @contextlib.contextmanager
    def at(self, x: float = 0, y: float = 0, z: float = 0, rz: float = 0, rx: float = 0, ry: float = 0) -> Iterator['Kit']:  # noqa: PLR0913
        """Move the local frame: metres, then turns in degrees about z, y, x."""
        m = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(math.radians(rz), 4, 'Z')
            @ Matrix.Rotation(math.radians(ry), 4, 'Y')
            @ Matrix.Rotation(math.radians(rx), 4, 'X')
        )
        self.M.append(self.M[-1] @ m)
        try:
            yield self
        finally:
            self.M.pop()

    @contextlib.contextmanager
    def flitch(self, number: float | None) -> Iterator['Kit']:
        """What is built inside is cut from one continuous sheet: its pattern runs on over all boxes of the local frame. None: each its own cut."""
        kept, self.sheet = self.sheet, number
        try:
            yield self
        finally:
            self.sheet = kept

    def box(  # noqa: PLR0913
        self, mat: Material, x0: float, y0: float, z0: float, x1: float, y1: float, z1: float, bevel: float = 0.0012, grain: str = 'z', rnd: float | None = None
    ) -> 'Kit':
        """Chamfered box between two corners; grain is the axis the pattern runs along, rnd the panel number of its own cut."""
        lo = np.minimum((x0, y0, z0), (x1, y1, z1))
        hi = np.maximum((x0, y0, z0), (x1, y1, z1))
        h = (hi - lo) / 2
        c = (hi + lo) / 2
        b = min(bevel, 0.45 * 2 * h.min() / 2)
        inset = np.ones((24, 3)) * b
        inset[np.arange(24), AXES] = 0
        P = c + CORNERS * (h - inset)
        R = np.array(self.M[-1])
        W = P @ R[:3, :3].T + R[:3, 3]
        N = NORMALS @ R[:3, :3].T
        lp = P[LOOP_CORNERS] - (lo if self.sheet is None else 0.0)
        uv = np.empty((len(LOOP_CORNERS), 2))
        for a in range(3):
            ua, va = _uv_axes(a, grain)
            m = LOOP_AXES == a
            uv[m, 0] = lp[m, ua]
            uv[m, 1] = lp[m, va]
            if a == _AX[grain] and mat.get('solid'):
                uv[m, 0] *= END_GRAIN
        d = self.flat.setdefault(mat, dict(V=[], N=[], F=[], UV=[], R=[], n=0))
        d['V'].append(W)
        d['N'].append(N)
        d['UV'].append(uv)
        d['F'].extend([[i + d['n'] for i in f] for f in FACES])
        d['n'] += 24
        own = self.own(W.mean(0)) if rnd is None else rnd
        d['R'].append(np.full(24, own if self.sheet is None else self.sheet))
        return self

    def own(self, place: np.ndarray) -> float:
        """Number 0..1 of a panel from where it stands: a drawer drawn out elsewhere changes no other front's grain, so all pictures of a model show one kitchen."""
        x, y, z = np.round(place, 3)
        return float(abs(math.sin(x * 12.9898 + y * 78.233 + z * 37.719 + self.seed * 0.618) * 43758.5453) % 1.0)

    def poly(  # noqa: PLR0913
        self,
        mat: Material,
        V: Sequence[Point] | np.ndarray,
        F: Sequence[Sequence[int]],
        grain: str = 'z',
        rnd: float | np.ndarray | None = None,
        uv: Sequence[Sequence[float]] | None = None,
    ) -> 'Kit':
        """Any mesh in the local frame; uv in metres per vertex, else by the largest axis of each face."""
        V = np.asarray(V, float)
        R = np.array(self.M[-1])
        W = V @ R[:3, :3].T + R[:3, 3]
        d = self.smooth.setdefault(mat, dict(V=[], F=[], UV=[], R=[], n=0))
        uvs = []
        for f in F:
            if uv is not None:
                uvs.extend(uv[i] for i in f)
                continue
            p = V[list(f)]
            n = np.cross(p[1] - p[0], p[2] - p[0]) if len(f) == 3 else np.cross(p[2] - p[0], p[3 % len(f)] - p[1])
            ua, va = _uv_axes(int(np.argmax(abs(n))), grain)
            uvs.extend(p[:, [ua, va]].tolist())
        d['V'].append(W)
        d['UV'].extend(uvs)
        d['F'].extend([[i + d['n'] for i in f] for f in F])
        d['n'] += len(V)
        d['R'].append(np.full(len(V), self.own(W.mean(0)) if rnd is None else rnd))
        return self

    # ---- swept solids
    def frame_sweep(self, mat: Material, x0: float, z0: float, x1: float, z1: float, y: float, prof: Profile, grain: str | None = None) -> 'Kit':  # noqa: PLR0913
        """Mitred rectangular frame in the XZ plane; prof = [(inset, height towards viewer)], one mesh per side. grain: None along each side."""

        def loop(d: float, h: float) -> list[Point]:
            return [(x0 + d, y - h, z0 + d), (x1 - d, y - h, z0 + d), (x1 - d, y - h, z1 - d), (x0 + d, y - h, z1 - d)]

        L = [loop(*p) for p in prof]
        for k in range(4):
            V = []
            for l in L:
                V += [l[k], l[(k + 1) % 4]]
            F = [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(L) - 1)]
            self.poly(mat, V, F, grain or ('x' if k % 2 == 0 else 'z'))
        return self

    def moulding(self, mat: Material, path: Sequence[Sequence[float]], prof: Profile, closed: bool = False, caps: bool = True) -> 'Kit':
        """Sweep prof [(out, up)] along an XY polyline (out = right-hand side of the direction of travel)."""
        P = [Vector((p[0], p[1])) for p in path]
        z = path[0][2] if len(path[0]) > 2 else 0
        n = len(P)
        off = []
        for i in range(n):
            a = (P[i] - P[i - 1]).normalized() if (i > 0 or closed) else None
            b = (P[(i + 1) % n] - P[i]).normalized() if (i < n - 1 or closed) else None
            a = a or b
            b = b or a
            na, nb = Vector((a.y, -a.x)), Vector((b.y, -b.x))
            m = na + nb
            m = m / max(m.dot(na), 1e-6)
            off.append(m)
        m = len(prof)
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            V = []
            for k in (i, j):
                for o, u in prof:
                    q = P[k] + off[k] * o
                    V.append((q.x, q.y, z + u))
            F = [[t, m + t, m + t + 1, t + 1] for t in range(m - 1)]
            self.poly(mat, V, F, 'x' if abs((P[j] - P[i]).x) > abs((P[j] - P[i]).y) else 'y')
        if caps and not closed:
            for k, rev in ((0, False), (n - 1, True)):
                V = [((P[k] + off[k] * o).x, (P[k] + off[k] * o).y, z + u) for o, u in prof]
                self.poly(mat, V, [list(range(m))[:: -1 if rev else 1]])
        return self

    def extrude_z(self, mat: Material, prof: Sequence[Spot], z0: float, z1: float, grain: str = 'z') -> 'Kit':
        """Open profile [(x, y)] drawn up from z0 to z1."""
        m = len(prof)
        V = [(x, y, z0) for x, y in prof] + [(x, y, z1) for x, y in prof]
        return self.poly(mat, V, [[i, i + 1, m + i + 1, m + i] for i in range(m - 1)], grain)

    def lathe(self, mat: Material, prof: Sequence[Spot], x: float = 0, y: float = 0, z: float = 0, seg: int = 48, grain: str = 'up') -> 'Kit':  # noqa: PLR0913
        """Profile [(radius, height)] turned round the z axis at (x, y). grain: up along the profile, as in a leg, 'across' as in a disc cut from a
        board, or 'round' as in a board that is bent, its joint on the x axis."""
        V, F, uv = [], [], []
        m, widest = len(prof), max(r for r, _ in prof)
        ln = [0]
        for i in range(1, m):
            ln.append(ln[-1] + math.dist(prof[i], prof[i - 1]))
        for s in range(seg + 1):
            t = 2 * math.pi * s / seg
            for i, (r, h) in enumerate(prof):
                V.append((x + r * math.cos(t), y + r * math.sin(t), z + h))
                if grain == 'across':
                    uv.append((r * math.sin(t), r * math.cos(t)))
                else:
                    uv.append((widest * t, ln[i]) if grain == 'round' else (ln[i], s / seg * 0.5))
        for s in range(seg):
            for i in range(m - 1):
                f = [s * m + i, (s + 1) * m + i, (s + 1) * m + i + 1, s * m + i + 1]
                F.append(f)
        return self.poly(mat, V, F, uv=uv)

    def ball(self, mat: Material, at: Point, r: float, seg: int = 24) -> 'Kit':
        """Sphere about its middle."""
        half = [math.pi * i / 24 for i in range(25)]
        return self.lathe(mat, [(r * math.sin(a), -r * math.cos(a)) for a in half], *at, seg)

    def cyl(self, mat: Material, x: float, y: float, z0: float, z1: float, r: float, seg: int = 32, b: float = 0.001, grain: str = 'up') -> 'Kit':  # noqa: PLR0913
        """Upright cylinder with eased edges; its grain as in `lathe`."""
        return self.lathe(mat, [(0, z0), (r - b, z0), (r, z0 + b), (r, z1 - b), (r - b, z1), (0, z1)], x, y, 0, seg, grain)

    def tube(self, mat: Material, pts: Sequence[Sequence[float] | Vector], r: float, seg: int = 16, r1: float | None = None) -> 'Kit':
        """Round bar along points (Catmull-free: give enough points). r may taper to r1. Of metal it is satin, not brushed."""
        mat = turned(mat)
        P = [Vector(p) for p in pts]
        n = len(P)
        V, F, uv = [], [], []
        ref = None
        L = 0
        for i, p in enumerate(P):
            t = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
            if ref is None:
                ref = t.orthogonal().normalized()
            ref = (ref - t * ref.dot(t)).normalized()
            bi = t.cross(ref)
            rr = r if r1 is None else r + (r1 - r) * i / (n - 1)
            if i:
                L += (p - P[i - 1]).length
            for s in range(seg):
                a = 2 * math.pi * s / seg
                V.append(p + (ref * math.cos(a) + bi * math.sin(a)) * rr)
                uv.append((L, s / seg * 0.1))
        for i in range(n - 1):
            for s in range(seg):
                s2 = (s + 1) % seg
                F.append([i * seg + s, i * seg + s2, (i + 1) * seg + s2, (i + 1) * seg + s])
        F.append(list(range(seg))[::-1])
        F.append([(n - 1) * seg + s for s in range(seg)])
        return self.poly(mat, [tuple(v) for v in V], F, uv=uv)

    def world(self, point: Point) -> Point:
        """A point of the local frame in the room."""
        return tuple(self.M[-1] @ Vector(point))

    def area(self, loc: Point, target: Point, *rest: object, **named: object) -> Object:
        """Rectangular lamp of the local frame; see `lights.area`."""
        return lights.area(self.world(loc), self.world(target), *rest, **named)

    def spot(self, loc: Point, *rest: object, target: Point | None = None, **named: object) -> Object:
        """Spot lamp of the local frame; see `lights.spot`."""
        return lights.spot(self.world(loc), *rest, target=target and self.world(target), **named)

    def point(self, loc: Point, *rest: object, **named: object) -> Object:
        """Round lamp of the local frame; see `lights.point`."""
        return lights.point(self.world(loc), *rest, **named)

    def flush(self, name: str = 'kit') -> list[Object]:
        """Mesh everything, one object a material."""
        out = []
        for kind, bucket in (('p', self.flat), ('s', self.smooth)):
            for mat, d in bucket.items():
                V = np.concatenate(d['V'])
                me = bpy.data.meshes.new(f'{name}_{mat.name}_{kind}')
                me.from_pydata(V.tolist(), [], d['F'])
                uv = np.concatenate(d['UV']) if kind == 'p' else np.array(d['UV'])
                me.uv_layers.new(name='UVMap').data.foreach_set('uv', uv.astype('f4').ravel())
                at = me.attributes.new('rnd', 'FLOAT', 'POINT')
                at.data.foreach_set('value', np.concatenate(d['R']).astype('f4'))
                me.materials.append(mat)
                me.shade_smooth()
                if kind == 'p':
                    me.normals_split_custom_set_from_vertices(np.concatenate(d['N']).tolist())
                elif not mat.get('supple'):  # cloth has no edge, however tight its fold
                    me.set_sharp_from_angle(angle=math.radians(38))
                o = bpy.data.objects.new(me.name, me)
                o.lightgroup = mat.get('light_group', '')
                if kind == 's' and not mat.get('supple'):  # large faces keep their own normal: an eased edge of a slab must not shade as a roll
                    weighted = o.modifiers.new('weighted', 'WEIGHTED_NORMAL')
                    weighted.keep_sharp = True
                if yarn := mat.get('yarn'):
                    loops.stand(o, yarn)
                bpy.context.scene.collection.objects.link(o)
                out.append(o)
        self.flat, self.smooth = {}, {}
        return out

    def slab_with_hole(  # noqa: PLR0913
        self,
        mat: Material,
        x0: float,
        y0: float,
        z0: float,
        x1: float,
        y1: float,
        z1: float,
        hole: Rectangle | None = None,
        bevel: float = 0.002,
        grain: str = 'x',
        radius: float = 0,
        joined: Sequence[tuple[int, float]] = (),
    ) -> 'Kit':
        """Board with an opening (x0 y0 x1 y1), a notch if it reaches the edge at y1; outer and cut edges are eased. radius: metres of the opening's corners;
        joined: planes (axis, place) behind which another piece goes on, whose edges stay sharp."""
        import bmesh

        bm = bmesh.new()

        def ring(a: float, b: float, c: float, d: float) -> list[bmesh.types.BMVert]:
            return [bm.verts.new(p) for p in ((a, b, z1), (c, b, z1), (c, d, z1), (a, d, z1))]

        o = ring(x0, y0, x1, y1)
        if hole and hole[3] > y1 - bevel:
            a, b, c, _ = hole
            bm.faces.new([*o[:3], *(bm.verts.new((x, y, z1)) for x, y in ((c, y1), (c, b), (a, b), (a, y1))), o[3]])
        elif hole:
            corners = [[bm.verts.new((x, y, z1)) for x, y in corner] for corner in rounded(hole, radius)]
            for k, corner in enumerate(corners):
                bm.faces.new([o[k], o[(k + 1) % 4], corners[(k + 1) % 4][0], corner[-1]])
                for a, b in itertools.pairwise(corner):
                    bm.faces.new([o[k], b, a])
        else:
            bm.faces.new(o)
        r = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
        bmesh.ops.translate(bm, vec=(0, 0, z0 - z1), verts=[v for v in r['geom'] if isinstance(v, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        e = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.5]
        e = [one for one in e if not any(all(abs(v.co[axis] - place) < 1e-6 for v in one.verts) for axis, place in joined)]
        bmesh.ops.bevel(bm, geom=e, offset=bevel, segments=2, profile=0.5, affect='EDGES')
        bm.verts.ensure_lookup_table()
        bm.verts.index_update()
        self.poly(mat, [tuple(v.co) for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces], grain, self.sheet)
        bm.free()
        return self
