import iconv from "iconv-lite";

/** The charsets that files are told apart by; any other that is declared keeps its own name, in lower case. */
export const UTF8 = "UTF-8";
export const SHIFT_JIS = "Shift_JIS";
export const EUC_JP = "EUC-JP";
export const ISO_2022_JP = "ISO-2022-JP";
export const WINDOWS_1252 = "windows-1252";

/** What producers write, without case, `-`, `_` and blanks. */
const ALIASES: Record<string, string> = {
  utf8: UTF8,
  unicode11utf8: UTF8,
  shiftjis: SHIFT_JIS,
  sjis: SHIFT_JIS,
  xsjis: SHIFT_JIS,
  mskanji: SHIFT_JIS,
  csshiftjis: SHIFT_JIS,
  windows31j: SHIFT_JIS,
  cswindows31j: SHIFT_JIS,
  cp932: SHIFT_JIS,
  ms932: SHIFT_JIS,
  shiftjisx0213: SHIFT_JIS,
  eucjp: EUC_JP,
  xeucjp: EUC_JP,
  ujis: EUC_JP,
  eucjpms: EUC_JP,
  eucjpwin: EUC_JP,
  cp51932: EUC_JP,
  iso2022jp: ISO_2022_JP,
  iso2022jpms: ISO_2022_JP,
  iso2022jp1: ISO_2022_JP,
  cp50220: ISO_2022_JP,
  cp50221: ISO_2022_JP,
  jis: ISO_2022_JP,
  // As every browser has them (WHATWG Encoding): the Windows code page is a superset of what the others print.
  iso88591: WINDOWS_1252,
  latin1: WINDOWS_1252,
  usascii: WINDOWS_1252,
  ascii: WINDOWS_1252,
  windows1252: WINDOWS_1252,
  cp1252: WINDOWS_1252,
};

/** Iconv-lite's own tools, which are no charsets of a document. */
const NO_CHARSETS = new Set(["base64", "hex", "binary", "internal", "utf7", "utf7imap", "cesu8"]);

/** The charset that a declaration names; null where nobody knows it. */
export function charsetNamed(declared: string): string | null {
  const key = declared.toLowerCase().replace(/[-_\s]/g, "");
  const known = ALIASES[key];
  if (known !== undefined) return known;
  if (NO_CHARSETS.has(key) || !/^[\w.:-]{1,40}$/.test(declared)) return null;
  return iconv.encodingExists(declared) ? declared.toLowerCase() : null;
}

/** Wide charsets; a declaration that could be read as ASCII can't be one of them. */
export const isWide = (charset: string): boolean => /^(?:utf-?_?(?:16|32)|ucs|u16|u32)/i.test(charset);
