"""The scenarios. Each one adds its figures to the results."""
