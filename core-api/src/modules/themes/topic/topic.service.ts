import { Refusal } from "../../../http/envelope.ts";
import { noteChange, type Seen, saveThemeSet } from "../theme-set/theme-set.service.ts";
import { type ThemeSetCall, TOPICS } from "../theme-set/theme-set.ts";
import type { NewTopicBody } from "./topic.form.ts";
import { storeTopicUsers } from "./topic-user.repository.ts";

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
  const saved = await saveThemeSet(call, TOPICS, seen, { name, themeIds, userGroupIds, allUserGroups });
  if (saved instanceof Refusal) return saved;
  await storeTopicUsers(call.tx, call.actor.contractId, saved, userIds);
  await noteChange(call, "topic.save", {
    topics_id: saved,
    topics_name: name,
    user_ids: userIds,
    theme_ids: themeIds,
    all_user_groups: allUserGroups,
    user_group_ids: userGroupIds,
  });
  return String(saved);
}
