import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { OmissionCause } from "@kirinuki/schema/omission.ts";
import { isVariant } from "./variants.ts";

/** At most as many suggestions a theme and day: more nobody looks at every morning. */
export const MOST_SUGGESTIONS = 5;
/** Articles of a theme in which a word must stand, before it says anything. */
export const FEWEST_ARTICLES = 3;
/** What a word must have to be one of the theme's: articles and a share of them, how much more often than elsewhere, and how many of the articles that have it are the theme's. */
const STRONG = { articles: FEWEST_ARTICLES, share: 0.04, lift: 6, precision: 0.3 };
/** A word that stands in more of all headlines and openings is too broad for a term; of very few articles nothing is. */
const BROAD = { share: 0.01, from: 20 };
/** Of few articles less is known: a word counts as if so many others had it. */
const UNKNOWN = 2;
/** Of words beside the theme's terms only the first: what is near a subject is endless. */
const MOST_BESIDE = 1;
/** Two of four thousand words are no chance. */
const SMOOTHING = 1;

/** What of an article is compared: words of headline and opening. */
export interface HeadArticle {
  readonly articleId: string;
  readonly section: DataSection;
  readonly story: string | null;
  readonly words: ReadonlySet<string>;
}

/** The articles of a day, and how frequent words are in it and the days before. Made once for all themes. */
export class DayIndex {
  readonly byWord = new Map<string, HeadArticle[]>();
  readonly byStory = new Map<string, HeadArticle[]>();
  readonly byId = new Map<string, HeadArticle>();
  readonly byInitial = new Map<string, string[]>();
  private readonly frequencies = new Map<string, number>();
  private readonly size: number;

  constructor(today: readonly HeadArticle[], before: readonly Pick<HeadArticle, "words">[]) {
    this.size = Math.max(1, today.length + before.length);
    for (const { words } of [...today, ...before])
      for (const word of words) this.frequencies.set(word, (this.frequencies.get(word) ?? 0) + 1);
    for (const article of today) {
      this.byId.set(article.articleId, article);
      if (article.story !== null) add(this.byStory, article.story, article);
      for (const word of article.words) add(this.byWord, word, article);
    }
    for (const word of this.byWord.keys()) add(this.byInitial, word[0] ?? "", word);
  }

  countOf = (word: string): number => this.frequencies.get(word) ?? 0;

  /** The share of all articles that have a word in headline or opening. */
  shareOf = (word: string): number => ((this.frequencies.get(word) ?? 0) + SMOOTHING) / (this.size + SMOOTHING);
}

const add = <Key, Each>(lists: Map<Key, Each[]>, key: Key, each: Each): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [each]);
  else list.push(each);
};

/** A theme as it stands at the end of the day. Terms and words are normalised. */
export interface ThemeToCheck {
  /** That its expressions look for, not those under NOT. */
  readonly ownTerms: readonly string[];
  /** Of each own term. */
  readonly synonymsOf: (term: string) => readonly string[];
  /** Words that stand beside its terms in the last days, with the number of its articles; `taken` of them in all. */
  readonly profile: ReadonlyMap<string, number>;
  readonly taken: number;
  /** By story that it took part of: the words of the articles that it took. */
  readonly storyWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** Articles that somebody reported with a headline that the theme's words may be near. */
  readonly reported: ReadonlySet<string>;
  /** What the contract may see, the theme did not take, and nobody has taken out of it. */
  readonly isMissed: (article: HeadArticle) => boolean;
  /** Terms that somebody has decided about. */
  readonly settled: ReadonlySet<string>;
}

/** A term that would take articles of the day. */
export interface Omission {
  readonly term: string;
  /** The theme's own term that it is another way to write; null: none. */
  readonly ownTerm: string | null;
  readonly cause: OmissionCause;
  /** Those that it would take, the nearest to the theme first. */
  readonly articles: readonly HeadArticle[];
  readonly score: number;
  /** It only stands beside the theme's terms: no article of the same story, no other way to write one of them. */
  readonly isBeside?: true;
}

/** Terms that would take articles of the day which the theme's expressions did not, the most telling first. */
export function findOmissions(day: DayIndex, theme: ThemeToCheck): Omission[] {
  const strong = strongWords(day, theme);
  const found = new Map<string, Omission>();
  const offer = (omission: Omission | null) => {
    if (omission === null) return;
    const known = found.get(omission.term);
    if (known === undefined || known.score < omission.score) found.set(omission.term, omission);
  };
  for (const [word, ownTerm] of variantsAmong(day, theme)) offer(asVariant(day, theme, strong, word, ownTerm));
  for (const word of strong.keys()) offer(asStory(day, theme, strong, word));
  for (const article of retold(day, theme))
    for (const word of sharedWords(article, theme)) offer(asRetold(day, theme, strong, word));
  for (const id of theme.reported) offer(asReported(day, theme, strong, id));
  return distinct([...found.values()].sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1)));
}

type Strong = ReadonlyMap<string, number>;

/** How much a word tells of the theme: how many of the articles that have it are the theme's, the more of them the surer. */
function strongWords(day: DayIndex, { profile, taken }: ThemeToCheck): Strong {
  const strong = new Map<string, number>();
  for (const [word, articles] of profile) {
    const share = articles / Math.max(1, taken);
    const lift = share / day.shareOf(word);
    const precision = articles / (UNKNOWN + Math.max(articles, day.countOf(word)));
    const isStrong = articles >= STRONG.articles && share >= STRONG.share && lift >= STRONG.lift;
    if (isStrong && precision >= STRONG.precision) strong.set(word, precision * Math.log2(1 + articles));
  }
  return strong;
}

