/** An article of a booklet, in words ready for the sheet. */
export interface BookletEntry {
  /** Which of the order's originals is its cutting; null where the booklet has its headline alone. */
  readonly input: number | null;
  /** 題字: the medium's name, as its masthead says it. */
  readonly mediaName: string;
  /** Date, edition and page: 2026年11月20日 朝刊 3面. */
  readonly place: string;
  readonly title: string;
  /** The maker's own; blank for none. */
  readonly comment: string;
}

/** A booklet of cuttings: cover, contents, and the cuttings on A4. */
export interface BookletPlan {
  readonly title: string;
  /** Lines under the title: company, day, maker, number of copies. */
  readonly imprint: readonly string[];
  /** Cuttings on a sheet. */
  readonly perSheet: 1 | 2;
  /** Black and white: everything is shown in greys. */
  readonly grey: boolean;
  readonly entries: readonly BookletEntry[];
}

/** The plan for an order of some of the originals: `left` names them by their place in the whole order. */
export function planOf(plan: BookletPlan, left: readonly number[]): BookletPlan {
  const entries = plan.entries.map((entry) => {
    const input = entry.input === null ? -1 : left.indexOf(entry.input);
    return { ...entry, input: input < 0 ? null : input };
  });
  return { ...plan, entries };
}
