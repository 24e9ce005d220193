import { shortDate, slashDate } from "./day.ts";
import { type IssueType, issueTypeText } from "./issue-type.ts";

/** What the lines about a newspaper article are made of. */
export interface NewspaperPlace {
  readonly issueDate: string | null;
  readonly issueType: IssueType;
  readonly page: string | null;
  readonly row: string | null;
  readonly imageCount: number | null;
}

const withUnit = (value: string | null, unit: string): string => {
  const text = value?.trim() ?? "";
  return text === "" || text.endsWith(unit) ? text : text + unit;
};

const filled = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** 11/20 朝刊. */
export const issueLine = (place: NewspaperPlace): string =>
  filled([shortDate(place.issueDate), issueTypeText(place.issueType)]);

/** 1面 5段. */
export const pageLine = (place: NewspaperPlace): string =>
  filled([withUnit(place.page, "面"), withUnit(place.row, "段")]);

/** 写真・図3; blank without any. */
export const imagesLine = (place: NewspaperPlace): string => (place.imageCount ? `写真・図${place.imageCount}` : "");

/** 2026/11/20 朝刊 1面, above the title of the article. */
export const fullIssueLine = (place: NewspaperPlace): string =>
  filled([slashDate(place.issueDate), issueTypeText(place.issueType), withUnit(place.page, "面")]);
