import type { Outcome } from "./clause.ts";
import { compile, endOf as endOfProgram, HOLDS_ALWAYS } from "./program.ts";
import { requirementOf } from "./requirement.ts";
import { CANDIDATE, FIELDS, SECTIONS_SHIFT, SEVERAL, type Segment } from "./segment.ts";
import { IntList, type SharedInts, sharedInts } from "./shared-arrays.ts";
import { sortedByKey } from "./trie.ts";
import { endOf as endOfWords } from "./words.ts";

/** Gathers which expressions become candidates by which terms, and their rows. */
export class CandidateTable {
  private readonly size: number;
  private readonly terms = new IntList();
  private readonly candidates = new IntList();
  private readonly rows = new IntList();

  /** @param size of the vocabulary */
  constructor(size: number) {
    this.size = size;
  }

  /** @param expression its place; @param sections for which it holds; @param words its words, as a row */
  add(expression: number, sections: number, outcome: Outcome, words: readonly number[]): void {
    if (outcome === false) return;
    const requirement = outcome === true ? null : requirementOf(outcome);
    const rest = requirement === null ? outcome : requirement.rest;
    const row = this.rows.length;
    this.rows.append(rest === true || rest === null ? HOLDS_ALWAYS : compile(rest));
    this.rows.append(words);
    const oneOf = requirement?.oneOf ?? [[this.size, FIELDS] as const];
    const several = requirement !== null && requirement.oneOf.size > 1 ? SEVERAL : 0;
    for (const [term, fields] of oneOf) {
      this.terms.push(term);
      this.candidates.append([expression, row, (sections << SECTIONS_SHIFT) | several | fields]);
    }
  }

  /** Sorted by term, and the rows in the order in which they are then asked for: neighbours are in the cache. */
  finish(): Pick<Segment, "starts" | "candidates" | "rows"> {
    const unsorted = Int32Array.from({ length: this.terms.length }, (_, at) => at);
    const starts = sharedInts(this.size + 2);
    const candidates = sharedInts(this.candidates.length);
    const rows = new RowCopier(this.rows.view());
    sortedByKey(unsorted, (at) => this.terms.at(at)).forEach((at, place) => {
      const from = at * CANDIDATE.width;
      const to = place * CANDIDATE.width;
      candidates[to + CANDIDATE.expression] = this.candidates.at(from + CANDIDATE.expression);
      candidates[to + CANDIDATE.row] = rows.copyOf(this.candidates.at(from + CANDIDATE.row));
      candidates[to + CANDIDATE.flags] = this.candidates.at(from + CANDIDATE.flags);
      starts[this.terms.at(at) + 1] = place + 1;
    });
    // Where nothing asks for a term, its candidates end where they start.
    for (let at = 1; at < starts.length; at += 1) starts[at] = Math.max(starts[at] ?? 0, starts[at - 1] ?? 0);
    return { starts, candidates, rows: rows.copies };
  }
}

/** Copies each row once, in the order in which they are first asked for. */
class RowCopier {
  readonly copies: SharedInts;
  private readonly rows: Int32Array;
  private readonly places: Int32Array;
  private length = 0;

  constructor(rows: Int32Array) {
    this.rows = rows;
    this.places = new Int32Array(rows.length).fill(-1);
    this.copies = sharedInts(rows.length);
  }

  copyOf(row: number): number {
    const known = this.places[row] ?? -1;
    if (known !== -1) return known;
    const end = endOfWords(this.rows, endOfProgram(this.rows, row));
    const place = this.length;
    this.copies.set(this.rows.subarray(row, end), place);
    this.places[row] = place;
    this.length += end - row;
    return place;
  }
}
