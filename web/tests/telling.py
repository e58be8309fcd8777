"""Messages from random games with their sentences, as Python tells them: the page must tell the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from maria import engine, record
from maria.box import load
from maria.game import Game
from maria.random_play import pick, pick_out_of_turn
from maria.reading.fact import actions_in, detail_for
from maria.reading.position import facts
from maria.server.messages import message_data
from maria.server.packdata import pack_data
from maria.server.routes.about import texts_of
from maria.telling import position
from maria.telling.choices import effects, helps, label
from maria.texts import LANGUAGES
from maria.texts.message import Message
from maria.words import Words, news, question_sentence

GAMES = (("advanced", 3), ("introductory", 2), ("silesia-gambit", 3))
MOST = 3
"""Messages of each key."""


def messages(game: Game) -> Iterator[Message]:
    """What is said of the position, and of what happened last."""
    state = game.state
    for event in game.moves[-1].events if game.moves else game.started:
        seen = [event.seen_by(seat) for seat in (None, *range(len(game.seats)))]
        yield from filter(None, (each.message(state) for each in seen if each))
    meant = facts(state, None, [])
    yield from (position.goal(state, goal) for goal in meant.goals)
    yield position.ending(state, meant.otherwise)
    yield position.place_in_turn(state, meant.sequence)
    if meant.politics:
        yield position.election(state, meant.politics)
        yield from position.agreements(state, meant.politics.agreed)
    waiting = engine.to_act(state)
    for seat in waiting:
        yield question_sentence(state, seat, named=False)
        yield news(state, (seat,))
        detail = detail_for(state, seat)
        if detail:
            yield from helps(detail, state)
            for fact, action in actions_in(detail):
                yield label(state, action)
                yield from effects(fact, action, state)


def main() -> None:
    """Prints the pack, the catalogues, and for each message its sentence in each language."""
    box, rng = load(), Random("messages")
    known: dict[str, set[str]] = {}
    found = []
    for variant, players in GAMES:
        game = Game.new(variant, players, "telling", box)
        while not game.outcome and len(game.moves) < 400:
            for message in messages(game):
                plain = json.dumps(message_data(message))
                seen = known.setdefault(message.key, set())
                if len(seen) < MOST and plain not in seen:
                    seen.add(plain)
                    text = {code: Words(game, code).text(message) for code in LANGUAGES}
                    found.append({"said": message_data(message), "text": text})
            chosen = pick_out_of_turn(game.state, rng) if rng.random() < 0.1 else None
            seat = chosen[0] if chosen else rng.choice(engine.to_act(game.state))
            action = chosen[1] if chosen else pick(engine.legal(game.state, seat), rng)
            game.play(record.format_line(game.state, seat, action))
    sources = {code: texts_of(code) for code in LANGUAGES}
    print(json.dumps({"pack": pack_data(box).model_dump(), "texts": sources, "told": found}))


if __name__ == "__main__":
    main()
