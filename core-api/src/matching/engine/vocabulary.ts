import type { FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Leaf } from "./leaves.ts";

/**
 * All that some expressions name, each once, by number: the normalised terms from 0, then the media as written, then the
 * normalised domains. No automaton finds the latter two, but the article's medium and host do: they are pseudo-terms.
 */
export class Vocabulary {
  readonly terms: string[] = [];
  /** The distinct texts of terms as their authors wrote them. */
  readonly texts: string[] = [];
  /** For each text the number of its term; -1 for one that normalises to nothing: no article contains it. */
  readonly termsOfTexts: number[] = [];
  readonly media: string[] = [];
  readonly domains: string[] = [];
  readonly folds: FoldTable;
  private readonly termNumbers = new Map<string, number>();
  private readonly textNumbers = new Map<string, number>();
  private readonly mediaNumbers = new Map<string, number>();
  private readonly domainNumbers = new Map<string, number>();

  constructor(folds: FoldTable) {
    this.folds = folds;
  }

  get size(): number {
    return this.terms.length + this.media.length + this.domains.length;
  }

  /** @returns the number of the text of a term, or of a medium or domain, each among its like */
  add({ kind, text }: Leaf): number {
    if (kind === "media") return numbered(text, this.mediaNumbers, this.media);
    if (kind === "domain") return numbered(norm(text, this.folds), this.domainNumbers, this.domains);
    const known = this.textNumbers.get(text);
    if (known !== undefined) return known;
    const term = norm(text, this.folds);
    this.termsOfTexts.push(term === "" ? -1 : numbered(term, this.termNumbers, this.terms));
    return numbered(text, this.textNumbers, this.texts);
  }

  /** The number among all, after all were added, of what has this number among its like. */
  termOf(kind: Leaf["kind"], number: number): number {
    if (kind === "term") return this.termsOfTexts[number] ?? -1;
    return this.terms.length + number + (kind === "media" ? 0 : this.media.length);
  }

  /** The numbers that terms, media and domains of another vocabulary have in this one; -1 for those that it lacks. */
  *numbersOf(other: Vocabulary): Generator<number> {
    for (const term of other.terms) yield this.termNumbers.get(term) ?? -1;
    const toMedia = this.terms.length;
    for (const medium of other.media) yield (this.mediaNumbers.get(medium) ?? -1 - toMedia) + toMedia;
    const toDomains = toMedia + this.media.length;
    for (const domain of other.domains) yield (this.domainNumbers.get(domain) ?? -1 - toDomains) + toDomains;
  }
}

function numbered(item: string, numbers: Map<string, number>, items: string[]): number {
  const known = numbers.get(item);
  if (known !== undefined) return known;
  const number = items.push(item) - 1;
  numbers.set(item, number);
  return number;
}
