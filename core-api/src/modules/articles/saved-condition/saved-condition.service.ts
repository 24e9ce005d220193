import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { checkedPeriod } from "../../../period/period.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { dropUnusedAddresses, lockSettings } from "../../mail/mail-setting/mail-setting.service.ts";
import { isWordless, searchedExpression } from "../article-search/searched-expression.ts";
import { withoutTagWords } from "../article-search/tag-words.ts";
import { readTags } from "../tag/tag.repository.ts";
import { SavedConditionRow } from "./saved-condition.entity.ts";
import type { SavedConditionBody } from "./saved-condition.form.ts";

/** Of one user. */
const MOST = 100;

type Words = Pick<
  SavedConditionRow,
  "keyword1" | "keyword2" | "operator" | "media_operator" | "media_name_list" | "synonyms"
>;
type Values = Omit<SavedConditionRow, "contract_id" | "user_id" | "condition_id" | "updated_at">;

/** Whose conditions. */
type Owner = Pick<Actor, "contractId" | "userId">;

const keyOf = ({ contractId, userId }: Owner) => ({ contract_id: contractId, user_id: userId });

/** A user's conditions, the newest last. */
export async function listConditions(tx: Transaction, actor: Actor): Promise<SavedConditionRow[]> {
  return tx.manager.find(SavedConditionRow, { where: keyOf(actor), order: { condition_id: "ASC" } });
}

const TITLES = `
  SELECT c.condition_id::text, c.title, CASE WHEN s.mail_setting_id IS NULL THEN 0 WHEN s.alert THEN 2 ELSE 1 END AS mail_kbn
  FROM saved_condition c LEFT JOIN mail_setting s
    ON s.contract_id = c.contract_id AND s.owner_user_id = c.user_id AND s.condition_id = c.condition_id
  WHERE c.contract_id = $1 AND c.user_id = $2 ORDER BY c.condition_id`;

/** Their names and mails, the newest last. */
export const listTitles = (tx: Transaction, { contractId, userId }: Actor) =>
  tx.query<{ condition_id: string; title: string; mail_kbn: 0 | 1 | 2 }>(TITLES, [contractId, userId]);

/** @throws AppError NOT_FOUND for one that is not this user's */
export async function findCondition(tx: Transaction, actor: Owner, id: string): Promise<SavedConditionRow> {
  const found = await tx.manager.findOneBy(SavedConditionRow, { ...keyOf(actor), condition_id: id });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/**
 * Keeps a new condition or changes one.
 * @returns a refusal where it can't be searched, where the user has another of that title, or too many
 * @throws AppError NOT_FOUND for an id that is not this user's
 */
export async function saveCondition(
  tx: Transaction,
  actor: Actor,
  body: SavedConditionBody,
  search: ArticleSearch,
): Promise<SavedConditionRow | Refusal<object>> {
  // One at a time of each user, so that the limit and the titles hold.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.saved_condition'), hashtext($1))", [
    `${actor.contractId}/${actor.userId}`,
  ]);
  const before = body.condition_id === undefined ? null : await findCondition(tx, actor, body.condition_id);
  const values = valuesOf(body, before);
  await demandTags(tx, actor, values.tag_ids);
  const { form, tagIds } = await withoutTagWords(tx, actor.contractId, toForm(values));
  const searched = await searchedExpression(tx, actor.contractId, form);
  const isNarrowed = values.tones.length + values.tag_ids.length + tagIds.length > 0;
  if (!searched.ok && !(isNarrowed && isWordless(form))) return new Refusal("REFUSED_EXPRESSION", {}, [searched.fault]);
  const others = (await listConditions(tx, actor)).filter(({ condition_id }) => condition_id !== before?.condition_id);
  if (others.some(({ title }) => title === values.title))
    return new Refusal("DUPLICATE_NAME", {}, [
      { field: "title", message: "同じ名前の検索条件がすでに保存されています。" },
    ]);
  if (others.length >= MOST) return new Refusal("TOO_MANY_CONDITIONS", {});
  if (searched.ok) await search.learn(tx, searched.expression);
  if (before) {
    const { condition_id } = before;
    await tx.manager.update(
      SavedConditionRow,
      { ...keyOf(actor), condition_id },
      { ...values, updated_at: () => "now()" },
    );
    return findCondition(tx, actor, condition_id);
  }
  const { identifiers } = await tx.manager.insert(SavedConditionRow, { ...keyOf(actor), ...values });
  return findCondition(tx, actor, String(identifiers[0]?.condition_id));
}

