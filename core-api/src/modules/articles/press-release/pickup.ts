import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { PICKUP, PICKUP_RULE, type PickupKind } from "@kirinuki/schema/press-release.ts";
import { namedIn, type ReleaseTerm, termShares, termsOf } from "./release-terms.ts";
import { comparedText, withoutTail } from "./release-text.ts";
import { type ReleaseShingles, type SharedPassages, sharedPassages, shinglesOf } from "./shared-passages.ts";

export interface ReadRelease {
  shingles: ReleaseShingles;
  terms: readonly ReleaseTerm[];
}

export interface ReadArticle {
  /** null for an article that is in no story. */
  storyId: string | null;
  passages: SharedPassages;
  /** Places of the release's terms that it names. */
  named: readonly number[];
}

export interface Pickup {
  kind: PickupKind;
  passages: SharedPassages;
}

export function readRelease(title: string, text: string): ReadRelease {
  const matter = withoutTail(text);
  return { shingles: shinglesOf(comparedText(matter)), terms: termsOf(title, matter) };
}

export function readArticle(
  { shingles, terms }: ReadRelease,
  { title, body, storyId }: { title: string; body: string; storyId: string | null },
): ReadArticle {
  return {
    storyId,
    passages: sharedPassages(shingles, comparedText(body)),
    named: namedIn(terms, `${norm(title)}\n${norm(body)}`),
  };
}

/** What the words alone say; null where they say nothing. */
export function kindByWords({ ofRelease, ofArticle, longest }: SharedPassages): PickupKind | null {
  const { reprintOfRelease, reprintOfArticle, wholeOfRelease, quotation } = PICKUP_RULE;
  if (ofRelease >= wholeOfRelease) return PICKUP.reprint;
  if (ofRelease >= reprintOfRelease && ofArticle >= reprintOfArticle) return PICKUP.reprint;
  return longest >= quotation ? PICKUP.quotation : null;
}

/**
 * How each article took up the release; null for those that did not. An own report shares no words, but the story of an article that
 * does, or what sets the release apart from the other articles.
 */
export function pickupsOf({ terms }: ReadRelease, articles: readonly ReadArticle[]): (Pickup | null)[] {
  const byWords = articles.map(({ passages }) => kindByWords(passages));
  const stories = new Set(articles.flatMap(({ storyId }, at) => (byWords[at] && storyId !== null ? [storyId] : [])));
  const shares = termShares(
    terms,
    articles.map(({ named }) => named),
  );
  return articles.map(({ storyId, passages }, at) => {
    const isOnIt = (storyId !== null && stories.has(storyId)) || (shares[at] ?? 0) >= PICKUP_RULE.termShare;
    const kind = byWords[at] ?? (isOnIt ? PICKUP.ownReport : null);
    return kind === null ? null : { kind, passages };
  });
}
