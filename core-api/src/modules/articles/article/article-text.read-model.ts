import { USUAL_EXCERPT } from "@kirinuki/schema/briefing.ts";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import { mcAbilities, scAbilities } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import { isShown, quotedChars } from "../../../access/licence.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { wordsIn } from "../../../matching/highlight.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { ArticleRow } from "./article-rows.read-model.ts";

/** Longest opening of a text, in characters. */
const LEAD = USUAL_EXCERPT;

/** A newspaper's text is an original: reading it is a counted use with a call of its own. */
export const isOriginal = (section: DataSection): boolean => section === 1 || section === 2;

/** Texts by article; one without a text is left out. */
export async function readBodies(tx: Transaction, articleIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (articleIds.length === 0) return new Map();
  const rows = await tx.query<{ article_id: string; body: string }>(
    "SELECT article_id::text, body FROM article_text WHERE article_id = ANY ($1::bigint[])",
    [articleIds],
  );
  return new Map(rows.map(({ article_id, body }) => [article_id, body]));
}

/** Of the words of a search, those that stand in an article. */
export const searchedWordsIn = (row: ArticleRow, body: string, words: readonly string[]): string[] =>
  wordsIn([row.title, row.media_name, body], words);

/** What may be read of a text without a counted use: all of it, or of an original its opening; nothing after its licence ended. */
export function readableText(actor: Actor, row: ArticleRow, body: string, today: DayString): string {
  if (isOriginal(row.data_section)) return leadFor(actor, row, body, today) ?? "";
  return isShown(row.licence, today) ? body : "";
}

/** The opening of the text with its paragraphs, for whoever may view the text itself; one that goes on ends at a sentence where it can. */
export function leadFor(actor: Actor, row: ArticleRow, body: string, today: DayString): string | null {
  if (row.data_section === 1 && !mcAbilities(actor.mcUserAuthority).view_text) return null;
  if (row.data_section === 2 && !scAbilities(actor.scUserAuthority).view_text) return null;
  const longest = quotedChars(row.licence, LEAD, today);
  if (row.lead === "" || longest === 0) return null;
  const opening = [...openingOf(row.lead, body)].slice(0, longest);
  const goesOn = opening.filter((character) => character.trim() !== "").length < row.char_count;
  return goesOn ? wholeSentences(opening.join("").trimEnd()) : opening.join("");
}

/** The lead is kept on one line; the text has its paragraphs. */
function openingOf(lead: string, body: string): string {
  const begun = [...body.trim().slice(0, LEAD * 2)].slice(0, LEAD).join("");
  return begun !== "" && lead.startsWith(begun.replace(/\s+/gu, " ")) ? begun : lead;
}

/** Up to the last sentence that ends in it; one that is never ended goes on with …. */
function wholeSentences(opening: string): string {
  const [ended] = /^.*[。！？]」?/su.exec(opening) ?? [];
  return ended ?? `${opening}…`;
}
