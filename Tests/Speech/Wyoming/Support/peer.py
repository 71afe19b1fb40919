"""The other side of a Wyoming conversation, spoken by the package that defines the protocol.

peer.py serve         serves speech recognition on a free port of the loopback, prints the port, and answers every
                      recording with "heard N samples in LANGUAGE", until its standard input ends
peer.py ask PORT      asks a server what it is and to transcribe one second of tone, and prints both as JSON
"""

import asyncio
import json
import math
import socket
import struct
import sys

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncTcpClient
from wyoming.event import async_read_event, async_write_event
from wyoming.info import AsrModel, AsrProgram, Attribution, Describe, Info


def info():
    attribution = Attribution(name="test", url="")
    model = AsrModel(
        name="counter", attribution=attribution, installed=True, description="counts", version="1",
        languages=["en-GB", "es"])
    program = AsrProgram(
        name="peer", attribution=attribution, installed=True, description="counts", version="1",
        models=[model])
    return Info(asr=[program]).event()


async def converse(reader, writer):
    language, samples = "?", 0
    while (event := await async_read_event(reader)) is not None:
        if Describe.is_type(event.type):
            await async_write_event(info(), writer)
        elif Transcribe.is_type(event.type):
            language = Transcribe.from_event(event).language
        elif AudioStart.is_type(event.type):
            samples = 0
        elif AudioChunk.is_type(event.type):
            chunk = AudioChunk.from_event(event)
            assert (chunk.rate, chunk.width, chunk.channels) == (16000, 2, 1)
            samples += len(chunk.audio) // 2
        elif AudioStop.is_type(event.type):
            text = f"heard {samples} samples in {language}"
            await async_write_event(Transcript(text=text).event(), writer)
    writer.close()


async def serve():
    server = await asyncio.start_server(converse, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, sys.stdin.read)
    server.close()


async def ask(port):
    async with AsyncTcpClient("127.0.0.1", port) as client:
        await client.write_event(Describe().event())
        told = Info.from_event(await client.read_event())
        pulses = [round(8000 * math.sin(index * 0.3)) for index in range(16000)]
        audio = struct.pack(f"<{len(pulses)}h", *pulses)
        await client.write_event(Transcribe(language="en").event())
        await client.write_event(AudioStart(rate=16000, width=2, channels=1).event())
        for start in range(0, len(audio), 4096):
            chunk = AudioChunk(rate=16000, width=2, channels=1, audio=audio[start:start + 4096])
            await client.write_event(chunk.event())
        await client.write_event(AudioStop().event())
        heard = Transcript.from_event(await client.read_event())
        print(json.dumps({
            "program": told.asr[0].name, "languages": told.asr[0].models[0].languages, "text": heard.text}))


if sys.argv[1] == "serve":
    asyncio.run(serve())
else:
    asyncio.run(ask(int(sys.argv[2])))
