import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import { type Period, periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { dayOf, listedComment } from "../article/article.mapper.ts";
import { type ArticleRow, readArticleRows } from "../article/article-rows.read-model.ts";
import { isOffered } from "../article/sale-window.ts";
import { assessmentFilterOf } from "../article-assessment/assessment-filter.form.ts";
import { searchedExpression, titleWords } from "../article-search/searched-expression.ts";
import type { ManagedArticlesWire, ManagedArticleWire } from "./managed-article.dto.ts";
import type { ManagedArticlesQuery } from "./managed-article.form.ts";
import { readManagedPage } from "./managed-article.read-model.ts";

/** A search that finds more than this in one period is no list. */
const MOST_FOUND = 100_000;

interface Call {
  tx: Transaction;
  actor: Actor;
  query: ManagedArticlesQuery;
}

/** GET /managed_articles. @throws AppError NOT_FOUND for a theme that is not the contract's */
export async function listManaged(
  { clock, search }: Pick<Parts, "clock" | "search">,
  { tx, actor, query }: Call,
): Promise<ManagedArticlesWire | Refusal<object>> {
  const { contractId, sections } = actor;
  const { expression: written, keyword, state, page, page_size } = query;
  if (written !== undefined && keyword !== undefined)
    throw invalidFields([{ field: "expression", message: "検索式とキーワードは同時に指定できません。" }]);
  const period = periodOf(query, clock);
  const { themeId, all } = await themesOf(tx, contractId, query.theme_id);
  const searched =
    written === undefined && keyword === undefined
      ? null
      : await searchedExpression(tx, contractId, {
          ...(written && { expression: written }),
          ...(keyword && { keyword1: keyword }),
          synonyms: query.synonym_flag === 1,
        });
  if (searched?.ok === false)
    return new Refusal("REFUSED_EXPRESSION", {}, [
      { ...searched.fault, field: written === undefined ? "keyword" : "expression" },
    ]);
  const expression = searched?.expression ?? null;
  const found = expression && (await find(search, { tx, actor }, { expression, period, themeId }));
  const { counts, entries } = await readManagedPage(tx, {
    ...{ contractId, period, sections, themeId, state, page, pageSize: page_size },
    mediaCode: query.media_code ?? null,
    assessed: assessmentFilterOf(query),
    articleIds: found,
    shownSections: sections.filter((section) => query.data_section?.includes(section) ?? true),
  });
  const days = new Map(entries.map(({ articleId, processDate }) => [articleId, processDate]));
  const rows = await readArticleRows(tx, actor, [...days.keys()], all);
  const words = expression ? titleWords(expression) : [];
  return {
    article_info: rows.map((row) =>
      toLine(row, { processDate: days.get(row.article_id) ?? "", words, now: clock.now() }),
    ),
    state_count: counts,
    page,
    page_size,
  };
}

async function find(
  search: Parts["search"],
  { tx, actor }: Pick<Call, "tx" | "actor">,
  { expression, period, themeId }: { expression: Expression; period: Period; themeId: number | null },
): Promise<string[]> {
  const { entries } = await search.find(tx, {
    ...{ contractId: actor.contractId, expression, period, sections: actor.sections, issued: {}, sort: null },
    source: { managedThemeId: themeId },
    page: 1,
    pageSize: MOST_FOUND,
  });
  return entries.map(({ articleId }) => articleId);
}

/** The theme asked for, and all themes of the contract: an administrator sees the names of each. */
async function themesOf(tx: Transaction, contractId: number, given: string | undefined) {
  const rows = await tx.query<{ theme_id: number }>("SELECT theme_id FROM theme WHERE contract_id = $1", [contractId]);
  const all = rows.map(({ theme_id }) => theme_id);
  const themeId = given === undefined ? null : intKey(given);
  if (themeId !== null && !all.includes(themeId)) throw new AppError("NOT_FOUND");
  return { themeId, all };
}

function toLine(
  row: ArticleRow,
  { processDate, words, now }: { processDate: string; words: readonly string[]; now: Date },
): ManagedArticleWire {
  const { article_id, data_section, title, media_code, media_name, issue_type, edition, frame_no, disp_status } = row;
  return {
    ...{ article_id, data_section, title, media_code, media_name, issue_type, edition, frame_no, disp_status },
    title_hits: hitRanges(title, words),
    issue_date: dayOf(row),
    process_date: processDate,
    theme_name: [...new Set(row.hits.map(({ themeName }) => themeName))],
    comment: listedComment(row),
    tone: row.tone,
    tag_info: row.tags,
    sale_flag: isOffered(row, now) ? 1 : 0,
  };
}
