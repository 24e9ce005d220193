import type { ViewedNodePartsFragment } from "../../__generated__/graphql.ts";
import { text } from "./text.ts";

export type ViewedNode = ViewedNodePartsFragment;

/** Why a user has a theme, theme group or topic, or why not, as sentences. */
export function whyOf({ key, reasons, through, counts }: ViewedNode, group: string): string[] {
  if (reasons.length === 0) return [whyNot(key, through)];
  const said = reasons.map((reason) => {
    const sentence = text.reasons[reason];
    return typeof sentence === "function" ? sentence(group) : sentence;
  });
  const ways = isTheme(key) && through.length > 0 ? text.through(through.join("・")) : "";
  return [said.join("、") + ways, ...(counts === null ? [text.noArticles] : [])];
}

const isTheme = (key: string): boolean => key.startsWith("theme/");

function whyNot(key: string, through: readonly string[]): string {
  if (isTheme(key)) return text.noWay;
  return through.length === 0 ? text.forNobody : text.notFor(through.join("・"));
}