const isOpen = (word: string, { ownTerms, settled }: ThemeToCheck): boolean =>
  !settled.has(word) && !ownTerms.some((term) => word.includes(term));

/** Articles of the day with the word that the theme did not take, those with most of its other words first. */
function missedWith(day: DayIndex, theme: ThemeToCheck, strong: Strong, word: string): [HeadArticle, number][] {
  const missed = (day.byWord.get(word) ?? []).filter(theme.isMissed);
  return missed
    .map((article): [HeadArticle, number] => [article, nearness(article, strong, word)])
    .sort(([a, near], [b, nearer]) => nearer - near || (a.articleId < b.articleId ? -1 : 1));
}

function nearness({ words }: HeadArticle, strong: Strong, word: string): number {
  let sum = 0;
  for (const each of words)
    if (each !== word && !each.includes(word) && !word.includes(each)) sum += strong.get(each) ?? 0;
  return sum;
}

const isBroad = (day: DayIndex, word: string): boolean =>
  day.countOf(word) >= BROAD.from && day.shareOf(word) > BROAD.share;

const omission = (
  cause: OmissionCause,
  term: string,
  ownTerm: string | null,
  missed: readonly [HeadArticle, number][],
  score: number,
): Omission => ({ cause, term, ownTerm, articles: missed.map(([article]) => article), score });

/** A word that stands beside the theme's terms, in articles about the same. */
function asStory(day: DayIndex, theme: ThemeToCheck, strong: Strong, word: string): Omission | null {
  if (!isOpen(word, theme) || isBroad(day, word)) return null;
  const missed = missedWith(day, theme, strong, word);
  if (missed.length === 0) return null;
  return { ...omission("same_story", word, null, missed, strong.get(word) ?? 0), isBeside: true };
}

/** Articles of stories that the theme took part of. */
const retold = (day: DayIndex, theme: ThemeToCheck): HeadArticle[] =>
  [...theme.storyWords.keys()].flatMap((story) => (day.byStory.get(story) ?? []).filter(theme.isMissed));

const sharedWords = ({ words, story }: HeadArticle, { storyWords }: ThemeToCheck): string[] =>
  [...words].filter((word) => story !== null && storyWords.get(story)?.has(word));

/** More than any word of another story: the article tells what the theme has. */
const RETOLD = 1;

function asRetold(day: DayIndex, theme: ThemeToCheck, strong: Strong, word: string): Omission | null {
  if (!isOpen(word, theme) || isBroad(day, word)) return null;
  const score = RETOLD + (strong.get(word) ?? 0) - Math.log2(day.shareOf(word)) / 100;
  return omission("same_story", word, null, missedWith(day, theme, strong, word), score);
}

/** Words of the day that are another way to write one of the theme's terms. */
function* variantsAmong(day: DayIndex, theme: ThemeToCheck): Generator<[word: string, ownTerm: string]> {
  for (const ownTerm of theme.ownTerms) {
    for (const synonym of theme.synonymsOf(ownTerm)) if (day.byWord.has(synonym)) yield [synonym, ownTerm];
    for (const word of day.byInitial.get(ownTerm[0] ?? "") ?? []) if (isVariant(word, ownTerm)) yield [word, ownTerm];
  }
}

/** A name's variant says more than any word beside it. */
const VARIANT = 2;

function asVariant(day: DayIndex, theme: ThemeToCheck, strong: Strong, word: string, ownTerm: string): Omission | null {
  if (!isOpen(word, theme) || isBroad(day, word)) return null;
  const missed = missedWith(day, theme, strong, word);
  const near = missed[0]?.[1] ?? 0;
  const isListed = theme.synonymsOf(ownTerm).includes(word);
  // A rule alone may err: then one of the theme's words must stand beside it, or in the theme's own articles.
  if (missed.length === 0 || (!isListed && near === 0 && !strong.has(word))) return null;
  return omission("variant", word, ownTerm, missed, VARIANT + near + (isListed ? 1 : 0));
}

/** A person says more than any rule. */
const REPORTED = 4;

function asReported(day: DayIndex, theme: ThemeToCheck, strong: Strong, id: string): Omission | null {
  const article = day.byId.get(id);
  if (article === undefined || !theme.isMissed(article)) return null;
  const words = [...article.words].filter((word) => isOpen(word, theme) && !isBroad(day, word));
  const known = (word: string) => (strong.get(word) ?? 0) - Math.log2(day.shareOf(word)) / 1000;
  const [word] = words.sort((a, b) => known(b) - known(a) || (a < b ? -1 : 1));
  if (word === undefined) return null;
  const others = missedWith(day, theme, strong, word).filter(([each]) => each !== article);
  return omission("reported", word, null, [[article, 0], ...others], REPORTED + known(word));
}

/** Of words within each other the first. */
function distinct(omissions: readonly Omission[]): Omission[] {
  const kept: Omission[] = [];
  let beside = 0;
  for (const each of omissions) {
    if (kept.length === MOST_SUGGESTIONS) break;
    if (each.isBeside && beside === MOST_BESIDE) continue;
    if (kept.some(({ term }) => term.includes(each.term) || each.term.includes(term))) continue;
    kept.push(each);
    if (each.isBeside) beside += 1;
  }
  return kept;
}
