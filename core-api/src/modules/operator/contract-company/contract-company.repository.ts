import { AUDIT_KEEP_MONTHS } from "@kirinuki/schema/audit.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Contract, ContractConfiguration, ContractLinkage, ContractMessage } from "../contract/contract.entity.ts";
import type { ContractCompanyForm } from "./contract-company.form.ts";

/** What a contract has where the operator says nothing else (the defaults of the table). */
const DEFAULTS = {
  session_idle_minutes: 30,
  session_absolute_hours: 12,
  mail_send_max_count: 10,
  audit_keep_months: AUDIT_KEEP_MONTHS.usual,
  pdf_usage_display_flag: 0,
  subtheme_display_flag: 1,
} as const;

/** Absent stays, null goes back to the default. */
function settings(form: ContractCompanyForm): Partial<Contract> {
  const given = <Name extends keyof typeof DEFAULTS>(name: Name): number | undefined =>
    form[name] === null ? DEFAULTS[name] : form[name];
  const flag = (value: number | undefined): boolean | undefined => (value === undefined ? undefined : value === 1);
  const columns: Partial<Contract> = {};
  const set = <Name extends keyof Contract>(name: Name, value: Contract[Name] | undefined) => {
    if (value !== undefined) columns[name] = value;
  };
  set("contract_code", form.contract_code);
  set("company_name", form.company_name?.trim());
  set("session_idle_minutes", given("session_idle_minutes"));
  set("session_absolute_hours", given("session_absolute_hours"));
  set("mail_send_max_count", given("mail_send_max_count"));
  set("audit_keep_months", given("audit_keep_months"));
  set("pdf_usage_display_flag", flag(given("pdf_usage_display_flag")));
  set("subtheme_display_flag", flag(given("subtheme_display_flag")));
  set("second_factor_demand", form.second_factor_demand === null ? "none" : form.second_factor_demand);
  set("ip_login_user_id", form.ip_login_user_id);
  set("end_date", form.end_date);
  set("user_max_count", form.user_max_count);
  set("person_in_charge", form.person_in_charge);
  return columns;
}

/** Writes of a contract with its lists; in the operator's transaction. */
export const contractCompanyRepository = {
  async create(tx: Transaction, form: ContractCompanyForm): Promise<number> {
    const inserted = await tx.manager.insert(Contract, settings(form));
    return inserted.identifiers[0]?.contract_id;
  },

  async update(
    tx: Transaction,
    { contract_id, version }: { contract_id: number; version: number },
    form: ContractCompanyForm,
  ): Promise<void> {
    await tx.manager.update(Contract, { contract_id }, { ...settings(form), version: version + 1 });
  },

  /** Each list that is given takes the place of the one before. */
  async saveLists(tx: Transaction, contractId: number, form: ContractCompanyForm): Promise<void> {
    const of = { contract_id: contractId };
    if (form.service_linkage_info !== undefined) {
      await tx.manager.delete(ContractLinkage, of);
      await tx.manager.insert(
        ContractLinkage,
        (form.service_linkage_info ?? []).map(({ data_section }) => ({ ...of, data_section })),
      );
    }
    if (form.company_configuration_info !== undefined) {
      const rows = form.company_configuration_info ?? [];
      await tx.manager.delete(ContractConfiguration, of);
      await tx.manager.insert(
        ContractConfiguration,
        rows.map(({ configuration_key, configuration_value }) => ({ ...of, configuration_key, configuration_value })),
      );
    }
    if (form.message_info !== undefined) {
      const rows = form.message_info ?? [];
      await tx.manager.delete(ContractMessage, of);
      await tx.manager.insert(
        ContractMessage,
        rows.map(({ message_key, configuration_value }) => ({ ...of, message_key, configuration_value })),
      );
    }
  },

  async remove(tx: Transaction, contractId: number): Promise<void> {
    await tx.manager.delete(Contract, { contract_id: contractId });
  },

  /** Leaves the row, so that the code rests, and takes away what lets anybody in, sends anything, or is confidential. */
  async bury(tx: Transaction, contractId: number, now: Date): Promise<void> {
    for (const table of [
      "session",
      "remember_token",
      "api_token",
      "article_feed",
      "push_device",
      "known_browser",
      "remembered_device",
      "sso_provider",
      "contract_address_range",
      "mail_setting",
      // May be of a day that is still to come.
      "press_release",
    ])
      await tx.query(`DELETE FROM ${table} WHERE contract_id = $1`, [contractId]);
    await tx.manager.update(Contract, { contract_id: contractId }, { deleted_at: now, ip_login_user_id: null });
  },
};
