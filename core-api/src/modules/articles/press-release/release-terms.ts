import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { PICKUP_RULE } from "@kirinuki/schema/press-release.ts";

/** Names and subject words: runs of katakana, of Latin letters with digits, of kanji. Kana between them part them. */
const TERMS = /[\p{Script=Katakana}ー]{3,}|[a-z][a-z0-9-]{2,}|\p{Script=Han}{3,10}/gu;

/** A term in more of the articles than this is the theme's word, not the release's. */
const COMMON = 0.1;
/** Of fewer articles nothing can be said about what is common. */
const FEWEST_ARTICLES = 30;
/** Most terms of a release that are looked for. */
const MOST_TERMS = 80;
const IN_TITLE = 2;

export interface ReleaseTerm {
  term: string;
  isInTitle: boolean;
}

/** The terms of a release, those of its title first. */
export function termsOf(title: string, text: string): ReleaseTerm[] {
  const inTitle = new Set(norm(title).match(TERMS));
  const all = new Set([...inTitle, ...(norm(text).match(TERMS) ?? [])]);
  return [...all].slice(0, MOST_TERMS).map((term) => ({ term, isInTitle: inTitle.has(term) }));
}

/** Which of the terms an article names, by their places in the list. @param article normalised */
export const namedIn = (terms: readonly ReleaseTerm[], article: string): number[] =>
  terms.flatMap(({ term }, at) => (article.includes(term) ? [at] : []));

/**
 * How much of what sets a release apart each article names, 0 to 1; 0 where it is too few terms. That is the terms that come first in
 * title and text and are not common, each by its rarity, those of the title twice.
 */
export function termShares(terms: readonly ReleaseTerm[], named: readonly (readonly number[])[]): number[] {
  const found = terms.map(() => 0);
  for (const article of named) for (const at of article) found[at] = (found[at] ?? 0) + 1;
  const most = named.length < FEWEST_ARTICLES ? named.length : named.length * COMMON;
  const weightOf = new Map(
    terms
      .map(({ isInTitle }, at) => ({ at, count: found[at] ?? 0, factor: isInTitle ? IN_TITLE : 1 }))
      .filter(({ count }) => count <= most)
      .slice(0, PICKUP_RULE.terms)
      .map(({ at, count, factor }) => [at, factor * Math.log(1 + named.length / Math.max(count, 1))]),
  );
  const all = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0);
  return named.map((article) => {
    const weights = article.flatMap((at) => weightOf.get(at) ?? []);
    return weights.length < PICKUP_RULE.fewestTerms ? 0 : weights.reduce((sum, weight) => sum + weight, 0) / all;
  });
}
