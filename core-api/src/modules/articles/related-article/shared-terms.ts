import { norm } from "@kirinuki/schema/expression/normalise.ts";

/** More terms of one article cost time and say nothing new. */
const MOST_TERMS = 40;
/** A term that only stands in the opening says less than one of the headline. */
const IN_LEAD = 0.6;

/** Kana alone is grammar, figures alone are dates and counts. */
const TELLS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]/u;

/** What of an article is compared; both normalised. */
export interface ComparedText {
  readonly title: string;
  readonly lead: string;
}

export const comparedText = (title: string, lead: string): ComparedText => ({ title: norm(title), lead: norm(lead) });

let segmenter: Intl.Segmenter | null = null;

/** The normalised terms of an article: words for which themes found it, then words of its headline; none within another. */
export function termsOf(title: string, searchWords: readonly string[]): string[] {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  const words = [...segmenter.segment(norm(title))].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  const terms = [...new Set([...searchWords.map((word) => norm(word)), ...words])].filter(
    (term) => term.length >= 2 && TELLS.test(term),
  );
  return terms.filter((term) => !terms.some((other) => other !== term && other.includes(term))).slice(0, MOST_TERMS);
}

export interface SharedTerms {
  /** 0 to 1: how much of what the article is about the other is about too. */
  readonly score: number;
  /** The rarest first. */
  readonly terms: readonly string[];
}

/** What each of some texts shares with an article. A term counts the more the fewer of the texts have it. */
export function sharedTerms(terms: readonly string[], texts: readonly ComparedText[]): SharedTerms[] {
  const found = texts.map(({ title, lead }) =>
    terms.map((term) => (title.includes(term) ? 1 : lead.includes(term) ? IN_LEAD : 0)),
  );
  const weights = terms.map((_, at) => {
    const holders = found.filter((each) => (each[at] ?? 0) > 0).length;
    return Math.log((texts.length + 2) / (holders + 1));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return found.map((each) => {
    const sum = each.reduce<number>((all, share, at) => all + share * (weights[at] ?? 0), 0);
    const shared = terms.map((term, at) => ({ term, weight: (each[at] ?? 0) * (weights[at] ?? 0) }));
    return {
      score: whole === 0 ? 0 : sum / whole,
      terms: shared
        .filter(({ weight }) => weight > 0)
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ term }) => term),
    };
  });
}
