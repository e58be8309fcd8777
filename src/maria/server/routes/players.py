"""Routes for players with a personal link, which collects their games."""

from __future__ import annotations

import secrets

from maria.server import commands, notifications
from maria.server import models as m
from maria.server.access import find_player, find_seat, hash_client, hash_token, new_token, seat_finder
from maria.server.routes.dependencies import ClientDep, ServicesDep, TokenDep, new_router, required
from maria.server.routes.games import shown
from maria.server.serializers import game_info
from maria.server.settings import DAY
from maria.server.storage import games, players, schema

router = new_router()


@router.post("/players", status_code=201)
async def new(wanted: m.NewPlayer, services: ServicesDep, client: ClientDep) -> m.PlayerToken:
    """Creates a player and returns the secret of a personal link."""
    player, token, now = secrets.token_urlsafe(12), new_token(), services.settings.now()
    creator, most = await hash_client(services.database, client), services.settings.limits.players
    async with services.database.writing() as tx:
        if await games.count_created(tx, schema.players, creator, now - DAY) >= most:
            raise m.Refused(429, "server-too-many-players", most=most)
        hashed, fields = hash_token(token), wanted.model_dump()
        await players.add_player(tx, now, id=player, token=hashed, creator=creator, **fields)
    return m.PlayerToken(token=token)


@router.get("/me")
async def me(services: ServicesDep, token: TokenDep) -> m.Me:
    """The player and their games."""
    player = await find_player(services.database, required(token))
    async with services.database.reading() as tx:
        held = await players.seats_of_player(tx, player.id)
    rooms = {room.id: room for room in await shown(services, [game for game, _ in held])}
    mine = []
    for room, seat in ((rooms[game], seat) for game, seat in held if game in rooms):
        number = room.number_of(seat)
        game, my_turn = game_info(room, number, services.is_online), number in room.waits_for()
        mine.append(m.MyGame(game=game, seat=seat, my_turn=my_turn, unread=room.unread(number)))
    confirmed = bool(player.email) and not player.code
    return m.Me(**player._asdict(), email_confirmed=confirmed, games=mine)


@router.patch("/me", status_code=204)
async def change(wanted: m.Change, services: ServicesDep, token: TokenDep, client: ClientDep) -> None:
    """Changes a player's name, language and contact data; a new e-mail address gets a code to confirm it."""
    player = await find_player(services.database, required(token))
    new = wanted.model_dump(exclude_none=True)
    settings, local = services.settings, services.settings.local_webhooks
    if wanted.webhook:
        await notifications.resolve(notifications.check_webhook(wanted.webhook, local), local)
    if wanted.email is not None and wanted.email != player.email:
        new["code"] = new_token() if wanted.email else ""
        if wanted.email:
            if not services.mails.allows(client, settings.monotonic()):
                raise m.Refused(429, "server-too-fast")
            language = wanted.language or player.language
            await notifications.send_confirmation(settings, wanted.email, new["code"], language)
    if new:
        async with services.database.writing() as tx:
            await players.change_player(tx, player.id, **new)


@router.post("/me/email", status_code=204)
async def confirm(wanted: m.Confirm, services: ServicesDep, token: TokenDep) -> None:
    """Confirms an e-mail address with the code sent to it."""
    player = await find_player(services.database, required(token))
    if not player.code or not secrets.compare_digest(player.code.encode(), wanted.code.encode()):
        raise m.Refused(403, "server-wrong-code")
    async with services.database.writing() as tx:
        await players.change_player(tx, player.id, code="")


@router.post("/me/seats", status_code=204)
async def gather(wanted: m.AddSeat, services: ServicesDep, token: TokenDep) -> None:
    """Adds a seat to the player's, given its key; refused if it is another player's."""
    player = await find_player(services.database, required(token))
    game, _ = await find_seat(services.database, wanted.seat)
    await services.rooms.change(game, seat_finder(hash_token(wanted.seat)), commands.set_player(player.id))


@router.delete("/me", status_code=204)
async def forget(services: ServicesDep, token: TokenDep) -> None:
    """Deletes the player's name, messages, written promises, notes and contact data."""
    player = await find_player(services.database, required(token))
    await services.rooms.forget_player(player.id)
