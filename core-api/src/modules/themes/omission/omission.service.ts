import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import type { OmissionDecision, OmissionState } from "@kirinuki/schema/omission.ts";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { matcher, prepare } from "../../../matching/expression/evaluate.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { readSynonymList, saveSynonymList } from "../synonym/synonym.service.ts";
import { checkSets } from "../synonym/synonym-sets.ts";
import type { ExpressionTrial } from "../theme-expression/expression-trial.dto.ts";
import { tryThemeExpression } from "../theme-expression/expression-trial.service.ts";
import { saveSearchExpression } from "../theme-expression/theme-expression.service.ts";
import { countSettled } from "./omission-months.ts";
import { withSynonymsOf, withWord } from "./with-word.ts";

export interface OmissionCall {
  tx: Transaction;
  actor: Actor;
  search: ArticleSearch;
  requestId: string;
  now: Date;
}

interface Row {
  theme_omission_id: number;
  theme_id: number;
  term: string;
  written: string;
  own_term: string | null;
  article_id: string;
  state: OmissionState;
  settled_at: Date | null;
}

const FOUND =
  "SELECT theme_omission_id, theme_id, term, written, own_term, article_id::text, state, settled_at FROM theme_omission WHERE contract_id = $1 AND theme_omission_id = $2";

/** Only those that the reader's own list shows. @throws AppError NOT_FOUND */
async function find(
  { tx, actor }: Pick<OmissionCall, "tx" | "actor">,
  id: string,
  states: readonly OmissionState[],
  lock = "",
): Promise<Row> {
  const [row] = await tx.query<Row>(`${FOUND} ${lock}`, [actor.contractId, intKey(id)]);
  if (!row || !states.includes(row.state) || !(await maySee(tx, actor, row.article_id)))
    throw new AppError("NOT_FOUND");
  return row;
}

async function maySee(tx: Transaction, { sections }: Actor, articleId: string): Promise<boolean> {
  const [article] = await tx.query<{ section: number }>(
    "SELECT data_section AS section FROM article WHERE article_id = $1::bigint AND withdrawn_at IS NULL",
    [articleId],
  );
  return article !== undefined && sections.some((section) => section === article.section);
}

interface Change {
  expressionId: string;
  version: number;
  section: number | null;
  before: Expression;
}

const EXPRESSIONS = `
  SELECT e.expression_id::text AS "expressionId", e.version, e.data_section AS section, e.expression AS text
  FROM expression e, article a
  WHERE e.contract_id = $1 AND e.theme_id = $2 AND a.article_id = $3::bigint AND coalesce(e.data_section, a.data_section) = a.data_section
  ORDER BY e.expression_id`;
const TEXT = `
  SELECT a.title, t.body, a.media_code AS "mediaCode", a.media_name AS "mediaName", a.host
  FROM article a JOIN article_text t USING (article_id) WHERE a.article_id = $1::bigint`;

/** The expression of the theme that the article would be taken by. @throws AppError NOT_FOUND where it has none for the article's source */
async function expressionFor(tx: Transaction, contractId: number, { theme_id, article_id }: Row): Promise<Change> {
  const rows = await tx.query<{ expressionId: string; version: number; section: number | null; text: string }>(
    EXPRESSIONS,
    [contractId, theme_id, article_id],
  );
  for (const { text, ...row } of rows) {
    const parsed = parseExpression(text);
    if (parsed.ok) return { ...row, before: parsed.expression };
  }
  throw new AppError("NOT_FOUND");
}

async function withTerm(
  tx: Transaction,
  before: Expression,
  { written, own_term, article_id }: Row,
): Promise<Expression> {
  const [text] = await tx.query<Parameters<typeof prepare>[0]>(TEXT, [article_id]);
  const prepared = text && prepare(text);
  return withWord(
    before,
    { word: written, ownTerm: own_term },
    (expression) => prepared !== undefined && matcher(expression)(prepared),
  );
}

const NO_SYNONYM = "この言葉は検索語の別の書き方ではないため、類義語には加えられません。検索語として加えてください。";

/** What the theme would find in the last 14 days with the term. The synonym comes to the same as its term. @throws AppError NOT_FOUND */
export async function tryOmission(
  call: Omit<OmissionCall, "requestId">,
  id: string,
): Promise<ExpressionTrial | Refusal<object>> {
  const { tx, actor, search, now } = call;
  const row = await find(call, id, ["open", "dismissed"]);
  const { expressionId, section, before } = await expressionFor(tx, actor.contractId, row);
  return tryThemeExpression(
    { tx, search, today: tokyoDay(now), sections: actor.sections },
    {
      theme_id: String(row.theme_id),
      expression_id: expressionId,
      ...(section !== null && { data_section: section as 1 | 2 | 3 | 5 }),
      expression: printExpression(await withTerm(tx, before, row)),
    },
  );
}

