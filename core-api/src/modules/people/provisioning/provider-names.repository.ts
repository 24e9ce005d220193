import type { Transaction } from "../../../db/tenant.ts";
import type { ProviderNames } from "../user/app-user.entity.ts";

const READ = `
  SELECT user_name, external_id, display_name, formatted_name, family_name, given_name
  FROM provisioned_user WHERE contract_id = $1 AND user_id = $2`;

/** What the contract's identity provider calls a user; null where it has not named him. */
export async function readProviderNames(
  tx: Transaction,
  contractId: number,
  userId: string,
): Promise<ProviderNames | null> {
  const [row] = await tx.query<ProviderNames>(READ, [contractId, userId]);
  return row ?? null;
}

const STORE = `
  INSERT INTO provisioned_user
    (contract_id, user_id, user_name, external_id, display_name, formatted_name, family_name, given_name)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (
    SELECT FROM provisioned_user o WHERE o.contract_id = $1 AND lower(o.user_name) = lower($3) AND o.user_id <> $2)
  ON CONFLICT (contract_id, user_id) DO UPDATE SET user_name = excluded.user_name, external_id = excluded.external_id,
    display_name = excluded.display_name, formatted_name = excluded.formatted_name, family_name = excluded.family_name,
    given_name = excluded.given_name`;

/** Stores them, unless somebody else has been given the name. Whoever calls holds the lock of the contract's users. */
export async function storeProviderNames(
  tx: Transaction,
  contractId: number,
  userId: string,
  names: ProviderNames,
): Promise<void> {
  const { user_name, external_id, display_name, formatted_name, family_name, given_name } = names;
  await tx.query(STORE, [
    ...[contractId, userId, user_name, external_id],
    ...[display_name, formatted_name, family_name, given_name],
  ]);
}
