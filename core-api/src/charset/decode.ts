import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { charsetNamed, EUC_JP, ISO_2022_JP, isWide, SHIFT_JIS, UTF8, WINDOWS_1252 } from "./charset-name.ts";
import { decodeIso2022Jp, looksLikeIso2022Jp } from "./iso-2022-jp.ts";
import { isJapanese, isPlainlyJapanese, likeness } from "./japanese.ts";
import { wideCharset } from "./wide.ts";

/** A file's bytes as text, and how sure that is. */
export interface Decoded {
  /** Without byte-order mark. */
  text: string;
  charset: string;
  /** As it stands in the file or the header. */
  declared: string | null;
  /** The declaration names another charset, or none that exists. */
  contradicts: boolean;
  /** The bytes fit no charset that we tell apart; the text may be garbled. */
  guessed: boolean;
  /** How many characters could not be read and became U+FFFD. */
  lost: number;
}

interface Attempt {
  charset: string;
  text: string;
  lost: number;
}

const REPLACEMENT = Buffer.from("\uFFFD");

/**
 * Decodes a file whose charset is not known for sure. The bytes have the last word, as far as they speak: byte-order mark,
 * zeros of wide charsets, escapes of ISO-2022-JP, valid UTF-8. Then the declaration, where the bytes fit it; then whichever
 * of Shift_JIS (CP932) and EUC-JP reads as Japanese; then windows-1252, as browsers do.
 * @param outer charset from outside the file (a header, the user), which goes before the file's own declaration
 */
export function decodeFile(bytes: Buffer, outer: string | null = null): Decoded {
  const wide = wideCharset(bytes);
  if (wide) return withoutMark(attempt(bytes, wide), declarationIn(attempt(bytes.subarray(0, 4096), wide).text), false);
  const declared = outer ?? declarationIn(bytes.toString("latin1", 0, 4096));
  const named = declared === null ? null : charsetNamed(declared);
  const expected = named !== null && !isWide(named) ? named : null;
  if (looksLikeIso2022Jp(bytes)) return withoutMark(attempt(bytes, ISO_2022_JP), declared, false);
  if (isUtf8(withoutCutEnd(bytes)) && !isRatherLegacy(bytes, expected)) {
    return withoutMark(attempt(bytes, UTF8), declared, false);
  }
  const found = legacy(bytes, expected);
  return withoutMark(found ?? western(bytes, expected), declared, found === null);
}

/** The charset in an XML declaration, wherever it stands near the beginning. */
const declarationIn = (start: string): string | null =>
  /<\?xml\b[^>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']\s{0,9}([^"'\s>]{1,40})/i.exec(start)?.[1] ?? null;

function attempt(bytes: Buffer, charset: string): Attempt {
  const text = decodeAs(bytes, charset);
  let lost = 0;
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) lost += 1;
  // Some files bear the replacement character itself.
  if (lost > 0 && charset === UTF8)
    for (let at = bytes.indexOf(REPLACEMENT); at !== -1; at = bytes.indexOf(REPLACEMENT, at + 3)) lost -= 1;
  return { charset, text, lost };
}

function decodeAs(bytes: Buffer, charset: string): string {
  if (charset === UTF8) return bytes.toString("utf8");
  if (charset === ISO_2022_JP) return decodeIso2022Jp(bytes);
  return iconv.decode(bytes, charset === SHIFT_JIS ? "cp932" : charset, { stripBOM: false });
}

/** A few two-byte pairs may be valid UTF-8 by chance; where the file says that it is Japanese, it is believed. */
function isRatherLegacy(bytes: Buffer, expected: string | null): boolean {
  if (expected !== SHIFT_JIS && expected !== EUC_JP) return false;
  return (
    !bytes.some((byte) => byte >= 0xe0) && bytes.some((byte) => byte >= 0x80) && attempt(bytes, expected).lost === 0
  );
}

/** Shift_JIS, EUC-JP or the declared charset, whichever reads best; null where none does. */
function legacy(bytes: Buffer, expected: string | null): Attempt | null {
  const candidates = [SHIFT_JIS, EUC_JP]
    .map((charset) => ({ ...attempt(bytes, charset), like: { count: 0, kana: 0, score: 0 } }))
    .map((each) => ({ ...each, like: likeness(each.text) }))
    .sort((a, b) => b.like.score - a.like.score || a.lost - b.lost);
  const [best] = candidates;
  if (!best) return null;
  const own = candidates.find(({ charset }) => charset === expected);
  if (own && (own === best || best.like.score - own.like.score < 0.3)) return own;
  const fits = best.lost * 50 <= best.like.count;
  if (own === undefined && expected !== null && expected !== UTF8) {
    if (fits && expected === WINDOWS_1252 && isPlainlyJapanese(best.like)) return best;
    return attempt(bytes, expected);
  }
  if (mostlyUtf8(bytes)) return attempt(bytes, UTF8);
  return fits && isJapanese(best.like) ? best : null;
}

/** What is broken UTF-8 in places, rather than something else. */
function mostlyUtf8(bytes: Buffer): boolean {
  const { text, lost } = attempt(bytes, UTF8);
  return likeness(text).count - lost > lost * 2;
}

const western = (bytes: Buffer, expected: string | null): Attempt =>
  attempt(bytes, expected === UTF8 || !expected ? WINDOWS_1252 : expected);

/** Without the character that a cut file ends in the middle of. */
function withoutCutEnd(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < wanted ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

function withoutMark({ text, charset, lost }: Attempt, declared: string | null, guessed: boolean): Decoded {
  const named = declared === null ? null : charsetNamed(declared);
  const asciiOnly = charset === UTF8 && !/\P{ASCII}/u.test(text);
  const same = named === charset || (named !== null && isWide(named) && isWide(charset));
  return {
    text: text.startsWith("\uFEFF") ? text.slice(1) : text,
    charset,
    declared,
    contradicts: declared !== null && !same && !(asciiOnly && named !== null && !isWide(named)),
    guessed,
    lost,
  };
}
