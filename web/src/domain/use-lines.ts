const FIELDS = 2;

/** Lines before a cap, in percent, as two fields hold them; "" for none. */
export const lineTexts = (lines: readonly number[]): string[] =>
  Array.from({ length: FIELDS }, (_, at) => String(lines[at] ?? ""));

/** What is typed as lines, the lowest first: full-width digits are digits, an empty field is none, what is no number stays a fault. */
export const readUseLines = (texts: readonly string[]): number[] =>
  texts
    .map((text) => text.normalize("NFKC").replace("%", "").trim())
    .filter((text) => text !== "")
    .map(Number)
    .sort((a, b) => a - b);

/** 80%、100%. */
export const sayUseLines = (texts: readonly string[]): string =>
  readUseLines(texts)
    .map((line) => `${line}%`)
    .join("、");
