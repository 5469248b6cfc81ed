"""The render studio: parametric furniture, sets, cameras and the queue that photographs them."""
