/** Where the words for which a theme took an article stand in it (docs/prominence.md), the most prominent first. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];
/** 0: no word found it (a registered medium, somebody's hand), or it is not decided yet. */
export type Prominence = 0 | Grade;
export const PROMINENCES = [...GRADES, 0] as const;

export const PROMINENCE = { none: 0, headline: 1, lead: 2, several: 3, once: 4 } as const satisfies Record<
  string,
  Prominence
>;

export const gradeText: Readonly<Record<Grade, string>> = {
  1: "見出し",
  2: "冒頭",
  3: "本文に複数",
  4: "一度だけ",
};
/** Empty where no word found it. */
export const prominenceLabel = (prominence: Prominence): string => (prominence === 0 ? "" : gradeText[prominence]);

/** 主な記事: all but those that name a word once, outside of headline and lead. */
export const MAIN: readonly Prominence[] = [0, 1, 2, 3];
/** 名前が出た記事. */
export const NAMED: readonly Prominence[] = [4];
export const mainText = "主な記事";
export const namedText = "名前が出た記事";
