import { agreement } from "./figures.ts";
import { BINS_BYTES, bandsOf, type Signature, similarity } from "./sketch.ts";

/** What of an article decides which story it tells. */
export interface Told {
  articleId: string;
  mediaCode: string;
  /** When it came out, in days since 1970. */
  day: number;
  signature: Signature;
}

/** One that is in a story already. */
export interface Placed extends Told {
  storyId: string;
  /** How many articles the story has. */
  storySize: number;
}

/** Further apart, it is another story in the same words: a series, a report of every week. */
export const DAYS_APART = 3;
/**
 * Most articles of a story; the next one begins a story of its own. News that all customers of an agency print stays below it.
 * Notices of one pattern (weather, prices, filings), which connect day after day, would not.
 */
export const LARGEST_STORY = 200;
/**
 * How much two texts must have in common to be one story. Two media seldom use the same words by chance; one medium often does, for
 * the next model, match or prize. Texts made by a pattern are no story, so figures are compared too. With too few figures to tell, two
 * media must share more words; where the figures differ, most words.
 */
const ALIKE = { otherMedium: 0.4, fewFigures: 0.55, otherFigures: 0.75, sameMedium: 0.92 };
const FIGURES = { share: 0.65, atLeast: 3 };

/** Whether two articles tell the same story; depends on nothing but the two. */
export function tellTheSame(a: Told, b: Told): boolean {
  if (Math.abs(a.day - b.day) > DAYS_APART) return false;
  const alike = similarity(a.signature, b.signature);
  if (a.mediaCode === b.mediaCode) return alike >= ALIKE.sameMedium;
  return alike >= ALIKE.otherMedium && alike >= leastByFigures(a, b);
}

function leastByFigures(a: Told, b: Told): number {
  const { share, compared } = agreement(a.signature.subarray(BINS_BYTES), b.signature.subarray(BINS_BYTES));
  if (compared < FIGURES.atLeast) return ALIKE.fewFigures;
  return share >= FIGURES.share ? ALIKE.otherMedium : ALIKE.otherFigures;
}

/** Whether they are ever compared. */
export const shareABand = (a: Told, b: Told): boolean => haveInCommon(bandsOf(a.signature), bandsOf(b.signature));

const haveInCommon = (a: readonly number[], b: readonly number[]): boolean => a.some((band, at) => band === b[at]);

/** What is to change: the story of each article, and stories that become part of another. */
export interface Regrouping {
  articles: Map<string, string>;
  stories: Map<string, string>;
}

/**
 * Puts articles into stories: those that tell the same, directly or through others, are one story, named by its least article.
 * So the stories depend on which articles there are, and not on the order in which they came, as long as none is full.
 * @param loose new articles, and all members of the stories that a correction has taken apart
 * @param found rows of pairs of a loose article and another that shares a band with it; the other may be loose too
 */
export function regroup(
  loose: readonly Told[],
  found: readonly Iterable<readonly [Told, Told | Placed]>[],
): Regrouping {
  const groups = new Groups();
  const isLoose = new Set(loose.map(({ articleId }) => articleId));
  for (const { articleId } of loose) groups.add(articleId, 1);
  for (const pairs of found)
    for (const [article, other] of pairs) {
      const node = nodeOf(other, isLoose);
      groups.add(node.id, node.size);
      if (groups.mayUnite(article.articleId, node.id) && tellTheSame(article, other))
        groups.unite(article.articleId, node.id);
    }
  const articles = new Map<string, string>();
  const stories = new Map<string, string>();
  for (const id of groups.nodes()) (isLoose.has(id) ? articles : stories).set(id, groups.least(id));
  return { articles, stories: new Map([...stories].filter(([story, into]) => story !== into)) };
}

/** What moves as one: a loose article, or the whole story of another. */
function nodeOf(article: Told | Placed, isLoose: ReadonlySet<string>): { id: string; size: number } {
  if (isLoose.has(article.articleId) || !("storyId" in article)) return { id: article.articleId, size: 1 };
  return { id: article.storyId, size: article.storySize };
}

/** A band that very many articles share says little, and one of them is as good as another: no more than these are looked at on each side. */
export const LOOKED_AT = 25;

/** Stored articles that have a band and came out within days of a day. */
export type Near = (band: number, day: number) => readonly (Told | Placed)[];

/** Each new or corrected article with those stored, and those before it among themselves, that share a band with it. */
export function* pairsWithNear(articles: readonly Told[], near: Near): Generator<[Told, Told | Placed]> {
  const before = new Map<number, Told[]>();
  for (const article of articles.toSorted((a, b) => a.day - b.day)) {
    const others = new Set<Told | Placed>();
    for (const band of bandsOf(article.signature)) {
      for (const other of near(band, article.day)) others.add(other);
      const same = before.get(band) ?? [];
      for (const other of same) others.add(other);
      before.set(band, [...same.slice(1 - LOOKED_AT), article]);
    }
    for (const other of others) yield [article, other];
  }
}

/** The pairs that are to be compared among what is left of stories; those of different stories were compared before. */
export function* pairsWithin(parted: readonly Placed[]): Generator<[Told, Told]> {
  for (const members of Map.groupBy(parted, ({ storyId }) => storyId).values()) {
    const banded = members.map((article) => ({ article, bands: bandsOf(article.signature) }));
    for (const [at, a] of banded.entries())
      for (const b of banded.slice(at + 1)) if (haveInCommon(a.bands, b.bands)) yield [a.article, b.article];
  }
}

/** Sets of article ids, each told by its least. */
class Groups {
  private readonly parents = new Map<string, string>();
  /** By the least of each set. */
  private readonly sizes = new Map<string, number>();

  add(id: string, size: number): void {
    if (this.parents.has(id)) return;
    this.parents.set(id, id);
    this.sizes.set(id, size);
  }

  nodes(): string[] {
    return [...this.parents.keys()];
  }

  least(id: string): string {
    const parent = this.parents.get(id) ?? id;
    if (parent === id) return id;
    const root = this.least(parent);
    this.parents.set(id, root);
    return root;
  }

  /** Not where they are one already, nor where they would be more than a story holds. */
  mayUnite(a: string, b: string): boolean {
    const [one, other] = [this.least(a), this.least(b)];
    return one !== other && this.sizeOf(one) + this.sizeOf(other) <= LARGEST_STORY;
  }

  unite(a: string, b: string): void {
    const [one, other] = [this.least(a), this.least(b)];
    const [least, more] = BigInt(one) < BigInt(other) ? [one, other] : [other, one];
    this.parents.set(more, least);
    this.sizes.set(least, this.sizeOf(one) + this.sizeOf(other));
  }

  private sizeOf(root: string): number {
    return this.sizes.get(root) ?? 0;
  }
}
