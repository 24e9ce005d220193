import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { type Administration, lockUsers } from "../user/user-lock.ts";
import type { MembersMoveForm } from "./user-group.form.ts";

const HOLD = `
  SELECT FROM user_group WHERE contract_id = $1 AND user_group_id = ANY ($2::bigint[]) ORDER BY user_group_id FOR KEY SHARE`;

/** Whoever has a form of one of them open finds another version. */
const MOVE = `
  WITH moved AS (
    UPDATE app_user SET user_group_id = $3::bigint, version = version + 1
    WHERE contract_id = $1 AND user_group_id = $2::bigint RETURNING user_id)
  SELECT user_id FROM moved ORDER BY user_id`;

/**
 * Moves every user of a group into another one of the contract; their rights follow at the next call.
 * @returns how many were moved
 * @throws AppError NOT_FOUND for a group that is not the contract's; INVALID_FIELDS where the two are one
 */
export async function moveMembers(
  call: Administration,
  { user_group_id: from, to_user_group_id: to }: MembersMoveForm,
): Promise<number> {
  if (from === to)
    throw invalidFields([{ field: "to_user_group_id", message: "別のユーザーグループを選択してください。" }]);
  const { tx, actor, client } = call;
  const { contractId, userId } = actor;
  await lockUsers(call);
  const held = await tx.query(HOLD, [contractId, [from, to]]);
  if (held.length !== 2) throw new AppError("NOT_FOUND");
  const moved = await tx.query<{ user_id: string }>(MOVE, [contractId, from, to]);
  const detail = { user_group_id: from, to_user_group_id: to, user_ids: moved.map(({ user_id }) => user_id) };
  await audit(tx, { contractId, actor: userId, action: "user-group.move", detail, requestId: client.requestId });
  return moved.length;
}
