import type { Face } from "./faces.ts";
import { breakLine, widthOf } from "./set-text.ts";

const WORDS = new Intl.Segmenter("ja", { granularity: "word" });
/** What belongs to the word before it: particles, endings, closing brackets, punctuation. */
const BELONGS_BEFORE = /^[\p{Script=Hiragana}、。，．・！？!?」』）】〉》ー々％%年月日時分件人社円]+$/u;
/** What belongs to the word after it. */
const BELONGS_AFTER = /[「『（【〈《]$/u;
const ENDS_IN_KANJI = /\p{Script=Han}$/u;
const KANJI = /^\p{Script=Han}+$/u;
/** Compounds up to this length are one word; longer ones are several side by side. */
const LONGEST_COMPOUND = 6;
/** A line that a long phrase would leave emptier than this is filled with its beginning. */
const LEAST_FILLED = 0.6;

/** Words with what belongs to them, so that a line ends where a reader would pause. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && belongsTo(last, segment)) phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

function belongsTo(last: string, segment: string): boolean {
  if (BELONGS_BEFORE.test(segment) || BELONGS_AFTER.test(last)) return true;
  return KANJI.test(segment) && ENDS_IN_KANJI.test(last) && last.length + segment.length <= LONGEST_COMPOUND;
}

/** Breaks a text into lines of at most `width` points, between phrases where that leaves no line half empty. */
export function breakPhrases(face: Face, size: number, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const phrase of phrasesOf(text)) {
    if (widthOf(face, size, line + phrase) <= width) line += phrase;
    else if (widthOf(face, size, line) >= width * LEAST_FILLED && widthOf(face, size, phrase) <= width) {
      lines.push(line);
      line = phrase.trimStart();
    } else {
      const broken = breakLine(face, size, line + phrase, width);
      line = broken.pop() ?? "";
      lines.push(...broken);
    }
  }
  return line === "" ? lines : [...lines, line];
}
