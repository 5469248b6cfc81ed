"""Lengths the catalogue promises, in mm."""

from dataclasses import fields

from studio.catalogue.dims import KitchenDims, kitchen_dims


def test_the_dimensions_file_names_every_length_of_a_kitchen():
    stored = kitchen_dims()
    assert all(getattr(stored, field.name) > 0 for field in fields(KitchenDims))


def test_a_worktop_lies_between_900_and_940():
    assert 900 <= kitchen_dims().worktop_height <= 940


def test_an_aisle_is_at_least_1050_wide():
    assert kitchen_dims().island_distance >= 1050


def test_fronts_have_a_reveal_of_3_and_a_plinth_in_shadow():
    dims = kitchen_dims()
    assert dims.front_gap == 3
    assert dims.plinth >= 80 and dims.plinth_setback >= 30


def test_a_hood_hangs_650_or_more_over_the_hob():
    dims = kitchen_dims()
    mantel = dims.wall_unit_bottom + 240
    assert mantel - dims.worktop_height >= 650
    assert 1600 - dims.worktop_height >= 650


def test_a_seat_at_the_counter_is_250_to_300_below_it():
    dims = kitchen_dims()
    assert 220 <= dims.worktop_height - dims.seat_height <= 300
