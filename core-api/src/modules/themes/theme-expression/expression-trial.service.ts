import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { and, type Expression, not } from "@kirinuki/schema/expression/ast.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { DEFAULT_DAYS, firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Refusal } from "../../../http/envelope.ts";
import { expand } from "../../../matching/set-up/synonyms.ts";
import type { Period } from "../../../period/period.ts";
import type { ArticleSearch, SearchResult } from "../../../search/article-search.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";
import { findTheme } from "../contract-theme/contract-theme.read-model.ts";
import type { ExpressionTrial } from "./expression-trial.dto.ts";
import type { ExpressionTrialForm } from "./expression-trial.form.ts";
import { checkSyntax, refusedExpression } from "./theme-expression.service.ts";
import { type ThemeExpression, type TrialGroup, trialGroups } from "./trial-groups.ts";
import { countArrived, readTrialSamples, type SampleArticle } from "./trial-samples.read-model.ts";

/** Headlines of each kind. */
const SAMPLES = 20;
/** Articles a day that nobody reads any more, and the share of all articles that no theme needs. */
const BROAD = { aDay: 200, share: 0.2, from: 500 };

export interface TrialCall {
  tx: Transaction;
  search: ArticleSearch;
  today: DayString;
  /** What whoever asks may see; absent: every source. */
  sections?: readonly DataSection[];
}

/** What some articles of a group are: found before and after, and by which expressions that is to be explained. */
type Outcome = "added" | "removed" | "unchanged";

/**
 * What a theme would find in the last 14 days with an expression changed or added, beside what it finds as it is. Both by the search,
 * which agrees with matching article by article (search-vectors.test.ts), over all that the contract may see.
 * @returns a refusal where the expression can't be read
 * @throws AppError NOT_FOUND, SEARCH_TOO_LONG
 */
export async function tryThemeExpression(
  call: TrialCall,
  form: ExpressionTrialForm,
): Promise<ExpressionTrial | Refusal<object>> {
  const theme = await findTheme(call.tx, form.theme_id);
  if (!theme) throw new AppError("NOT_FOUND");
  const stored = await readThemeExpressions(call.tx, theme.contractId, theme.themeId);
  if (form.expression_id !== undefined && !stored.some(({ expressionId }) => expressionId === form.expression_id))
    throw new AppError("NOT_FOUND");
  const parsed = parseExpression(form.expression);
  if (!parsed.ok) return refusedExpression(checkSyntax(form.expression));
  const section = form.data_section ?? null;
  const seen = call.sections ?? DATA_SECTIONS;
  const asked = section === null ? seen : seen.filter((each) => each === section);
  const groups = trialGroups(stored, {
    expressionId: form.expression_id ?? null,
    section,
    expression: await expand(call.tx, theme.contractId, parsed.expression),
  }).flatMap((group) => narrowedTo(group, asked));
  const period = { start: firstOfDays(call.today, DEFAULT_DAYS), end: call.today };
  const article_count = await countArrived(call.tx, period, asked);
  const found: Found[] = [];
  for (const group of groups) found.push(await tryGroup({ ...call, contractId: theme.contractId, period }, group));
  return answerOf(call.tx, { period, article_count, found });
}

const narrowedTo = ({ sections, ...group }: TrialGroup, asked: readonly DataSection[]): TrialGroup[] => {
  const own = sections.filter((section) => asked.includes(section));
  return own.length === 0 ? [] : [{ ...group, sections: own }];
};

type Found = Record<Outcome, SearchResult> & Pick<TrialGroup, "before" | "after">;

const NOTHING: SearchResult = { counts: { 1: 0, 2: 0, 3: 0, 5: 0 }, entries: [], days: [] };

async function tryGroup(
  { tx, search, contractId, period }: TrialCall & { contractId: number; period: Period },
  { sections, before, after }: TrialGroup,
): Promise<Found> {
  const find = (expression: Expression) =>
    search.find(tx, {
      contractId,
      expression,
      source: null,
      period,
      issued: {},
      sections,
      sort: null,
      page: 1,
      pageSize: SAMPLES,
      byDay: true,
    });
  const isSame = before !== null && after !== null && printExpression(before) === printExpression(after);
  const found: Found = { before, after, added: NOTHING, removed: NOTHING, unchanged: NOTHING };
  if (isSame) return { ...found, unchanged: await find(before) };
  if (after) found.added = await find(before ? and([after, not(before)]) : after);
  if (before) found.removed = await find(after ? and([before, not(after)]) : before);
  if (before && after) found.unchanged = await find(and([before, after]));
  return found;
}

interface TriedGroups {
  period: Period;
  article_count: number;
  found: readonly Found[];
}

async function answerOf(tx: Transaction, { period, article_count, found }: TriedGroups): Promise<ExpressionTrial> {
  const count = (outcome: Outcome) => found.reduce((sum, each) => sum + total(each[outcome]), 0);
  const [added, removed, unchanged] = [count("added"), count("removed"), count("unchanged")];
  const samplesOf = (outcome: Outcome) =>
    readTrialSamples(
      tx,
      found.flatMap((each) => sampled(each, outcome)),
      SAMPLES,
    );
  return {
    process_date_start: period.start,
    process_date_end: period.end,
    article_count,
    before_count: unchanged + removed,
    after_count: unchanged + added,
    added_count: added,
    removed_count: removed,
    days: daysOf(period, found),
    added: await samplesOf("added"),
    removed: await samplesOf("removed"),
    unchanged: await samplesOf("unchanged"),
    warning: warningOf(unchanged + added, article_count),
  };
}

const total = ({ counts }: SearchResult): number => Object.values(counts).reduce((sum, each) => sum + each, 0);

/** An article that comes is explained by what it will be found by; one that goes by what excludes it, and by what found it. */
function sampled(found: Found, outcome: Outcome): SampleArticle[] {
  const wanted = [found.after, outcome === "added" ? null : found.before];
  const by = wanted.filter((expression) => expression !== null);
  return found[outcome].entries.map(({ articleId, processDate }) => ({ articleId, processDate, by }));
}

function daysOf({ start, end }: Period, found: readonly Found[]): ExpressionTrial["days"] {
  const sums = (outcome: Outcome) => {
    const days = new Map<string, number>();
    for (const { day, count } of found.flatMap((each) => each[outcome].days))
      days.set(day, (days.get(day) ?? 0) + count);
    return days;
  };
  const [added, removed] = [sums("added"), sums("removed")];
  const days: ExpressionTrial["days"] = [];
  for (let day = start; day <= end; day = addDays(day, 1))
    days.push({ process_date: day, added_count: added.get(day) ?? 0, removed_count: removed.get(day) ?? 0 });
  return days;
}

function warningOf(hits: number, articles: number): ExpressionTrial["warning"] {
  if (hits === 0) return "dead";
  const isBroad = hits > BROAD.aDay * DEFAULT_DAYS || (articles >= BROAD.from && hits > articles * BROAD.share);
  return isBroad ? "broad" : null;
}

function readThemeExpressions(tx: Transaction, contractId: number, themeId: number): Promise<ThemeExpression[]> {
  return tx.query<ThemeExpression>(
    `SELECT expression_id::text AS "expressionId", data_section AS section, coalesce(expanded, expression) AS text FROM expression
     WHERE contract_id = $1 AND theme_id = $2 ORDER BY expression_id`,
    [contractId, themeId],
  );
}
