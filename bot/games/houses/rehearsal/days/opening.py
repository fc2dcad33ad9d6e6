"""A table that plays over days is opened: by command, with a pace and quiet hours, for five people."""

import discord

from bot.games.houses.rehearsal.days.cast import HOST, SEATS
from bot.games.houses.rehearsal.play import Plan
from bot.games.houses.rehearsal.roads import CLOSED
from bot.languages import Language, traits
from bot.rehearsal.nights import DAWN, DUSK, ZONE
from bot.rehearsal.stage import Spoiled, Stage


async def open_by_commands(stage: Stage, plan: Plan) -> int:
    """By the language's own commands, where it has any; the board's message. Raises Spoiled."""
    world, driver = stage.world, stage.driver
    host = world.members[HOST]
    world.close_inbox(world.members[CLOSED])
    if traits(plan.language).own_commands:
        await _choose_language(stage, plan.language)
    options = {"seats": SEATS, "language": plan.language, "generations": plan.generations, "pace": "day"}
    await stage.command(host, "campaign new", **options)
    stage.match = max(live.match.id for live in stage.bot.matches.live_matches())
    for member in world.members[:SEATS]:
        await driver.click(member, stage.newest_post_with("v1:join:"), "v1:join:")
    board = stage.newest_post_with("v1:join:").id
    await stage.command(host, "campaign pace", quiet_from=DUSK, quiet_to=DAWN, zone=ZONE)
    await driver.click(host, stage.newest_post_with("v1:begin:"), "v1:begin:")
    await world.settle()
    pace = stage.live.table.pace
    if pace.quiet is None or (pace.name, pace.quiet.zone) != ("day", ZONE):
        raise Spoiled(f"the table plays at another pace: {pace}")
    return board


async def _choose_language(stage: Stage, language: Language) -> None:
    """Who manages the server chooses the language; from then on commands have its names there."""
    guild = stage.world.guild
    role = guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    warden = guild.add_member(stage.world.env.create_user("warden"), roles=[role])
    await stage.command(warden, "language server", speak=language)
    stage.twins = language
