const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** A sentence, not the name of a company. */
const ENGLISH = /^[^\u0250-\uffff]*\b(?:the|of|and|to|in|for|on|with|is|are|by|at|from)\b/i;

/** The language of a headline or text that is not Japanese (WCAG 3.1.2); undefined where it is, or nothing tells. */
export function languageOf(text: string): "en" | "ko" | undefined {
  if (JAPANESE.test(text)) return undefined;
  if (HANGUL.test(text)) return "ko";
  return ENGLISH.test(text) ? "en" : undefined;
}
