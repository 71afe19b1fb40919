#!/usr/bin/env python3
"""Prints the address of one file of a package, as the index that pip is set to lists it.

    scripts/find-source.py NAME FILE

Nothing of the package is downloaded, and nothing of it is run: pip would run the build code of a source package to learn its
metadata before anybody has compared its sum. Exit 3 where the index cannot be reached or does not list the file.
"""
import html.parser
import os
import ssl
import subprocess
import sys
import urllib.parse
import urllib.request


def setting(name: str) -> str:
    """A setting of pip, from its environment or its configuration; empty where it has none."""
    known = os.environ.get("PIP_" + name.replace("-", "_").upper(), "")
    if known:
        return known
    for section in ("global", "download"):
        told = subprocess.run(
            [sys.executable, "-m", "pip", "config", "get", f"{section}.{name}"], capture_output=True, text=True)
        if told.returncode == 0:
            return told.stdout.strip()
    return ""


def index() -> str:
    """The address of the index."""
    chosen = setting("index-url")
    if chosen:
        return chosen
    from pip._internal.models.index import PyPI

    return PyPI.simple_url


class Links(html.parser.HTMLParser):
    """Collects the addresses that a page links to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list) -> None:
        address = dict(attrs).get("href")
        if tag == "a" and address:
            self.found.append(address)


def main() -> int:
    name, file = sys.argv[1:3]
    page = index().rstrip("/") + "/" + name + "/"
    certificates = setting("cert")
    context = ssl.create_default_context(cafile=certificates or None)
    try:
        with urllib.request.urlopen(page, timeout=30, context=context) as answer:
            base, text = answer.url, answer.read(32 << 20).decode("utf-8", "replace")
    except (OSError, ValueError) as error:
        print(f"models: {page}: {error}", file=sys.stderr)
        return 3
    links = Links()
    links.feed(text)
    for link in links.found:
        address = urllib.parse.urldefrag(urllib.parse.urljoin(base, link)).url
        if urllib.parse.unquote(address.rsplit("/", 1)[-1]) == file:
            print(address)
            return 0
    print(f"models: {page} does not list {file}", file=sys.stderr)
    return 3


if __name__ == "__main__":
    sys.exit(main())
