import type { ContractCopyForm } from "@kirinuki/schema/forms/contract-copy-form.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { auditEach } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { ContractCompany } from "./contract-company.dto.ts";
import { ContractCompanyForm } from "./contract-company.form.ts";
import { findContractId, readContractCompanies } from "./contract-company.read-model.ts";
import { type OperatorCall, saveContractCompany } from "./contract-company.service.ts";

/**
 * Makes a contract with the sources, settings, messages, caps, sign-in rules and user groups of another one. Its addresses, its end,
 * its users and its demand units stay its own.
 * @returns the new contract, or a refusal where its code is taken
 * @throws AppError NOT_FOUND
 */
export async function copyContract(
  call: OperatorCall,
  templateId: string,
  { newCode, newName }: ContractCopyForm,
): Promise<{ contract_id: string; version: number } | Refusal<object>> {
  const { tx } = call;
  const from = await findContractId(tx, templateId);
  const [template] = from === null ? [] : await readContractCompanies(tx, { id: templateId });
  if (from === null || !template) throw new AppError("NOT_FOUND");
  const form = Object.assign(new ContractCompanyForm(), {
    ...copiedOf(template),
    contract_code: newCode,
    company_name: newName,
  });
  const saved = await saveContractCompany(call, form, { copied_from: template.contract_code });
  if (saved instanceof Refusal) return saved;
  const contractId = Number(saved.contract_id);
  const groups = await copyGroups(tx, from, contractId);
  const { operatorId, requestId } = call;
  const detail = groups.map(({ userGroupId, ...group }) => ({
    userGroupId,
    copied_from: template.contract_code,
    ...differenceOf(null, group),
  }));
  await auditEach(tx, { contractId, actor: operatorActor(operatorId), action: "user-group.save", requestId }, detail);
  return saved;
}

/** A list, so that what a contract gets to have later is not copied unseen. */
const copiedOf = (template: ContractCompany) => ({
  service_linkage_info: template.service_linkage_info,
  company_configuration_info: template.company_configuration_info,
  message_info: template.message_info,
  session_idle_minutes: template.session_idle_minutes,
  session_absolute_hours: template.session_absolute_hours,
  mail_send_max_count: template.mail_send_max_count,
  pdf_usage_display_flag: template.pdf_usage_display_flag,
  subtheme_display_flag: template.subtheme_display_flag,
  user_max_count: template.user_max_count,
  second_factor_demand: template.second_factor_demand,
  audit_keep_months: template.audit_keep_months,
});

interface CopiedGroup {
  userGroupId: number;
  user_group_name: string;
  use_max_count1: number | null;
  use_max_count2: number | null;
}

/** No two groups of a contract have the same name. */
async function copyGroups(tx: Transaction, from: number, to: number): Promise<CopiedGroup[]> {
  const groups = await tx.query<CopiedGroup>(
    `WITH made AS (
       INSERT INTO user_group (contract_id, user_group_name, use_max_count1, use_max_count2)
       SELECT $2, user_group_name, use_max_count1, use_max_count2 FROM user_group WHERE contract_id = $1 ORDER BY user_group_id
       RETURNING user_group_id AS "userGroupId", user_group_name, use_max_count1, use_max_count2)
     SELECT * FROM made ORDER BY "userGroupId"`,
    [from, to],
  );
  await tx.query(
    `INSERT INTO user_group_linkage (contract_id, user_group_id, data_section, all_articles_selectable_flag)
     SELECT $2, made.user_group_id, l.data_section, l.all_articles_selectable_flag
     FROM user_group_linkage l
     JOIN user_group g ON g.contract_id = l.contract_id AND g.user_group_id = l.user_group_id
     JOIN user_group made ON made.contract_id = $2 AND made.user_group_name = g.user_group_name
     WHERE l.contract_id = $1`,
    [from, to],
  );
  return groups;
}
