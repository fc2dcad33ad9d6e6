"""What khandan doctor looks at, here and at Discord; each finding says what to do."""
