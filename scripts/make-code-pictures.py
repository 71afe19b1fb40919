#!/usr/bin/env python3
"""Makes pictures of codes as a sleepy person's camera sees them, to measure the code scanner with.

    make-code-pictures.py FOLDER [--codes 1000] [--blank 1500] [--other 500] [--seed 1] [--size 1280x720]

Writes FOLDER/NNNNN.pgm and FOLDER/pictures.tsv: file, the registered payload or "-", and how the picture was made
(module in pixels, tilt in degrees, blur in modules, noise, light, contrast, glare, cover). The same seed gives the
same pictures. Needs numpy, Pillow and segno.

A picture of the first kind shows the registered code: modules of 3 to 8 pixels, tilted up to 45 degrees about both
axes, turned by any angle, blurred by a Gaussian of up to one module (its full width at half maximum), with noise, dark
or bright light, low contrast, glare, or a finger over a corner (up to 5 per cent of the code's area, away from the
finder patterns). Blank pictures show rooms of rectangles, stripes, text-like and checkered textures; other pictures
show another code under the same conditions.
"""
import argparse, csv, math, pathlib, random
import numpy as np
import segno
from PIL import Image, ImageDraw, ImageFilter

REGISTERED = "vow:kitchen:9f3c27ab"


def modules(payload):
    rows = np.array([[255 - 255 * int(bool(m)) for m in row] for row in segno.make(payload, error="m", micro=False).matrix])
    return np.pad(rows, 4, constant_values=255).astype(np.uint8)


def projection(corners, size):
    """The eight coefficients that PIL needs to map a picture's corners to those of a flat code of that size."""
    flat = [(0, 0), (size, 0), (size, size), (0, size)]
    rows, right = [], []
    for (x, y), (u, v) in zip(corners, flat):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.linalg.solve(np.array(rows, float), np.array(right, float))


def room(chance, width, height):
    picture = Image.new("L", (width, height), chance.randrange(60, 200))
    draw = ImageDraw.Draw(picture)
    for _ in range(chance.randrange(10, 60)):
        x, y = chance.randrange(width), chance.randrange(height)
        w, h = chance.randrange(5, 400), chance.randrange(5, 300)
        shade, kind = chance.randrange(256), chance.randrange(5)
        if kind == 0:
            draw.rectangle((x, y, x + w, y + h), fill=shade)
        elif kind == 1:
            for k in range(0, w, chance.randrange(2, 14)):
                draw.line((x + k, y, x + k, y + h), fill=shade, width=chance.randrange(1, 6))
        elif kind == 2:
            side = chance.randrange(3, 16)
            for i in range(0, w, side):
                for j in range(0, h, side):
                    if chance.random() < 0.5:
                        draw.rectangle((x + i, y + j, x + i + side - 1, y + j + side - 1), fill=shade)
        elif kind == 3:
            draw.ellipse((x, y, x + w, y + h), outline=shade, width=chance.randrange(1, 20))
        else:
            draw.text((x, y), "".join(chance.choice("aegimnoprstuvw 0123456789") for _ in range(40)), fill=shade)
    return picture


