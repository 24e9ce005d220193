import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { PreparedArticle } from "../expression/evaluate.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Finds the media and domains that apply to an article; plain data. */
export interface PseudoTerms {
  readonly byCode: ReadonlyMap<string, number>;
  readonly byName: ReadonlyMap<string, readonly number[]>;
  readonly byDomain: ReadonlyMap<string, number>;
  readonly longestDomain: number;
}

export function pseudoTermsOf({ terms, media, domains, folds }: Vocabulary): PseudoTerms {
  const byName = new Map<string, number[]>();
  media.forEach((text, at) => {
    const name = norm(text, folds);
    const numbers = byName.get(name) ?? [];
    byName.set(name, numbers);
    numbers.push(terms.length + at);
  });
  return {
    byCode: new Map(media.map((text, at) => [text, terms.length + at])),
    byName,
    byDomain: new Map(domains.map((text, at) => [text, terms.length + media.length + at])),
    longestDomain: domains.reduce((longest, { length }) => Math.max(longest, length), 0),
  };
}

/** Tells each that applies: the medium by its code and by its name, the host and whatever domain it is part of. */
export function findPseudoTerms(
  { byCode, byName, byDomain, longestDomain }: PseudoTerms,
  { mediaCode, mediaName, host }: PreparedArticle,
  onFound: (term: number) => void,
): void {
  const medium = mediaCode === null ? undefined : byCode.get(mediaCode);
  if (medium !== undefined) onFound(medium);
  for (const named of (mediaName === null ? undefined : byName.get(mediaName)) ?? []) onFound(named);
  if (host === null || byDomain.size === 0) return;
  for (let at = 0; at !== -1; at = parentOf(host, at)) {
    // A host of any length is looked up in linear time.
    const domain = host.length - at > longestDomain ? undefined : byDomain.get(host.slice(at));
    if (domain !== undefined) onFound(domain);
  }
}

/** Where the parent of the domain that starts at the offset starts; -1 where there is none. */
function parentOf(host: string, at: number): number {
  const dot = host.indexOf(".", at);
  return dot === -1 ? -1 : dot + 1;
}
