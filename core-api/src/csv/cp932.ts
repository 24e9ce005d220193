import iconv from "iconv-lite";

/** What stands in a file for a character that CP932 lacks, as it did in type cases. */
const GETA = "〓";

/** Characters of JIS X 0208 that Unicode's and Windows' tables name differently: any name to the one that CP932 encodes. */
export const CP932_NAMES: Readonly<Record<string, string>> = {
  "〜": "～",
  "−": "－",
  "‖": "∥",
  "—": "―",
  "¢": "￠",
  "£": "￡",
  "¬": "￢",
  "¦": "￤",
  "¥": "￥",
  "‾": "￣",
  "¯": "￣",
};

/** What CP932 has no name for, and writes nearly alike. */
const NEAREST: Readonly<Record<string, string>> = {
  "\u2011": "‐",
  "\u2012": "－",
  "–": "－",
  "·": "・",
  "•": "・",
  "⋯": "…",
  µ: "μ",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
};

/** Soft hyphens, zero-width characters and variation selectors: the text reads the same without them. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector}/gu;
/** A letter with marks of its own, as か゛ in two characters. */
const DECOMPOSED = /\P{M}\p{M}+/gu;

export interface Cp932Text {
  /** CP932 encodes all of it. */
  text: string;
  /** Characters that became 〓. */
  replaced: number;
}

const isEncodable = (text: string): boolean => iconv.decode(iconv.encode(text, "cp932"), "cp932") === text;

/** Null: CP932 has nothing for it. */
function formOf(char: string): string | null {
  const known = forms.get(char);
  if (known !== undefined) return known;
  const form = isEncodable(char) ? char : (CP932_NAMES[char] ?? NEAREST[char] ?? null);
  forms.set(char, form);
  return form;
}
const forms = new Map<string, string | null>();

/** A text in the characters of CP932. */
export function cp932Text(given: string): Cp932Text {
  if (isEncodable(given)) return { text: given, replaced: 0 };
  const seen = given.replace(UNSEEN, "").replace(DECOMPOSED, (cluster) => cluster.normalize("NFC"));
  const written = [...seen].map(formOf);
  return {
    text: written.map((form) => form ?? GETA).join(""),
    replaced: written.filter((form) => form === null).length,
  };
}
