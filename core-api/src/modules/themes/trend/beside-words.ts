/** Runs of one script, as headlines are written in: 一貫生産, パワー, SiC. Single characters and figures say nothing. */
const WORD = /[\p{sc=Han}々〆]{2,8}|[\p{sc=Katakana}ー]{2,20}|[A-Za-z][A-Za-z0-9.+-]{1,20}/gu;
const SENTENCE = /[。！？\n]/;

const wordsOf = (text: string): string[] => text.normalize("NFKC").match(WORD) ?? [];

export interface WordSource {
  title: string;
  /** How the text begins. */
  lead: string;
  /** The theme's terms that hit the article. */
  terms: readonly string[];
}

/** The theme's terms that hit and what stands beside them: the words of the headline, and of the sentences that have a term. */
export function besideWords({ title, lead, terms }: WordSource): ReadonlySet<string> {
  const sentences = lead.split(SENTENCE).filter((sentence) => terms.some((term) => sentence.includes(term)));
  return new Set([...terms.map((term) => term.normalize("NFKC")), ...wordsOf(title), ...sentences.flatMap(wordsOf)]);
}
