import { databaseCode, type Transaction, type TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type IngestCounts } from "../../../ingest/ingest-counts.ts";
import { type Fault, type Item, isRefused } from "../../../ingest/item.ts";
import { readLine } from "../../../ingest/jsonl/read-line.ts";
import { BatchStore } from "../../../ingest/store-batch.ts";
import { StreamedExpressions } from "../../../matching/set-up/streamed-expressions.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { type IngestCorrection, IngestError } from "../../articles/article/arrival.entity.ts";
import { auditOperator } from "../../audit/audit.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { IncorrectArticleForm } from "./incorrect-article.form.ts";
import { type IncorrectItem, readIncorrectItem } from "./incorrect-article.read-model.ts";
import { correctedFields, type RawFields, rawFields } from "./raw-fields.ts";

export interface CorrectionResult {
  articleId: string;
  outcome: "stored" | "corrected" | "known";
  matched: number;
}

/**
 * Takes a refused item in with its fields put right: stored, matched, its errors closed and the change remembered, in the caller's
 * transaction. Where it is still not right nothing is written, and the refusal names every field at fault.
 * @throws AppError NOT_FOUND, INVALID_FIELDS where there is nothing to put right
 */
export async function correctArticle(
  call: OperatorCall,
  clock: Clock,
  form: IncorrectArticleForm,
): Promise<CorrectionResult | Refusal<object>> {
  const found = await readIncorrectItem(call.tx, form.incorrect_article_id, true);
  if (!found) throw new AppError("NOT_FOUND");
  requireCorrectable(found);
  const before = rawFields(found.payload);
  const text = JSON.stringify(correctedFields(before, form.article_info));
  const item = await readLine({ lineNo: found.item_no, text });
  if (isRefused(item)) return refusal(item.faults);
  const stored = await storeOne(call.tx, clock, found, item);
  if (stored instanceof Refusal) return stored;
  await close(call, clock, found, { ...stored, changes: changesOf(before, form.article_info) });
  return stored;
}

function requireCorrectable({ item_no, closed_at }: IncorrectItem): void {
  if (item_no === 0) throw new AppError("NOT_CORRECTABLE");
  if (closed_at !== null) throw new AppError("ALREADY_CORRECTED");
}

const refusal = (faults: readonly Fault[]): Refusal<object> =>
  new Refusal(
    "REFUSED_ARTICLE",
    {},
    faults.map(({ field, reason }) => ({ field, message: reason })),
  );

/** SQLSTATE of values that do not fit, and of what is said in a transaction after that. */
const isFaultOfContent = (error: unknown): boolean => /^(?:22|23|54|25P02)/.test(databaseCode(error) ?? "");

/** As ingest does it, from the same place of the same file; undone as a whole where it is refused after all. */
async function storeOne(
  tx: Transaction,
  clock: Clock,
  { source_file: file, file_hash: fileHash }: IncorrectItem,
  item: Item,
): Promise<CorrectionResult | Refusal<object>> {
  const scope: Pick<TransactionScope, "shared"> = { shared: (_access, work) => work(tx) };
  const faults: Fault[] = [];
  const onRefused = (items: readonly { faults: Fault[] }[]) => {
    faults.push(...items.flatMap((refused) => refused.faults));
  };
  const store = new BatchStore({
    scope,
    clock,
    expressions: new StreamedExpressions(),
    trigger: "correction",
    onRefused,
  });
  await tx.query("SAVEPOINT before_correction");
  try {
    const run = await store.beginRun(`${file} ${item.itemNo}`);
    const counts = await store.store([item], { file, fileHash }, run);
    await run.end();
    if (faults.length === 0) return { ...(await outcomeOf(tx, item, counts)), matched: counts.matched };
  } catch (error) {
    if (!isFaultOfContent(error)) throw error;
    faults.push({ field: "article_info", reason: "データベースに登録できない値が含まれています。" });
  }
  await tx.query("ROLLBACK TO SAVEPOINT before_correction");
  return refusal(faults);
}

async function outcomeOf(
  tx: Transaction,
  { source, sourceKey }: Item,
  { stored, corrected }: IngestCounts,
): Promise<Pick<CorrectionResult, "articleId" | "outcome">> {
  const [row] = await tx.query<{ article_id: string }>(
    "SELECT article_id::text FROM article_source WHERE source = $1 AND source_key = $2",
    [source, sourceKey],
  );
  return { articleId: row?.article_id ?? "", outcome: stored > 0 ? "stored" : corrected > 0 ? "corrected" : "known" };
}

/** By field what it was and what it became; only what differs. */
function changesOf(before: RawFields, corrections: RawFields): IngestCorrection["changes"] {
  const changed = Object.entries(corrections).filter(
    ([field, after]) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after),
  );
  return Object.fromEntries(changed.map(([field, after]) => [field, { before: before[field] ?? null, after }]));
}

async function close(
  { tx, operatorId, requestId }: OperatorCall,
  clock: Clock,
  { incorrect_article_id: ingest_error_id, file_hash, item_no }: IncorrectItem,
  { articleId: article_id, outcome, changes }: CorrectionResult & Pick<IngestCorrection, "changes">,
): Promise<void> {
  const now = clock.now();
  await tx.manager.update(IngestError, { file_hash: Buffer.from(file_hash, "hex"), item_no }, { closed_at: now });
  await tx.query(
    `INSERT INTO ingest_correction (ingest_error_id, operator_id, corrected_at, article_id, outcome, changes)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [ingest_error_id, operatorId, now, article_id, outcome, JSON.stringify(changes)],
  );
  await auditOperator(tx, {
    operatorId,
    action: "article.correct",
    detail: { ingest_error_id, article_id, ...beforeAndAfter(changes) },
    requestId,
  });
}

/** Longer values stand with the correction itself. */
const LONGEST_TOLD = 200;
const told = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST_TOLD) : value);

const beforeAndAfter = (changes: IngestCorrection["changes"]) => ({
  before: Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, told(before)])),
  after: Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, told(after)])),
});
