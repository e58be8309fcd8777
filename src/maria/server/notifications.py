"""Notices to players who are not online: by webhook and by e-mail, sent once, retried if they fail."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from typing import Any, Literal
from urllib.parse import parse_qs, unquote, urlsplit

import httpx

from maria.server.settings import Settings
from maria.server.storage import players
from maria.server.storage.database import Database, Transaction
from maria.server.storage.schema import NoticeRow, SeatRow
from maria.texts import MariaError, catalogue

NoticeKind = Literal["turn", "reminder"]
DELAY = 20.0
"""Seconds until a notice is sent: a player who acts in the meantime needs none."""
TRIES = 5
AT_ONCE = 20
"""Notices sent at the same time, so that a slow receiver delays only a few others."""
TIMEOUT = 10.0
SENDERS = ThreadPoolExecutor(4, "post")
"""Threads for name lookups and e-mail, so that a slow server holds up nothing else."""
ADDRESS = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
INERT = str.maketrans("@<>", "＠‹›")
"""In a chat channel these characters ping people ("@everyone", "<!channel>"), and anybody can name a game."""
log = logging.getLogger("maria")


OPEN = [*map(ipaddress.ip_network, ("0.0.0.0/0", "2000::/3"))]
SPECIAL = [
    ipaddress.ip_network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
        *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"),
        *("224.0.0.0/3", "2001::/23", "2001:db8::/32", "2620:4f:8000::/48", "3fff::/20"),
    )
]
"""Networks reserved for special purposes: no public server is in them."""


class AddressError(MariaError):
    """An address that we cannot or must not send to."""


# ---------------------------------------------------------------- the queue of notices


async def add_notice(tx: Transaction, game: str, seat: SeatRow, kind: NoticeKind, now: float) -> None:
    """Queues a notice to the player of a seat, if there is one, in place of older ones."""
    if seat.player:
        await players.replace_notices(tx, game, seat, kind, now + DELAY)


async def send_due(database: Database, settings: Settings) -> int:
    """Sends the first notices that are due and returns how many went out."""
    due: list[NoticeRow] = []
    while len(due) < AT_ONCE and (notice := await _next_due(database, settings.now())) is not None:
        due.append(notice)
    return sum(await asyncio.gather(*(_send(database, settings, notice) for notice in due)))


async def _send(database: Database, settings: Settings, notice: NoticeRow) -> bool:
    """Sends a notice and removes it from the queue; False if sending failed."""
    say = catalogue(notice.language)
    text = _text(notice, settings)
    try:
        if notice.way == "mail":
            await _in_thread(send_mail, settings.smtp, notice.email, say("notice-subject"), text)
        else:
            await post_webhook(notice.webhook, text, settings.local_webhooks)
    except (OSError, MariaError, httpx.HTTPError, smtplib.SMTPException) as error:
        log.warning("notice-failed", extra={"way": notice.way, "reason": type(error).__name__})
        return False
    async with database.writing() as tx:
        await players.delete_notice(tx, notice)
    return True


async def _next_due(database: Database, now: float) -> NoticeRow | None:
    """The next notice due, if any; postpones its next try first, so that no two processes send it."""
    async with database.writing() as tx:
        while (found := await players.next_notice(tx, now)) is not None:
            if found.since is not None and found.status == "running" and found.tries < TRIES:
                await players.postpone_notice(tx, found, now + 60 * 4**found.tries)
                return found
            await players.delete_notice(tx, found)
    return None


async def _in_thread(work: Callable[..., Any], *given: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(SENDERS, work, *given)


def _text(notice: NoticeRow, settings: Settings) -> str:
    say = catalogue(notice.language)
    role = say(f"role-{notice.seat}")
    link = f"{settings.address}/#game={notice.game}" if settings.address else ""
    name = notice.name if notice.way == "mail" else notice.name.translate(INERT)
    return say(f"notice-{notice.kind}", game=name or say("server-game"), seat=role, link=link)


# ---------------------------------------------------------------- webhooks


def check_webhook(url: str, local: bool) -> httpx.URL:
    """A webhook's URL; raises AddressError unless it is https on the default port, without credentials."""
    try:
        parts = httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        raise AddressError("notice-webhook") from None
    ordinary = parts.scheme == "https" and parts.port is None
    if not parts.host or parts.userinfo or not (ordinary or (local and parts.scheme == "http")):
        raise AddressError("notice-webhook")
    return parts


async def resolve(url: httpx.URL, local: bool) -> str:
    """The address that a webhook's host resolves to; raises AddressError if it is private or unknown."""
    try:
        async with asyncio.timeout(TIMEOUT):
            host, port = url.raw_host.decode(), url.port or 443
            found = await _in_thread(socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise AddressError("notice-webhook-name") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not local and not all(is_public(address) for address in addresses):
        raise AddressError("notice-webhook-private")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is public; one that maps an IPv4 address counts as that."""
    given = ipaddress.ip_address(address.partition("%")[0])
    number = getattr(given, "ipv4_mapped", None) or getattr(given, "sixtofour", None) or given
    return any(number in network for network in OPEN) and not any(number in network for network in SPECIAL)


async def post_webhook(address: str, text: str, local: bool) -> None:
    """Posts a message to a webhook, at the very address that was checked."""
    url = check_webhook(address, local)
    target = url.copy_with(host=await resolve(url, local))
    body = {"content": text, "text": text, "allowed_mentions": {"parse": []}}
    headers = {"Host": url.netloc.decode()}
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", target, json=body, headers=headers)
        request.extensions["sni_hostname"] = url.raw_host.decode()
        async with asyncio.timeout(TIMEOUT):
            answer = await client.send(request, stream=True)
            await answer.aclose()
        answer.raise_for_status()


# ---------------------------------------------------------------- e-mail


def check_smtp(url: str) -> None:
    """Raises AddressError unless the e-mail settings are complete."""
    try:
        parts = urlsplit(url)
        given = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
        EmailMessage()["From"] = parse_qs(parts.query)["from"][0]
    except (ValueError, KeyError):
        given = False
    if not given:
        raise AddressError("notice-smtp")


async def send_confirmation(settings: Settings, email: str, code: str, language: str) -> None:
    """Sends the code that confirms an e-mail address; raises AddressError if that is impossible."""
    say = catalogue(language)
    if not settings.smtp:
        raise AddressError("notice-no-mail")
    if not ADDRESS.fullmatch(email):
        raise AddressError("notice-address")
    link = f"{settings.address}/#confirm={code}" if settings.address else code
    subject, text = say("notice-confirm-subject"), say("notice-confirm", link=link)
    try:
        await _in_thread(send_mail, settings.smtp, email, subject, text)
    except (OSError, smtplib.SMTPException):
        raise AddressError("notice-mail-failed") from None


def send_mail(smtp: str, to: str, subject: str, text: str) -> None:
    """Sends an e-mail by smtp or smtps; a password is sent only to a server with a valid certificate."""
    parts = urlsplit(smtp)
    message = EmailMessage()
    message["From"] = parse_qs(parts.query)["from"][0]
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    secure = parts.scheme == "smtps"
    trusted = ssl.create_default_context() if secure or parts.username else None
    host, port = parts.hostname or "", parts.port or (465 if secure else 25)
    made = partial(smtplib.SMTP_SSL, context=trusted) if secure else smtplib.SMTP
    with made(host, port, timeout=TIMEOUT) as server:
        server.ehlo_or_helo_if_needed()
        if not secure and (parts.username or server.has_extn("starttls")):
            server.starttls(context=trusted)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
