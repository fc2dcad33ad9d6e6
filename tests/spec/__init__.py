"""What the tests need of documents beside the project, kept here, so that a clone alone can be tested.

The rules' ids with their first words come from the founders' specification of each game, the schemas of what
the bot sends from Discord's OpenAPI document (https://github.com/discord/discord-api-spec, MIT, see
discord.LICENSE). `python -m tests.spec.extract` writes both anew where ../shared is there; test_kept.py says
when a copy has fallen behind.
"""
