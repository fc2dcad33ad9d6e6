"""Texts that are read one by one are those that are read whole."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.serializer import FluentSerializer

from bot.languages import LANGUAGES, Language
from bot.render.catalogue import at_need, for_a_command, sources, texts_folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_and_read_as_in_its_file(language: Language) -> None:
    bundle, parse, written = at_need(texts_folder(), language), FluentParser().parse, FluentSerializer()
    whole = {
        written.serialize_entry(entry)
        for _, text in sources(texts_folder(), language)
        for entry in parse(text).body
        if type(entry).__name__ in ("Message", "Term")
    }
    alone = {
        written.serialize_entry(entry)
        for text in bundle._unread.values()
        for entry in parse(text).body
        if type(entry).__name__ in ("Message", "Term")
    }
    assert whole == alone
    assert len(whole) == len(bundle._unread)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_others_and_terms_and_an_unknown_one_is_said_to_be_so(language: Language) -> None:
    words = for_a_command(language)

    assert words.say("simulate-title", game="coup", games=1, seats=2, seed=3)
    assert "no-such-text" in words.say("no-such-text")
    assert words.has_text("simulate-title")
    assert not words.has_text("no-such-text")
