import type { Moment } from "../jsonl/moment.ts";
import { parseFeedDate } from "./feed-date.ts";
import type { Remarks } from "./remark.ts";

const TITLE_LENGTH = 60;

/** Without a title, how the text begins; without a text, where the entry leads. Empty where there is nothing. */
export function titleOrBeginning(
  { title, body }: { title: string; body: string },
  url: string | null,
  remarks: Remarks,
): string {
  if (title !== "") return title;
  const [beginning = ""] = body.slice(0, 1000).split("\n", 1);
  const characters = Array.from(/^.*?[。．！？!?]/.exec(beginning)?.[0] ?? beginning);
  const found =
    characters.length > TITLE_LENGTH ? `${characters.slice(0, TITLE_LENGTH).join("")}…` : characters.join("");
  const fallback = found.toWellFormed().trim() || (url ?? "");
  if (fallback !== "") remarks.add("見出しがなく、本文の初め（なければリンク）を見出しにした記事", false);
  return fallback;
}

/** The first of these that is a date. */
export function firstDate(dates: readonly string[], remarks: Remarks): Moment | null {
  for (const date of dates) {
    const moment = parseFeedDate(date);
    if (moment) return moment;
  }
  remarks.add(dates.length === 0 ? "日付がない記事" : "日付を読み取れない記事", dates.length > 0);
  return null;
}
