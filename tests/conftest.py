"""What holds for every test: a slow machine is no failure, so properties have no deadline of their own."""

from hypothesis import settings

settings.register_profile("khandan", deadline=None)
settings.load_profile("khandan")
