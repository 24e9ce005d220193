import type { DataSection } from "@kirinuki/schema/codes.ts";
import { originalText } from "@kirinuki/schema/messages.ts";
import { mayUse } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import { readLicences } from "../../../access/licence.read-model.ts";
import type { LicensedUse } from "../../../access/licence.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { isOffered, type SaleWindow } from "../../articles/article/sale-window.ts";
import type { UsedArticle } from "./usage-ledger.ts";

/** An article whose original the user may use in the way asked for. `storeKey` is null where none was ever stored. */
export interface UsableOriginal extends UsedArticle {
  title: string;
  storeKey: string | null;
}

/** An article that fails, as the screens list it. */
export interface FailedOriginal {
  article_id: string;
  data_section: number;
  title: string;
  reason: string;
}

export interface RequestedOriginals {
  usable: UsableOriginal[];
  /** Withdrawn, unpublished, off sale, beyond the user's rights, or beyond what the medium's licence allows. */
  refused: FailedOriginal[];
  /** Without any way to them: whether they exist is not told. */
  unknown: FailedOriginal[];
}

/**
 * Where an article's book is kept; the one place that knows. Articles that came with an EPUB of their own name it in epub_key; the
 * demo keeps one an issue, under its contents_id.
 */
const EPUB_KEY = "coalesce(to_jsonb(a) ->> 'epub_key', 'demo/epub/' || a.contents_id || '.epub')";

interface FactsRow extends SaleWindow {
  article_id: string;
  data_section: DataSection;
  title: string;
  pdf_key: string | null;
  epub_key: string | null;
  contents_id: string | null;
}

const FACTS = `
  SELECT a.article_id::text, a.data_section, a.title, a.pdf_key, a.contents_id, a.del_flag, a.sales_from_datetime, a.sales_to_datetime,
    a.redelivery_from_datetime, a.sales_datetime_flag, CASE WHEN a.data_section = 5 THEN ${EPUB_KEY} END AS epub_key
  FROM article a WHERE a.article_id = ANY ($1::bigint[])`;

export interface WantedOriginal extends UsedArticle {
  /** The issue, where the caller names it. */
  contentsId?: string;
}

/** Sorts what was asked for by what the user may have, each article once, in the order asked for. */
export async function readRequested(
  tx: Transaction,
  actor: Actor,
  wanted: readonly WantedOriginal[],
  use: LicensedUse,
  now: Date,
): Promise<RequestedOriginals> {
  const { kind } = use;
  const ids = [...new Set(wanted.map(({ articleId }) => articleId))];
  const reaches = await readReaches(tx, actor, ids);
  const whyForbidden = await readLicences(tx, actor, ids, now, use.copies !== undefined);
  const facts = new Map((await tx.query<FactsRow>(FACTS, [ids])).map((row) => [row.article_id, row]));
  const result: RequestedOriginals = { usable: [], refused: [], unknown: [] };
  for (const articleId of ids) {
    const asked = wanted.find((each) => each.articleId === articleId);
    const row = facts.get(articleId);
    const reach = reaches.get(articleId);
    if (!asked || !row || !reach || reach.kind === "none" || !isAsAsked(row, asked)) {
      result.unknown.push(failed({ articleId, section: asked?.section ?? 1, title: "" }, originalText.notDisplayable));
      continue;
    }
    const article = { articleId, section: row.data_section, title: row.title };
    if (reach.kind !== "open" || !mayUse(actor, row.data_section, kind) || !isOffered(row, now)) {
      result.refused.push(failed(article, originalText.notDisplayable));
      continue;
    }
    const forbidden = whyForbidden(articleId, use);
    if (forbidden !== null) result.refused.push(failed(article, forbidden));
    else result.usable.push({ ...article, storeKey: kind === "epub_display" ? row.epub_key : row.pdf_key });
  }
  return result;
}

/** A caller who names another source or issue than the article's asks for an article that does not exist. */
const isAsAsked = (row: FactsRow, { section, contentsId }: WantedOriginal): boolean =>
  row.data_section === section && (contentsId === undefined || row.contents_id === contentsId);

export const failed = (
  { articleId, section, title }: UsedArticle & { title: string },
  reason: string,
): FailedOriginal => ({
  article_id: articleId,
  data_section: section,
  title,
  reason,
});
