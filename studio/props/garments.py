"""Clothes and bags for wardrobes: hung, folded, carried. x runs along the rail, the back of the wardrobe lies on y = 0; metres."""

import math

from studio.kit import materials as m
from studio.props import props

TINTS = ('#2b2d31', '#d9d2c5', '#7b6a57', '#a89c8a', '#3d4650', '#efe9de', '#5a4a3e', '#8c8f86', '#6b3f34', '#c4b49a')


def cloths():
    """The wardrobe's cloth materials."""
    return [m.fabric(tint, 0.0016, melange=0.25) for tint in TINTS]


def garment(kit, mat, x, z, length, width=0.44, thick=0.036, y=-0.29):
    """Shirt or coat on a hanger seen edge-on: its width runs along y; z is the rail's axis."""
    profile = [
        (0, 0.06),
        (0.02, 0.10),
        (0.06, width * 0.36),
        (0.09, width * 0.46),
        (0.14, width * 0.5),
        (0.35 * length, width * 0.45),
        (0.7 * length, width * 0.47),
        (length, width * 0.5),
    ]
    vertices, faces, n = [], [], 12
    for side in (-1, 1):
        for down, half in profile:
            fold = 0.35 + 0.65 * min(1, down / 0.2)
            for i in range(n + 1):
                t = -1 + 2 * i / n
                sway = 0.006 * math.sin(t * 8 + down * 5 + x * 60) * min(1, down * 2)
                vertices.append((x + side * thick * 0.5 * (1 - t * t) ** 0.5 * fold + sway, y + t * half, z - 0.05 - down))
    stride, rows = n + 1, len(profile)
    for side in range(2):
        start = side * rows * stride
        for j in range(rows - 1):
            for i in range(n):
                face = [start + j * stride + i, start + j * stride + i + 1, start + (j + 1) * stride + i + 1, start + (j + 1) * stride + i]
                faces.append(face if side else face[::-1])
    kit.poly(mat, vertices, faces)
    top = z - 0.05
    kit.tube(
        m.metal('brass_aged'),
        [(x, y, top), (x, y, top + 0.03), (x, y + 0.007, top + 0.045), (x, y + 0.015, top + 0.05), (x, y + 0.022, top + 0.045)],
        0.0015,
        6,
    )


def rail(kit, metal, x0, x1, z, length, rng, fill=0.85, y=-0.29):
    """Rail with clothes in groups of one kind, as people hang them; fill is the share of the rail in use."""
    kit.tube(metal, [(x0, y, z), (x1, y, z)], 0.0125, 16)
    tints = cloths()
    x, end = x0 + 0.06, x0 + (x1 - x0) * fill
    while x < end - 0.05:
        tint, reach = rng.choice(tints), length * rng.uniform(0.82, 1.05)
        for _ in range(rng.randint(2, 5)):
            if x > end - 0.05:
                break
            garment(
                kit,
                tint if rng.random() < 0.7 else rng.choice(tints),
                x,
                z,
                reach * rng.uniform(0.97, 1.03),
                rng.uniform(0.40, 0.46),
                rng.uniform(0.030, 0.055),
                y,
            )
            x += rng.uniform(0.038, 0.062)
        x += rng.uniform(0.0, 0.03)


def folded(kit, x0, x1, z, rng, y=-0.29, high=4):
    """Stacks of folded knitwear side by side between x0 and x1."""
    tints, columns = cloths(), max(1, int((x1 - x0) / 0.36))
    for j in range(columns):
        x, top = x0 + (x1 - x0) * (j + 0.5) / columns, z
        for _ in range(rng.randint(2, high)):
            height = rng.uniform(0.030, 0.048)
            dx, dy = rng.uniform(-0.008, 0.008), rng.uniform(-0.008, 0.008)
            props.soft_box(
                kit,
                rng.choice(tints),
                x - 0.14 + dx,
                y - 0.17 + dy,
                top,
                x + 0.14 + dx,
                y + 0.17 + dy,
                top + height,
                height * 0.48,
                0.004,
                8,
                0.0015,
                rng.randint(0, 99),
            )
            top += height * 0.97


def bag(kit, mat, x, z, width=0.30, height=0.22, depth=0.13, y=-0.30):
    """Handbag with one handle and a clasp."""
    props.soft_box(kit, mat, x - width / 2, y - depth / 2, z, x + width / 2, y + depth / 2, z + height, 0.025, 0.004, 10)
    kit.tube(mat, [(x + 0.08 * math.cos(t), y, z + height + 0.10 * math.sin(t)) for t in (math.pi * i / 14 for i in range(15))], 0.006, 10)
    kit.box(m.metal('brass'), x - 0.02, y - depth / 2 - 0.004, z + height * 0.55, x + 0.02, y - depth / 2, z + height * 0.68, 0.002)


def shoes(kit, mat, x, z, y=-0.28):
    """A pair of plain shoes."""
    for dx in (-0.055, 0.055):
        props.soft_box(kit, mat, x + dx - 0.042, y - 0.14, z, x + dx + 0.042, y + 0.13, z + 0.055, 0.026, 0.004, 10)
        props.soft_box(kit, mat, x + dx - 0.036, y + 0.0, z + 0.03, x + dx + 0.036, y + 0.125, z + 0.095, 0.03, 0.002, 8)


def box_of(kit, mat, x0, x1, z, height=0.16, y=-0.29):
    """Lidded storage box."""
    kit.box(mat, x0, y - 0.18, z, x1, y + 0.18, z + height - 0.045, 0.003, 'x')
    kit.box(mat, x0 - 0.003, y - 0.183, z + height - 0.044, x1 + 0.003, y + 0.183, z + height, 0.003, 'x')
