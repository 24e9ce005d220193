import { commonText } from "@kirinuki/schema/common-text.ts";

/** How a list is ordered; kept for each tab apart (spec section 2, Article screens). */
export interface Sort {
  readonly key: "NONE" | "DATE" | "TITLE" | "PROMINENCE";
  readonly order: "ASC" | "DESC";
}

export const NO_SORT: Sort = { key: "NONE", order: "DESC" };

/** The choices in the order of the menu. The name is also what is stored. */
export const SORTS = {
  none: NO_SORT,
  "date-desc": { key: "DATE", order: "DESC" },
  "date-asc": { key: "DATE", order: "ASC" },
  "title-asc": { key: "TITLE", order: "ASC" },
  "title-desc": { key: "TITLE", order: "DESC" },
  prominence: { key: "PROMINENCE", order: "ASC" },
} as const satisfies Record<string, Sort>;

export type SortName = keyof typeof SORTS;

export const SORT_NAMES: readonly SortName[] = ["none", "date-desc", "date-asc", "title-asc", "title-desc"];
/** Of lists of what themes found. */
export const LIST_SORT_NAMES: readonly SortName[] = [...SORT_NAMES, "prominence"];

export const SORT_LABELS: Record<SortName, string> = {
  none: commonText.noSort,
  "date-desc": "日付の新しい順",
  "date-asc": "日付の古い順",
  "title-asc": "タイトル昇順",
  "title-desc": "タイトル降順",
  prominence: "主題度の高い順",
};

export const isSortName = (text: string): text is SortName => Object.hasOwn(SORTS, text);
