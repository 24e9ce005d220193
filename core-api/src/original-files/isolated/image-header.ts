/** What the first bytes of a picture say, before anything is decoded. */
export interface ImageHeader {
  contentType: "image/jpeg" | "image/png";
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** null for what is neither JPEG nor PNG, or ends before it tells its size. */
export function imageHeader(bytes: Buffer): ImageHeader | null {
  if (bytes.subarray(0, 8).equals(PNG)) return pngHeader(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHeader(bytes) : null;
}

function pngHeader(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { contentType: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Start-of-frame markers; C4, C8 and CC among them mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHeader(bytes: Buffer): ImageHeader | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { contentType: "image/jpeg", width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
