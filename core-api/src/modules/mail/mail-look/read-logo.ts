/** A picture that can stand at the head of a mail. */
export interface Logo {
  bytes: Buffer;
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
}

const MOST_BYTES = 64 * 1024;
const MOST_WIDTH = 1200;
const MOST_HEIGHT = 400;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** @returns the picture, or what is wrong with it */
export function readLogo(base64: string): Logo | { fault: string } {
  const bytes = BASE64.test(base64) ? Buffer.from(base64, "base64") : Buffer.alloc(0);
  if (bytes.length > MOST_BYTES) return { fault: "ロゴは64KB以下の画像にしてください。" };
  const size = sizeOf(bytes);
  if (!size) return { fault: "ロゴはPNGかJPEGの画像にしてください。" };
  const { width, height } = size;
  if (width < 1 || height < 1 || width > MOST_WIDTH || height > MOST_HEIGHT)
    return { fault: `ロゴは幅${MOST_WIDTH}、高さ${MOST_HEIGHT}ピクセル以下にしてください。` };
  return { bytes, ...size };
}

function sizeOf(bytes: Buffer): Omit<Logo, "bytes"> | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) {
    const isHead = bytes.length >= 33 && bytes.toString("latin1", 12, 16) === "IHDR";
    return isHead ? { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
  }
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? jpegSize(bytes) : null;
}

/** In the frame's segment (SOF0 to SOF15 without the tables DHT, JPG and DAC), which may come after others. */
function jpegSize(bytes: Buffer): Omit<Logo, "bytes"> | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Text in the colour on white, or white on it, is read by everybody (WCAG 1.4.3: 4.5 to 1). @param color #rrggbb */
export function isReadableOnWhite(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}
