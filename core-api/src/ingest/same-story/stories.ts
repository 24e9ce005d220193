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
}

/** Further apart, it is another story in the same words: a series, a report of every week. */
export const DAYS_APART = 3;
/**
 * Two media seldom use the same words by chance; one medium often does, for the next model, match or prize. A pattern is not a story,
 * though: where there are too few figures to speak for it two media must agree in more of their words, and in most where these speak
 * against it.
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
export function shareABand(a: Told, b: Told): boolean {
  const bands = bandsOf(b.signature);
  return bandsOf(a.signature).some((band, at) => band === bands[at]);
}

/** What is to change: the story of each article, and stories that become part of another. */
export interface Regrouping {
  articles: Map<string, string>;
  stories: Map<string, string>;
}

/**
 * Puts articles into stories: those that tell the same, directly or through others, are one story, named by its least article.
 * So the stories depend on which articles there are, and not on the order in which they came.
 * @param loose new articles, and all members of the stories that a correction has taken apart
 * @param found pairs of a loose article and another that shares a band with it; the other may be loose too
 */
export function regroup(loose: readonly Told[], found: readonly (readonly [Told, Placed])[]): Regrouping {
  const groups = new Groups();
  const isLoose = new Set(loose.map(({ articleId }) => articleId));
  for (const { articleId } of loose) groups.add(articleId);
  for (const [article, other] of found) {
    const node = isLoose.has(other.articleId) ? other.articleId : other.storyId;
    groups.add(node);
    if (!groups.areOne(article.articleId, node) && tellTheSame(article, other)) groups.unite(article.articleId, node);
  }
  const articles = new Map<string, string>();
  const stories = new Map<string, string>();
  for (const node of groups.nodes()) (isLoose.has(node) ? articles : stories).set(node, groups.least(node));
  return { articles, stories: new Map([...stories].filter(([story, into]) => story !== into)) };
}

/** The pairs among articles that are to be compared. */
export function pairsAmong(articles: readonly Placed[]): [Told, Placed][] {
  return articles.flatMap((a, at) =>
    articles.slice(at + 1).flatMap((b): [Told, Placed][] => (shareABand(a, b) ? [[a, b]] : [])),
  );
}

/** Sets of article ids, each told by its least. */
class Groups {
  private readonly parents = new Map<string, string>();

  add(id: string): void {
    if (!this.parents.has(id)) this.parents.set(id, id);
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

  areOne(a: string, b: string): boolean {
    return this.least(a) === this.least(b);
  }

  unite(a: string, b: string): void {
    const [one, other] = [this.least(a), this.least(b)];
    if (BigInt(one) < BigInt(other)) this.parents.set(other, one);
    else if (one !== other) this.parents.set(one, other);
  }
}
