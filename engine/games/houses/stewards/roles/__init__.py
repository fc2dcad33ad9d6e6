"""What role to take, and who may hold which."""