const TOO_BROAD = "この言葉を加えると見つかる記事が多すぎます。検索式を見直してから加えてください。";

/**
 * Adds the term to the theme's expression or the contract's synonyms, or dismisses it, or takes a dismissal back. What is decided holds
 * for the theme and the term on every day.
 * @returns a refusal where the changed expression can't be saved
 * @throws AppError NOT_FOUND, INVALID_FIELDS where the term would be too broad, or is no synonym
 */
export async function settleOmission(
  call: OmissionCall,
  id: string,
  decision: OmissionDecision,
): Promise<Refusal<object> | null> {
  const { tx, actor, requestId, now } = call;
  const row = await find(call, id, decision === "reopen" ? ["dismissed"] : ["open"], "FOR UPDATE");
  if (decision === "add_word" || decision === "add_synonym") {
    const trial = await tryOmission(call, id);
    if (trial instanceof Refusal) return trial;
    if (trial.warning === "broad") throw invalidFields([{ field: "decision", message: TOO_BROAD }]);
    const refused = await (decision === "add_word" ? addWord(call, row) : addSynonym(call, row));
    if (refused) return refused;
  }
  const state = decision === "dismiss" ? "dismissed" : decision === "reopen" ? "open" : "added";
  await tx.query(
    `UPDATE theme_omission SET state = $4, settled_by = $5, settled_at = $6
     WHERE contract_id = $1 AND theme_id = $2 AND term = $3 AND state IN ('open', 'dismissed')`,
    [actor.contractId, row.theme_id, row.term, state, ...(state === "open" ? [null, null] : [actor.userId, now])],
  );
  await countSettled(tx, actor.contractId, decision, decision === "reopen" ? (row.settled_at ?? now) : now);
  await audit(tx, {
    contractId: actor.contractId,
    actor: actor.userId,
    action: "omission.settle",
    detail: { themeId: row.theme_id, term: row.written, decision, article_id: row.article_id },
    requestId,
  });
  return null;
}

const savedBy = ({ tx, actor, requestId }: OmissionCall) => ({
  tx,
  operatorId: `user:${actor.userId}`,
  actor: actor.userId,
  requestId,
});

async function addWord(call: OmissionCall, row: Row): Promise<Refusal<object> | null> {
  const { tx, actor } = call;
  const { expressionId, version, before } = await expressionFor(tx, actor.contractId, row);
  const expression = printExpression(await withTerm(tx, before, row));
  const saved = await saveSearchExpression(savedBy(call), {
    theme_id: String(row.theme_id),
    expression_id: expressionId,
    expression,
    version,
  });
  return saved instanceof Refusal ? saved : null;
}

/** Into the set that has the own term, or a new one; the expression then asks for the own term with its synonyms. */
async function addSynonym(call: OmissionCall, row: Row): Promise<Refusal<object> | null> {
  const { tx, actor } = call;
  const { own_term: own } = row;
  if (own === null) throw invalidFields([{ field: "decision", message: NO_SYNONYM }]);
  const { synonym_sets, version } = await readSynonymList(tx, String(actor.contractId), false);
  const has = (set: readonly string[], wanted: string) => set.some((each) => norm(each) === wanted);
  const at = synonym_sets.findIndex((set) => has(set, own));
  const sets =
    at < 0
      ? [...synonym_sets, [own, row.written]]
      : synonym_sets.map((set, place) => (place === at && !has(set, row.term) ? [...set, row.written] : set));
  const fault = checkSets(sets);
  if (fault !== null) throw invalidFields([{ field: "decision", message: `類義語に加えられません。${fault}` }]);
  await saveSynonymList(savedBy(call), { contract_id: String(actor.contractId), synonym_sets: sets, version });
  const { expressionId, version: edition, before } = await expressionFor(tx, actor.contractId, row);
  const changed = withSynonymsOf(before, own);
  if (changed === null) return null;
  const saved = await saveSearchExpression(savedBy(call), {
    theme_id: String(row.theme_id),
    expression_id: expressionId,
    expression: printExpression(changed),
    version: edition,
  });
  return saved instanceof Refusal ? saved : null;
}
