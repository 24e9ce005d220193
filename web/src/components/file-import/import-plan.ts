/** What a row of the file would do. */
export type RowKind = "new" | "changed" | "same" | "faulty";

export interface ImportCell {
  value: string;
  /** The stored value, where it differs. */
  before?: string;
  isFaulty?: boolean;
}

export interface ImportRow {
  /** As an editor counts, the heading being 1. */
  line: number;
  kind: RowKind;
  /** By column id. */
  cells: Readonly<Record<string, ImportCell>>;
  /** How to mend it, in the words of the form; changes that no column shows. */
  messages: readonly string[];
}

export interface ImportFile {
  name: string;
  /** 18.4 kB. */
  size: string;
  /** Shift_JIS. */
  encoding?: string;
}

/** Where an import stands. Nothing is changed before `applying`. */
export type ImportState =
  | { step: "choose"; fault?: string }
  | { step: "reading"; file: ImportFile; done: number; total: number }
  | { step: "check"; file: ImportFile; rows: readonly ImportRow[] }
  | { step: "applying"; file: ImportFile; done: number; total: number }
  | { step: "done"; said: string };

const ORDER: readonly RowKind[] = ["faulty", "new", "changed", "same"];

/** Faults first, then by line. */
export const inOrder = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.line - b.line);

export const countOf = (rows: readonly ImportRow[], ...kinds: RowKind[]): number =>
  rows.filter(({ kind }) => kinds.includes(kind)).length;
