import { firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { conditionListSchema, conditionSchema, searchRequestSchema } from "./saved-condition.dto.ts";
import type { SavedConditionRow } from "./saved-condition.entity.ts";
import { ConditionIdForm, ConditionsQuery, SavedConditionBody } from "./saved-condition.form.ts";
import { findCondition, listTitles, removeCondition, saveCondition } from "./saved-condition.service.ts";

const LABEL = "検索条件ID";

const wordsOf = ({ keyword1, keyword2, operator, media_operator, media_name_list, synonyms }: SavedConditionRow) => ({
  ...{ keyword1, keyword2, operator, media_operator, media_name_list },
  synonym_flag: synonyms ? 1 : 0,
});

const toWire = (row: SavedConditionRow) => ({
  condition_id: row.condition_id,
  title: row.title,
  ...wordsOf(row),
  tone: row.tones,
  tag_id: row.tag_ids,
  data_section: row.sections,
  period_days: row.period_days,
  process_date_start: row.period_start,
  process_date_end: row.period_end,
});

/** An empty list narrows nothing, and a search refuses it. */
const toRequest = (row: SavedConditionRow, today: DayString) => ({
  ...wordsOf(row),
  ...(row.tones.length > 0 && { tone: row.tones }),
  ...(row.tag_ids.length > 0 && { tag_id: row.tag_ids }),
  ...(row.sections.length > 0 && { data_section: row.sections }),
  ...periodOf(row, today),
});

/** A number of days ends today. */
function periodOf({ period_days, period_start, period_end }: SavedConditionRow, today: DayString) {
  if (period_days !== null) return { process_date_start: firstOfDays(today, period_days), process_date_end: today };
  return period_start !== null && period_end !== null
    ? { process_date_start: period_start, process_date_end: period_end }
    : {};
}

/** Somebody else's conditions do not exist to a user. @throws AppError NOT_FOUND */
function demandOwn({ contractId, userId }: Actor, { contract_id, user_id }: ConditionsQuery): void {
  const isOwn = (contract_id ?? String(contractId)) === String(contractId) && (user_id ?? userId) === userId;
  if (!isOwn) throw new AppError("NOT_FOUND");
}

/** GET /search_conditions, GET, PUT, DELETE /search_condition, GET /article_search_condition: each user's own (api.md). */
export function savedConditionRoutes(router: Router, { search, clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/search_conditions",
    allow: ANY_USER,
    summary: "Titles of the user's saved conditions",
    query: ConditionsQuery,
    data: conditionListSchema,
    run: async ({ tx, actor, query }) => {
      demandOwn(actor, query);
      return { search_conditions: await listTitles(tx, actor) };
    },
  });

  router.user({
    method: "GET",
    path: "/search_condition",
    allow: ANY_USER,
    summary: "One saved condition",
    query: ConditionIdForm,
    data: conditionSchema,
    run: async ({ tx, actor, query }) =>
      toWire(await findCondition(tx, actor, requiredId("condition_id", LABEL, query, {}))),
  });

  router.user({
    method: "GET",
    path: "/article_search_condition",
    allow: ANY_USER,
    summary: "One saved condition as a request of article_search",
    query: ConditionIdForm,
    data: searchRequestSchema,
    run: async ({ tx, actor, query }) =>
      toRequest(await findCondition(tx, actor, requiredId("condition_id", LABEL, query, {})), tokyoDay(clock.now())),
  });

  router.user({
    method: "PUT",
    path: "/search_condition",
    allow: ANY_USER,
    summary: "Create a saved condition, or change the one with the given id",
    body: SavedConditionBody,
    data: conditionSchema,
    run: async ({ tx, actor, body }) => {
      const saved = await saveCondition(tx, actor, body, search);
      return saved instanceof Refusal ? saved : toWire(saved);
    },
  });

  router.user({
    method: "DELETE",
    path: "/search_condition",
    allow: ANY_USER,
    summary: "Delete a saved condition",
    query: ConditionIdForm,
    body: ConditionIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body }) => {
      await removeCondition(tx, actor, requiredId("condition_id", LABEL, query, body));
      return {};
    },
  });
}
