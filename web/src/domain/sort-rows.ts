import { SORTS, type SortName } from "./sort.ts";

/** What the lists are sorted by. */
export interface Sortable {
  readonly id: string;
  readonly title: string;
  /** When it came out, as a date or date-time; null where that is not known. */
  readonly published: string | null;
}

/** As the server orders titles. */
const byTitle = new Intl.Collator("ja");

/** Rows in the order that was chosen: by date or title, equal ones by id, without a date last; as they come where nothing was chosen. */
export function sortRows<Row extends Sortable>(rows: readonly Row[], name: SortName): readonly Row[] {
  const { key, order } = SORTS[name];
  if (key === "NONE" || key === "PROMINENCE") return rows;
  const way = order === "ASC" ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (key === "TITLE") return way * (byTitle.compare(a.title, b.title) || compareIds(a.id, b.id));
    if (a.published === null || b.published === null)
      return Number(a.published === null) - Number(b.published === null);
    return way * (Date.parse(a.published) - Date.parse(b.published) || compareIds(a.id, b.id));
  });
}

const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
