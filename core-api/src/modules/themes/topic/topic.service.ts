import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { differenceOf } from "../../audit/difference.ts";
import { readState } from "../theme-set/theme-set.repository.ts";
import { noteChange, type Seen, saveThemeSet } from "../theme-set/theme-set.service.ts";
import { type ThemeSetCall, TOPICS } from "../theme-set/theme-set.ts";
import type { NewTopicBody } from "./topic.form.ts";
import { readTopicUsers, storeTopicUsers } from "./topic-user.repository.ts";

/**
 * Creates a topic, or changes the one that was seen.
 * @returns its id, or a refusal where another topic has the title
 * @throws AppError as saveThemeSet; NOT_FOUND for a user who can't edit topics of the contract
 */
export async function saveTopic(
  call: ThemeSetCall,
  body: NewTopicBody,
  seen?: Seen,
): Promise<string | Refusal<object>> {
  const name = body.topicsName.trim();
  const { userIds, themeIds, userGroupIds, allUserGroups } = body;
  const { tx, actor } = call;
  const before = seen ? await stateOf(tx, actor.contractId, seen.id) : null;
  const saved = await saveThemeSet(call, TOPICS, seen, { name, themeIds, userGroupIds, allUserGroups });
  if (saved instanceof Refusal) return saved;
  await storeTopicUsers(tx, actor.contractId, saved, userIds);
  const after = (await stateOf(tx, actor.contractId, saved)) ?? {};
  await noteChange(call, "topic.save", {
    topics_id: saved,
    topics_name: name,
    ...differenceOf(before, after),
  });
  return String(saved);
}

async function stateOf(tx: Transaction, contractId: number, id: number | string): Promise<object | null> {
  const state = await readState(tx, TOPICS, contractId, id);
  return state && { ...state, user_ids: await readTopicUsers(tx, contractId, id) };
}
