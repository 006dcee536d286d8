"""What is measured. Each scenario adds its figures to the results."""