/** @throws AppError NOT_FOUND for one that is not this user's */
export async function removeCondition(tx: Transaction, actor: Actor, id: string): Promise<void> {
  await lockSettings(tx, actor.contractId);
  const gone = await tx.manager.delete(SavedConditionRow, { ...keyOf(actor), condition_id: id });
  if (gone.affected !== 1) throw new AppError("NOT_FOUND");
  // Its mail setting went with it.
  await dropUnusedAddresses(tx, actor.contractId);
}

/** @throws AppError INVALID_FIELDS for a tag that the contract has not */
async function demandTags(tx: Transaction, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await readTags(tx, actor.contractId)).map(({ tag_id }) => tag_id));
  if (ids.some((id) => !known.has(id)))
    throw invalidFields([{ field: "tag_id", message: "選ばれたタグは登録されていません。" }]);
}

/** Absent leaves what is there, null clears it. */
function valuesOf(body: SavedConditionBody, before: SavedConditionRow | null): Values {
  const text = (given: string | null | undefined, kept: string | undefined) =>
    given === undefined ? (kept ?? "") : (given ?? "");
  const list = <Each>(given: Each[] | null | undefined, kept: Each[] | undefined) => [
    // A single one passes the rules of the list without being one.
    ...new Set(given === undefined ? (kept ?? []) : ([given ?? []].flat() as Each[])),
  ];
  return {
    title: body.title,
    keyword1: text(body.keyword1, before?.keyword1),
    keyword2: text(body.keyword2, before?.keyword2),
    operator: body.operator ?? before?.operator ?? 1,
    media_operator: body.mediaOperator ?? before?.media_operator ?? 2,
    media_name_list: body.nameList ?? before?.media_name_list ?? [],
    synonyms: body.synonyms ?? before?.synonyms ?? false,
    tones: list(body.tones, before?.tones),
    tag_ids: list(body.tagIds, before?.tag_ids),
    sections: list(body.data_section, before?.sections),
    ...periodOf(body, before),
  };
}

type Period = Pick<Values, "period_days" | "period_start" | "period_end">;

/** Whoever gives days says all of the period. @throws AppError INVALID_FIELDS for days that contradict each other */
function periodOf(body: SavedConditionBody, before: SavedConditionRow | null): Period {
  const { period_days = null, process_date_start: start = null, process_date_end: end = null } = body;
  const isGiven = [body.period_days, body.process_date_start, body.process_date_end].some((each) => each !== undefined);
  if (!isGiven)
    return {
      period_days: before?.period_days ?? null,
      period_start: before?.period_start ?? null,
      period_end: before?.period_end ?? null,
    };
  if ((start === null) !== (end === null)) {
    const field = start === null ? "process_date_start" : "process_date_end";
    throw invalidFields([{ field, message: "期間は開始日と終了日の両方を指定してください。" }]);
  }
  if (period_days !== null && start !== null)
    throw invalidFields([{ field: "period_days", message: "期間の日数と開始日・終了日は同時に指定できません。" }]);
  if (start !== null && end !== null) checkedPeriod({ start, end });
  return { period_days, period_start: start, period_end: end };
}

/** As a search form; blank keywords are none. */
export function toForm(values: Words) {
  return {
    ...(values.keyword1 !== "" && { keyword1: values.keyword1 }),
    ...(values.keyword2 !== "" && { keyword2: values.keyword2 }),
    operator: values.operator as 1 | 2 | 3,
    mediaOperator: values.media_operator as 1 | 2 | 3,
    nameList: values.media_name_list,
    synonyms: values.synonyms,
  };
}
