"""What the lab has of Houses alone: its pages for the audit, its rehearsals, what is counted of campaigns."""
