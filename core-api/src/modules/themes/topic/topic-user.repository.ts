import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { flagSchema } from "../theme-set/theme-set.read-model.ts";

export const topicUsersSchema = Type.Array(
  Type.Object({ user_id: Type.String(), name: Type.String(), checked_status: flagSchema }),
);

/** Who may edit topics at all: TopicUsers and administrators (spec section 6; access/actor.ts). */
const MAY_EDIT = "(u.user_authority = 1 OR u.user_authority = 0 AND u.topics_creation_flag)";

const CHOICES = `
  SELECT u.user_id, u.name, (t.user_id IS NOT NULL)::int AS checked_status
  FROM app_user u LEFT JOIN topic_user t ON t.contract_id = $1 AND t.topics_id = $2 AND t.user_id = u.user_id
  WHERE u.contract_id = $1 AND (${MAY_EDIT} OR t.user_id IS NOT NULL) ORDER BY u.user_id`;

/** Those who may be chosen, and those who were chosen and lost the right since: without a topic nobody is checked. */
export const readTopicUserChoices = (
  tx: Transaction,
  contractId: number,
  topicsId?: string,
): Promise<Static<typeof topicUsersSchema>> => tx.query(CHOICES, [contractId, topicsId ?? null]);

/** Holds the users to the end of the transaction, so that none is deleted or demoted meanwhile. */
const CHOSEN = `
  SELECT u.user_id FROM app_user u
  WHERE u.contract_id = $1 AND u.user_id = ANY ($3::text[]) AND (${MAY_EDIT}
    OR EXISTS (SELECT FROM topic_user t WHERE t.contract_id = $1 AND t.topics_id = $2 AND t.user_id = u.user_id))
  ORDER BY u.user_id FOR SHARE OF u`;

/** @throws AppError NOT_FOUND for a user who is not among the choices */
export async function storeTopicUsers(
  tx: Transaction,
  contractId: number,
  topicsId: number,
  userIds: readonly string[],
): Promise<void> {
  const found = await tx.query(CHOSEN, [contractId, topicsId, userIds]);
  if (found.length !== userIds.length) throw new AppError("NOT_FOUND");
  await tx.query("DELETE FROM topic_user WHERE contract_id = $1 AND topics_id = $2", [contractId, topicsId]);
  await tx.query("INSERT INTO topic_user (contract_id, topics_id, user_id) SELECT $1, $2, unnest($3::text[])", [
    contractId,
    topicsId,
    userIds,
  ]);
}

export const readTopicUsers = async (tx: Transaction, contractId: number, id: number | string): Promise<string[]> =>
  (
    await tx.query<{ user_id: string }>(
      "SELECT user_id FROM topic_user WHERE contract_id = $1 AND topics_id = $2::bigint ORDER BY 1",
      [contractId, id],
    )
  ).map(({ user_id }) => user_id);
