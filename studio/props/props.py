"""Loose props by one name: what a scene asks for, from the files that make it. Everything is procedural or sewn by `sewing`; metres."""

from studio.props.boards import board
from studio.props.food import Filling, fruit, fruit_bowl, loaf
from studio.props.green import Spray, branches, leaf_mat
from studio.props.library import Stack, books, books_row, volumes
from studio.props.padding import Cushion, rounded_path, soft_box
from studio.props.tables import chair, table
from studio.props.vessels import FORMS, NEST, bowl, carafe, plate, spline, tumbler, vase
from studio.props.ware import bend, kettle, soap, towel

__all__ = (
    'FORMS', 'NEST', 'Cushion', 'Filling', 'Spray', 'Stack', 'bend', 'board', 'books', 'books_row', 'bowl', 'branches', 'carafe', 'chair', 'fruit', 'fruit_bowl', 'kettle', 'leaf_mat', 'loaf', 'plate',
    'rounded_path', 'soap', 'soft_box', 'spline', 'table', 'towel', 'tumbler', 'vase', 'volumes',
)  # fmt: skip
