import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import { PROMINENCE } from "@kirinuki/schema/prominence.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { explain, type Hit } from "../../../matching/expression/explain.ts";
import { hitsNotExcluded, readExcludedDomains } from "../../../matching/set-up/excluded-domains.ts";
import type { LifeTheme } from "./article-life.dto.ts";
import type { FullArticle } from "./article-life.read-model.ts";

interface Row {
  theme_id: string;
  theme_name: string;
  stopped: boolean;
  process_date: string | null;
  search_word: string[] | null;
  expressions: { text: string; section: number | null }[];
}

const THEMES = `
  SELECT t.theme_id::text, t.theme_name, t.stopped_at IS NOT NULL AS stopped, h.process_date::text, h.search_word,
    coalesce((SELECT json_agg(json_build_object('text', coalesce(e.expanded, e.expression), 'section', e.data_section) ORDER BY e.expression_id)
      FROM expression e WHERE e.contract_id = t.contract_id AND e.theme_id = t.theme_id), '[]') AS expressions
  FROM theme t LEFT JOIN theme_article h ON h.contract_id = t.contract_id AND h.theme_id = t.theme_id AND h.article_id = $2::bigint
  WHERE t.contract_id = $1 ORDER BY t.display_order, t.theme_id`;

/** Themes that an article is in, and those whose words it has: why it is not in them. */
export async function explainThemes(
  tx: Transaction,
  contractId: number,
  { article, text, section }: FullArticle,
): Promise<LifeTheme[]> {
  const rows = await tx.query<Row>(THEMES, [contractId, article.article_id]);
  const isExcluded = await isFromExcludedSite(tx, contractId, { article, text, section });
  return rows.flatMap(({ theme_id, theme_name, stopped, process_date, search_word, expressions }) => {
    const own = expressions.filter((each) => each.section === null || each.section === section);
    const explained = own.flatMap((each) => readable(each.text)).map((expression) => explain(expression, text));
    const hits = explained.flatMap((each) => each.hits);
    const state = stateOf({
      isFound: process_date !== null,
      isMet: explained.some(({ matches }) => matches),
      hasWords: hits.some(({ underNot, field }) => !underNot && field !== "media"),
      stopped,
      isExcluded,
    });
    if (state === null) return [];
    return [{ theme_id, theme_name, state, process_date, search_word: search_word ?? [], reasons: reasonsOf(hits) }];
  });
}

const readable = (text: string): Expression[] => {
  const parsed = parseExpanded(text);
  return parsed.ok ? [parsed.expression] : [];
};

interface Standing {
  isFound: boolean;
  isMet: boolean;
  hasWords: boolean;
  stopped: boolean;
  isExcluded: boolean;
}

/** null: the theme has nothing to do with the article. */
function stateOf({ isFound, isMet, hasWords, stopped, isExcluded }: Standing): LifeTheme["state"] | null {
  if (isFound) return "found";
  if (!isMet) return hasWords ? "not_met" : null;
  if (stopped) return "stopped";
  return isExcluded ? "excluded" : "missed";
}

/** By the very rule of matching. */
async function isFromExcludedSite(
  tx: Transaction,
  contractId: number,
  { article, text, section }: FullArticle,
): Promise<boolean> {
  const domains = await readExcludedDomains(tx, { contractIds: [contractId] });
  const asked = { articleId: article.article_id, dataSection: section, ...text };
  const place = { contractId, themeId: 0, articleId: article.article_id, dataSection: section };
  const hit = { ...place, searchWords: [], prominence: PROMINENCE.none };
  return hitsNotExcluded([asked], [hit], domains).length === 0;
}

/** Each once. */
function reasonsOf(hits: readonly Hit[]): LifeTheme["reasons"] {
  const found = new Map(
    hits.map(({ term, field, underNot }) => [
      JSON.stringify([field, underNot, term]),
      { term, field, not_flag: underNot ? (1 as const) : (0 as const) },
    ]),
  );
  return [...found.values()];
}
