import iconv from "iconv-lite";

const ESC = 0x1b;
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;

type CodeSet = "ascii" | "kanji" | "supplement" | "kana";

/** Escape sequences behind ESC (RFC 1468, RFC 2237, and the half-width kana of CP50221). */
const ESCAPES: readonly (readonly [string, CodeSet])[] = [
  ["(B", "ascii"],
  ["(J", "ascii"],
  ["(H", "ascii"],
  ["(I", "kana"],
  ["$(D", "supplement"],
  ["$(B", "kanji"],
  ["$(@", "kanji"],
  ["$B", "kanji"],
  ["$@", "kanji"],
];

/** Seven-bit text that changes into kanji at least once. */
export function looksLikeIso2022Jp(bytes: Buffer): boolean {
  if (!["$B", "$@", "$(D", "(J", "(I"].some((sequence) => bytes.includes(`\u001b${sequence}`))) return false;
  return bytes.every((byte) => byte < 0x80);
}

/**
 * ISO-2022-JP with NEC's and IBM's extensions, as CP50221 has them, by way of EUC-JP, which holds the same tables. A line ends
 * every code set, as RFC 1468 demands, so that a lost sequence spoils one line.
 */
export function decodeIso2022Jp(bytes: Buffer): string {
  const out = Buffer.allocUnsafe(bytes.length * 2);
  let length = 0;
  let set: CodeSet = "ascii";
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const sequence = byte === ESC ? escapeAt(bytes, at + 1) : undefined;
    if (sequence) {
      set = sequence[1];
      at += sequence[0].length;
      continue;
    }
    if (byte === SHIFT_OUT || byte === SHIFT_IN) {
      set = byte === SHIFT_OUT ? "kana" : "ascii";
      continue;
    }
    if (byte === 0x0a || byte === 0x0d) set = "ascii";
    if (set === "ascii" || byte <= 0x20) {
      out[length++] = byte;
      continue;
    }
    if (set === "kana") out[length++] = 0x8e;
    if (set === "supplement") out[length++] = 0x8f;
    out[length++] = byte | 0x80;
    const second = bytes[at + 1];
    if (set !== "kana" && second !== undefined && second > 0x20) {
      out[length++] = second | 0x80;
      at += 1;
    }
  }
  return iconv.decode(out.subarray(0, length), "euc-jp");
}

const escapeAt = (bytes: Buffer, at: number) =>
  ESCAPES.find(([sequence]) => bytes.toString("latin1", at, at + sequence.length) === sequence);
