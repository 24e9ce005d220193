import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { isWordless, searchedExpression } from "../article-search/searched-expression.ts";
import { withoutTagWords } from "../article-search/tag-words.ts";
import { readTags } from "../tag/tag.repository.ts";
import { SavedConditionRow } from "./saved-condition.entity.ts";
import type { SavedConditionBody } from "./saved-condition.form.ts";

/** Of one user. */
const MOST = 100;

type Values = Omit<SavedConditionRow, "contract_id" | "user_id" | "condition_id" | "updated_at">;

const keyOf = ({ contractId, userId }: Actor) => ({ contract_id: contractId, user_id: userId });

/** A user's conditions, the newest last. */
export async function listConditions(tx: Transaction, actor: Actor): Promise<SavedConditionRow[]> {
  return tx.manager.find(SavedConditionRow, { where: keyOf(actor), order: { condition_id: "ASC" } });
}

/** @throws AppError NOT_FOUND for one that is not this user's */
export async function findCondition(tx: Transaction, actor: Actor, id: string): Promise<SavedConditionRow> {
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
  const gone = await tx.manager.delete(SavedConditionRow, { ...keyOf(actor), condition_id: id });
  if (gone.affected !== 1) throw new AppError("NOT_FOUND");
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
    ...new Set(given === undefined ? (kept ?? []) : (given ?? [])),
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
  };
}

/** As a search form; blank keywords are none. */
function toForm(values: Values) {
  return {
    ...(values.keyword1 !== "" && { keyword1: values.keyword1 }),
    ...(values.keyword2 !== "" && { keyword2: values.keyword2 }),
    operator: values.operator as 1 | 2 | 3,
    mediaOperator: values.media_operator as 1 | 2 | 3,
    nameList: values.media_name_list,
    synonyms: values.synonyms,
  };
}
