/** Counted uses of a day, or of a whole period (usage rows of spec section 3). */
export interface UsageCounts {
  pdf_count: number;
  print_count: number;
  text_disp_count: number;
  text_print_count: number;
  /** Every use of an MC article: what use_max_count1 caps. */
  mc_count: number;
  /** Texts of SC articles. */
  sc_text_count: number;
  /** Every use of an SC article: what use_max_count2 caps. */
  sc_count: number;
  epub_count: number;
  /** mc_count and sc_count. */
  count: number;
}

export const NO_USES: UsageCounts = {
  pdf_count: 0,
  print_count: 0,
  text_disp_count: 0,
  text_print_count: 0,
  mc_count: 0,
  sc_text_count: 0,
  sc_count: 0,
  epub_count: 0,
  count: 0,
};

export const COUNT_NAMES = Object.keys(NO_USES) as (keyof UsageCounts)[];

/** The counts of rows of usage_user_day, 0 without any. */
export const COUNTS = COUNT_NAMES.map(
  (name) => `coalesce(sum(${name === "count" ? "mc_count + sc_count" : name}), 0)::int AS ${name}`,
).join(", ");

export function addCounts(total: UsageCounts, row: UsageCounts): void {
  for (const name of COUNT_NAMES) total[name] += row[name];
}

/** The row under several rows. */
export function totalOf(rows: readonly UsageCounts[]): UsageCounts {
  const total = { ...NO_USES };
  for (const row of rows) addCounts(total, row);
  return total;
}
