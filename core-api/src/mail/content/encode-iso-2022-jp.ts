import iconv from "iconv-lite";
import { CP932_NAMES } from "../../csv/cp932.ts";

/** iconv has the wave dash in JIS X 0212 only. */
const WAVE_DASH: readonly [number, number] = [0x21, 0x41];
const TO_KANJI = Buffer.from("\u001b$B", "latin1");
const TO_ASCII = Buffer.from("\u001b(B", "latin1");

/** Row and cell of JIS X 0208; null for what it lacks: half-width kana, circled numbers, 髙, emoji. */
function jisOf(char: string): [number, number] | null {
  const code = found.get(char);
  if (code !== undefined) return code;
  const known = lookUp(char) ?? lookUp(CP932_NAMES[char] ?? "");
  found.set(char, known);
  return known;
}
const found = new Map<string, [number, number] | null>();

function lookUp(char: string): [number, number] | null {
  if (char === "～" || char === "〜") return [...WAVE_DASH];
  const [first = 0, second = 0, ...more] = iconv.encode(char, "euc-jp");
  if (more.length > 0 || first < 0xa1 || second < 0xa1) return null;
  const row = first - 0xa0;
  // Rows 9 to 15 and from 85 on are makers' own: each reader shows something else, or nothing.
  if ((row > 8 && row < 16) || row > 84) return null;
  return iconv.decode(Buffer.from([first, second]), "euc-jp") === char ? [first & 0x7f, second & 0x7f] : null;
}

/** The characters of a text that ISO-2022-JP lacks: each once, in order, as many as a message can name. */
export function lackingIn2022Jp(text: string, atMost = 20): string[] {
  const lacking = new Set<string>();
  for (const char of text) {
    if (lacking.size === atMost) break;
    if ((char.codePointAt(0) ?? 0) >= 0x80 && jisOf(char) === null) lacking.add(char);
  }
  return [...lacking];
}

/**
 * ISO-2022-JP (RFC 1468): ASCII and JIS X 0208, every line back in ASCII at its end.
 * @returns null where the text has a character that it lacks: such a mail goes as UTF-8, so that none is lost
 */
export function encodeIso2022Jp(text: string): Buffer | null {
  const out: Buffer[] = [];
  let isKanji = false;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const jis = code < 0x80 ? null : jisOf(char);
    if (code >= 0x80 && jis === null) return null;
    if (isKanji !== (jis !== null)) out.push(jis === null ? TO_ASCII : TO_KANJI);
    isKanji = jis !== null;
    out.push(Buffer.from(jis ?? [code]));
  }
  if (isKanji) out.push(TO_ASCII);
  return Buffer.concat(out);
}

/** Bytes of an encoded word's payload: a header's line is at most 75 characters long (RFC 2047). */
const CHARS_IN_WORD = 12;

/** A header as encoded words of ISO-2022-JP; null where it can't be. ASCII stays as it is. */
export function iso2022JpHeader(text: string): string | null {
  if (/^[\u0020-\u007e]*$/.test(text)) return text;
  const chars = [...text];
  const words: string[] = [];
  for (let at = 0; at < chars.length; at += CHARS_IN_WORD) {
    const bytes = encodeIso2022Jp(chars.slice(at, at + CHARS_IN_WORD).join(""));
    if (bytes === null) return null;
    words.push(`=?ISO-2022-JP?B?${bytes.toString("base64")}?=`);
  }
  return words.join("\r\n ");
}