def seen(chance, payload, width, height):
    """A picture of a code, and how it was made."""
    flat = modules(payload)
    count = flat.shape[0]
    module = chance.uniform(3, 8)
    tilts = [math.radians(chance.uniform(-45, 45)), math.radians(chance.uniform(-20, 20))]
    if chance.random() < 0.5:
        tilts.reverse()
    turn = math.radians(chance.uniform(0, 360))
    half = count * module / 2
    # The module's size holds for the shortest side: a tilt of 45 degrees must not make the modules smaller than asked.
    half /= min(math.cos(tilts[0]), math.cos(tilts[1]))
    half = min(half, 0.44 * height)
    far = 6 * half
    corners = []
    for x, y in [(-half, -half), (half, -half), (half, half), (-half, half)]:
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        x, z = x * math.cos(tilts[0]), x * math.sin(tilts[0])
        y, z = y * math.cos(tilts[1]), z + y * math.sin(tilts[1])
        corners.append((x * far / (far + z), y * far / (far + z)))
    reach = [max(abs(c[i]) for c in corners) + 2 for i in (0, 1)]
    cx = chance.uniform(reach[0], max(reach[0], width - reach[0]))
    cy = chance.uniform(reach[1], max(reach[1], height - reach[1]))
    corners = [(x + cx, y + cy) for x, y in corners]
    # The flat code is drawn with many pixels a module, so that the projection averages rather than picks.
    big = Image.fromarray(flat).resize((count * 16, count * 16), Image.NEAREST)
    cover = 0.0
    if chance.random() < 0.2:
        cover = chance.uniform(0, 0.05)
        side = int(math.sqrt(cover) * count * 16)
        corner = int(0.96 * count * 16)
        ImageDraw.Draw(big).rectangle((corner - side, corner - side, corner, corner), fill=chance.randrange(120, 220))
    picture = room(chance, width, height)
    coefficients = projection(corners, count * 16)
    # Three times the size first: what PIL samples is then averaged down.
    scale = 3
    large = (width * scale, height * scale)
    a = np.array(coefficients)
    s = np.array([1 / scale, 1 / scale, 1, 1 / scale, 1 / scale, 1, 1 / scale, 1 / scale])
    code = big.transform(large, Image.PERSPECTIVE, tuple(a * s), Image.BILINEAR, fillcolor=255).resize((width, height), Image.BOX)
    mask = Image.new("L", big.size, 255).transform(large, Image.PERSPECTIVE, tuple(a * s), Image.NEAREST, fillcolor=0).resize((width, height), Image.BOX)
    picture.paste(code, (0, 0), mask)
    blur = chance.uniform(0, 1)
    picture = picture.filter(ImageFilter.GaussianBlur(blur * module / 2.355))
    values = np.asarray(picture, float)
    contrast = chance.uniform(0.35, 1) if chance.random() < 0.4 else 1.0
    light = chance.uniform(0.15, 0.6) if chance.random() < 0.4 else 1.0
    values = (128 + (values - 128) * contrast) * light
    glare = 0
    if chance.random() < 0.25:
        glare = 1
        y, x = np.mgrid[0:height, 0:width]
        spread = chance.uniform(0.5, 2) * half
        gx, gy = cx + chance.uniform(-1, 1) * half, cy + chance.uniform(-1, 1) * half
        values = values + 90 * np.exp(-((x - gx) ** 2 + (y - gy) ** 2) / (2 * spread**2))
    noise = chance.uniform(0, 10) * light
    values = values + np.random.default_rng(chance.randrange(2**32)).normal(0, noise + 1e-9, values.shape)
    picture = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
    degrees = math.degrees(max(abs(tilts[0]), abs(tilts[1])))
    return picture, [f"{v:.2f}" for v in (module, degrees, blur, noise, light, contrast, glare, cover)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--codes", type=int, default=1000)
    arguments.add_argument("--blank", type=int, default=1500)
    arguments.add_argument("--other", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--size", default="1280x720")
    given = arguments.parse_args()
    width, height = map(int, given.size.split("x"))
    given.folder.mkdir(parents=True, exist_ok=True)
    with open(given.folder / "pictures.tsv", "w", newline="") as file:
        rows = csv.writer(file, delimiter="\t", lineterminator="\n")
        rows.writerow("file payload module tilt blur noise light contrast glare cover".split())
        for number in range(given.codes + given.blank + given.other):
            chance = random.Random(given.seed * 1_000_003 + number)
            name, payload, how = f"{number:05}.pgm", "-", []
            if number < given.codes:
                payload = REGISTERED
                picture, how = seen(chance, payload, width, height)
            elif number < given.codes + given.blank:
                picture = room(chance, width, height)
            else:
                picture, how = seen(chance, f"vow:{chance.choice(['hall', 'kitchen', 'bath'])}:{chance.getrandbits(32):08x}", width, height)
            picture.save(given.folder / name)
            rows.writerow([name, payload, *how])


main()
