"""The studio: builds products from catalogue records and photographs them."""
