#!/usr/bin/env python3
"""Turns Whisper weights of CTranslate2 into whisper.cpp's ggml form: convert-whisper.py HEADER TARGET TOKENIZER PART...

HEADER is a ggml model without weights of the same size (whisper.cpp's models/for-tests-ggml-*.bin): it holds
the hyper-parameters and the mel filters. Its vocabulary is damaged where a token is a part of a character, as
most Chinese ones are, so the words come from TOKENIZER, a tokenizer.json. PARTs are the pieces of model.bin in
order. The weights stay as they are, 16 bits; vectors and position tables become 32 bits, as whisper.cpp expects.

CTranslate2 (model_spec.py, version 6) stores, after the name and revision of its specification, each variable
as name, rank, dimensions, type and bytes; strings carry their length and end in a zero byte. It joins query,
key and value into one matrix of stacked rows, which are cut apart here.
"""

import array
import json
import struct
import sys

FLOAT16 = 4


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.position = data, 0

    def take(self, layout: str) -> tuple:
        values = struct.unpack_from("<" + layout, self.data, self.position)
        self.position += struct.calcsize("<" + layout)
        return values

    def text(self) -> str:
        (length,) = self.take("H")
        self.position += length
        return self.data[self.position - length : self.position].rstrip(b"\0").decode()

    def variables(self) -> dict:
        self.take("I")
        name = self.text()
        if name != "WhisperSpec":
            raise SystemExit(f"these are weights of {name}, not of Whisper")
        _, count = self.take("II")
        found = {}
        for _ in range(count):
            name = self.text()
            (rank,) = self.take("B")
            dimensions = self.take(f"{rank}I")
            kind, length = self.take("BI")
            found[name] = (dimensions, kind, memoryview(self.data)[self.position : self.position + length])
            self.position += length
        return found


def names(layers: int) -> list:
    """Each ggml tensor: its name, the variable that holds it, and which of how many stacked parts it is."""
    rows = [
        ("encoder.positional_embedding", "encoder/position_encodings/encodings", 0, 1),
        ("encoder.conv1.weight", "encoder/conv1/weight", 0, 1),
        ("encoder.conv1.bias", "encoder/conv1/bias", 0, 1),
        ("encoder.conv2.weight", "encoder/conv2/weight", 0, 1),
        ("encoder.conv2.bias", "encoder/conv2/bias", 0, 1),
        ("decoder.positional_embedding", "decoder/position_encodings/encodings", 0, 1),
        ("decoder.token_embedding.weight", "decoder/embeddings/weight", 0, 1),
    ]

    def norm(target: str, source: str) -> None:
        rows.append((target + ".weight", source + "/gamma", 0, 1))
        rows.append((target + ".bias", source + "/beta", 0, 1))

    def linear(target: str, source: str, part: int = 0, parts: int = 1, bias: bool = True) -> None:
        rows.append((target + ".weight", source + "/weight", part, parts))
        if bias:
            rows.append((target + ".bias", source + "/bias", part, parts))

    for side in ("encoder", "decoder"):
        for layer in range(layers):
            target, source = f"{side}.blocks.{layer}", f"{side}/layer_{layer}"
            norm(target + ".attn_ln", source + "/self_attention/layer_norm")
            for part, name in enumerate(("query", "key", "value")):
                # Keys have no bias in Whisper; the joined vector holds zeros in their place.
                linear(
                    f"{target}.attn.{name}", source + "/self_attention/linear_0", part, 3, bias=name != "key"
                )
            linear(target + ".attn.out", source + "/self_attention/linear_1")
            if side == "decoder":
                norm(target + ".cross_attn_ln", source + "/attention/layer_norm")
                linear(target + ".cross_attn.query", source + "/attention/linear_0")
                linear(target + ".cross_attn.key", source + "/attention/linear_1", 0, 2, bias=False)
                linear(target + ".cross_attn.value", source + "/attention/linear_1", 1, 2)
                linear(target + ".cross_attn.out", source + "/attention/linear_2")
            norm(target + ".mlp_ln", source + "/ffn/layer_norm")
            linear(target + ".mlp.0", source + "/ffn/linear_0")
            linear(target + ".mlp.2", source + "/ffn/linear_1")
    norm("encoder.ln_post", "encoder/layer_norm")
    norm("decoder.ln", "decoder/layer_norm")
    return rows


def with_vocabulary(header: bytes, tokenizer_path: str) -> bytes:
    """The header with the bytes of each token in place of its own table of them."""
    mel_rows, mel_columns = struct.unpack_from("<2i", header, 48)
    end = 56 + 4 * mel_rows * mel_columns
    (count,) = struct.unpack_from("<i", header, end)
    # GPT-2 writes each byte as a printable character: itself where it is one, else the next above 255.
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    hidden = [byte for byte in range(256) if byte not in printable]
    byte_of = {chr(byte): byte for byte in printable}
    byte_of.update({chr(256 + index): byte for index, byte in enumerate(hidden)})
    with open(tokenizer_path, encoding="utf-8") as file:
        vocabulary = json.load(file)["model"]["vocab"]
    token_of = {number: token for token, number in vocabulary.items()}
    table = [struct.pack("<i", count)]
    for number in range(count):
        token = bytes(byte_of[character] for character in token_of[number])
        table.append(struct.pack("<i", len(token)) + token)
    return header[:end] + b"".join(table)


def widened(data: memoryview) -> bytes:
    halves = struct.unpack(f"<{len(data) // 2}e", data)
    floats = array.array("f", halves)
    if sys.byteorder == "big":
        floats.byteswap()
    return floats.tobytes()


def main() -> None:
    header_path, target_path, tokenizer_path, *parts = sys.argv[1:]
    with open(header_path, "rb") as file:
        header = file.read()
    layers = struct.unpack_from("<11i", header, 4)[4]
    data = b"".join(open(part, "rb").read() for part in parts)
    variables = Reader(data).variables()
    with open(target_path, "wb") as file:
        file.write(with_vocabulary(header, tokenizer_path))
        for target, source, part, of in names(layers):
            dimensions, kind, content = variables[source]
            if kind != FLOAT16:
                raise SystemExit(f"{source} is not of 16-bit floats")
            dimensions = (dimensions[0] // of, *dimensions[1:])
            length = len(content) // of
            content = content[part * length : (part + 1) * length]
            if target.startswith("encoder.conv") and target.endswith("bias"):
                dimensions = (dimensions[0], 1)
            wide = len(dimensions) == 1 or dimensions[-1] == 1 or target.endswith("positional_embedding")
            name = target.encode()
            file.write(struct.pack("<3i", len(dimensions), len(name), 0 if wide else 1))
            file.write(struct.pack(f"<{len(dimensions)}i", *reversed(dimensions)))
            file.write(name)
            file.write(widened(content) if wide else content)


if __name__ == "__main__":
    main()
