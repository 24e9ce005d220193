const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** How the zeros lie around the first character, which is ASCII in every format that we read. */
const PATTERNS: readonly (readonly [string, string])[] = [
  ["utf-32be", "000x"],
  ["utf-32le", "x000"],
  ["utf-16be", "0x0x"],
  ["utf-16le", "x0x0"],
];

/** UTF-16 or UTF-32, by its mark or by its zeros; null for anything else. */
export function wideCharset(bytes: Buffer): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const shape = Array.from(bytes.subarray(0, 4), (byte) => (byte === 0 ? "0" : "x")).join("");
  return PATTERNS.find(([, pattern]) => pattern === shape)?.[0] ?? null;
}
