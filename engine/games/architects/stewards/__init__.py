"""The stewards of Architects of the West Kingdom."""
