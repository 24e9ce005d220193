import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { ContractLinkage } from "../../operator/contract/contract.entity.ts";
import { type UserGroup, UserGroupLinkage } from "../user/user-group.entity.ts";
import type { GroupLinkage, UserGroupForm } from "./user-group.form.ts";

/**
 * The sources that a group is to be linked to; null leaves them as they are. A new group of which none are named gets the contract's.
 * @throws AppError INVALID_FIELDS for a source that the contract does not have
 */
export async function linkageOf(
  tx: Transaction,
  { contractId }: Pick<Actor, "contractId">,
  { user_group_linkage_info: wanted }: UserGroupForm,
  existing: UserGroup | null,
): Promise<GroupLinkage[] | null> {
  if (!wanted && existing) return null;
  const linked = await tx.manager.find(ContractLinkage, {
    where: { contract_id: contractId },
    order: { data_section: "ASC" },
  });
  const sections = linked.map(({ data_section }) => data_section);
  if (!wanted) return sections.map((data_section) => ({ data_section, all_articles_selectable_flag: 1 }));
  const foreign = wanted.map(({ data_section }) => data_section).filter((section) => !sections.includes(section));
  if (foreign.length > 0) {
    const message = `情報源${foreign.join("、")}はご契約にないため、選択できません。`;
    throw invalidFields([{ field: "user_group_linkage_info", message }]);
  }
  return wanted;
}

/** Replaces the group's sources. */
export async function storeLinkage(
  tx: Transaction,
  contract_id: number,
  user_group_id: number,
  linkage: readonly GroupLinkage[],
): Promise<void> {
  const key = { contract_id, user_group_id };
  await tx.manager.delete(UserGroupLinkage, key);
  await tx.manager.insert(
    UserGroupLinkage,
    linkage.map(({ data_section, all_articles_selectable_flag: flag }) => ({
      ...key,
      data_section,
      all_articles_selectable_flag: flag === 1,
    })),
  );
}

/** The group's sources as they are. */
export const readLinkage = async (tx: Transaction, contract_id: number, user_group_id: number): Promise<number[]> =>
  (
    await tx.manager.find(UserGroupLinkage, { where: { contract_id, user_group_id }, order: { data_section: "ASC" } })
  ).map(({ data_section }) => data_section);
