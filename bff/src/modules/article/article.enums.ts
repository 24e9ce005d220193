import { registerEnumType } from "type-graphql";

/** The tabs 新聞, WEB and 雑誌 (spec section 2, Article screens). */
export const ArticleSource = { NEWSPAPER: "NEWSPAPER", WEB: "WEB", MAGAZINE: "MAGAZINE" } as const;
export type ArticleSource = (typeof ArticleSource)[keyof typeof ArticleSource];
registerEnumType(ArticleSource, {
  name: "ArticleSource",
  description: "A tab of the article lists.",
  valuesConfig: {
    NEWSPAPER: { description: "新聞: data_section 1 and 2." },
    WEB: { description: "WEB: data_section 3." },
    MAGAZINE: { description: "雑誌: data_section 5." },
  },
});

export const SortKey = { NONE: "NONE", DATE: "DATE", TITLE: "TITLE", PROMINENCE: "PROMINENCE" } as const;
export type SortKey = (typeof SortKey)[keyof typeof SortKey];
registerEnumType(SortKey, {
  name: "SortKey",
  description: "Sort key of a list.",
  valuesConfig: {
    NONE: { description: "なし: default order of core-api." },
    DATE: { description: "Date of the article." },
    TITLE: { description: "Headline." },
    PROMINENCE: { description: "Prominence, headline first; a search keeps its usual order." },
  },
});

export const SortOrder = { ASC: "ASC", DESC: "DESC" } as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];
registerEnumType(SortOrder, {
  name: "SortOrder",
  description: "Sort direction.",
  valuesConfig: { ASC: { description: "Oldest or あ first." }, DESC: { description: "Newest or ん first." } },
});

export const IssueType = { MORNING: "MORNING", EVENING: "EVENING", OTHER: "OTHER" } as const;
export type IssueType = (typeof IssueType)[keyof typeof IssueType];
registerEnumType(IssueType, {
  name: "IssueType",
  description: "Morning or evening issue of a newspaper (spec section 3, issue_type).",
  valuesConfig: {
    MORNING: { description: "朝刊." },
    EVENING: { description: "夕刊." },
    OTHER: { description: "その他." },
  },
});
