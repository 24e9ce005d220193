/** What a text looks like to somebody who knows Japanese. */
export interface Likeness {
  /** Characters beyond ASCII. */
  count: number;
  /** Of those, the part that is hiragana or full-width katakana: no Japanese sentence does without. */
  kana: number;
  /** From about 1 (kana and kanji) down to below 0 (what the wrong charset makes of it). */
  score: number;
}

/** Enough to tell; a file need not be read to its end for it. */
const SAMPLE = 200_000;

export function likeness(text: string): Likeness {
  let count = 0;
  let kana = 0;
  let sum = 0;
  for (const character of text.length > SAMPLE ? text.slice(0, SAMPLE) : text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    count += 1;
    if (isKana(code)) kana += 1;
    sum += weight(code);
  }
  return { count, kana: count === 0 ? 0 : kana / count, score: count === 0 ? 0 : sum / count };
}

const isKana = (code: number): boolean => code >= 0x3041 && code <= 0x30fe;

function weight(code: number): number {
  if (isKana(code) || (code >= 0x3000 && code <= 0x3020)) return 1;
  if (code >= 0x4e00 && code <= 0x9fff) return 0.4;
  if (code >= 0xff01 && code <= 0xff60) return 0.4;
  if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff) || (code >= 0x80 && code <= 0x9f)) return -3;
  return -0.4;
}

const SHORT = 40;

/** Whether a text of unknown charset can be meant; a short headline may be all kanji. */
export const isJapanese = ({ count, kana, score }: Likeness): boolean =>
  (kana >= 0.05 && score > 0.2) || (count > 0 && count <= SHORT && score > 0.3);

/** Beyond doubt, against what a file declares of itself. */
export const isPlainlyJapanese = ({ count, kana, score }: Likeness): boolean =>
  count >= 10 && kana >= 0.2 && score > 0.4;
