#include "vow_zxing.h"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>

#include <cstdlib>
#include <cstring>
#include <string>

using namespace ZXing;

static const char *name_of(BarcodeFormat format)
{
    switch (format) {
    case BarcodeFormat::QRCode: return "qr";
    case BarcodeFormat::EAN13: return "ean-13";
    case BarcodeFormat::EAN8: return "ean-8";
    case BarcodeFormat::UPCA: return "upc-a";
    case BarcodeFormat::UPCE: return "upc-e";
    case BarcodeFormat::Code128: return "code-128";
    default: return nullptr;
    }
}

int vow_zxing_read(const uint8_t *grey, int width, int height, vow_zxing_code *found, int capacity)
{
    try {
        DecodeHints hints;
        hints.setFormats(BarcodeFormat::QRCode | BarcodeFormat::EAN13 | BarcodeFormat::EAN8 | BarcodeFormat::UPCA
                         | BarcodeFormat::UPCE | BarcodeFormat::Code128);
        // Check digits alone let stripes pass for a bar code now and then: it has to be seen in several rows.
        hints.setMinLineCount(6);
        hints.setMaxNumberOfSymbols(static_cast<uint8_t>(capacity < 255 ? capacity : 255));
        int count = 0;
        for (const auto &result : ReadBarcodes(ImageView(grey, width, height, ImageFormat::Lum), hints)) {
            const char *kind = name_of(result.format());
            const auto &bytes = result.bytes();
            if (!result.isValid() || !kind || bytes.size() > VOW_ZXING_MOST_BYTES || count == capacity)
                continue;
            found[count].kind = kind;
            found[count].length = bytes.size();
            if (!bytes.empty())
                std::memcpy(found[count].bytes, bytes.data(), bytes.size());
            count += 1;
        }
        return count;
    } catch (...) {
        return -1;
    }
}

uint8_t *vow_zxing_draw(const uint8_t *utf8, size_t length, int *side)
{
    try {
        std::string text(reinterpret_cast<const char *>(utf8), length);
        MultiFormatWriter writer(BarcodeFormat::QRCode);
        writer.setEncoding(CharacterSet::UTF8).setMargin(0).setEccLevel(4);
        // Asked for no size, the library gives one pixel a module.
        BitMatrix modules = writer.encode(text, 0, 0);
        int count = modules.width();
        if (count <= 0 || count != modules.height() || count > 177)
            return nullptr;
        auto *drawn = static_cast<uint8_t *>(std::malloc(static_cast<size_t>(count) * count));
        if (!drawn)
            return nullptr;
        for (int y = 0; y < count; ++y)
            for (int x = 0; x < count; ++x)
                drawn[y * count + x] = modules.get(x, y) ? 1 : 0;
        *side = count;
        return drawn;
    } catch (...) {
        return nullptr;
    }
}
