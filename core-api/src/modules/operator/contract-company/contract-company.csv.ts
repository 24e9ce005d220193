import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { ContractRow } from "./contract-company.read-model.ts";

const pairs = (list: readonly { name: string; value: string }[]): string =>
  list.map(({ name, value }) => `${name}=${value}`).join("; ");

/** A contract as a row: lists in one cell each. */
export const CONTRACT_COLUMNS: readonly CsvColumn<ContractRow>[] = [
  { heading: "契約ID", cell: (contract) => contract.contract_id },
  { heading: "企業コード", cell: (contract) => contract.contract_code },
  { heading: "企業名", cell: (contract) => contract.company_name },
  {
    heading: "契約情報源",
    cell: (contract) => contract.service_linkage_info.map(({ data_section }) => data_section).join("; "),
  },
  {
    heading: "企業設定",
    cell: (contract) =>
      pairs(
        contract.company_configuration_info.map((entry) => ({
          name: entry.configuration_key,
          value: entry.configuration_value,
        })),
      ),
  },
  {
    heading: "確認メッセージ",
    cell: (contract) =>
      pairs(contract.message_info.map((entry) => ({ name: entry.message_key, value: entry.configuration_value }))),
  },
  { heading: "無操作時間（分）", cell: (contract) => contract.session_idle_minutes },
  { heading: "ログイン有効時間（時間）", cell: (contract) => contract.session_absolute_hours },
  { heading: "メール送信上限", cell: (contract) => contract.mail_send_max_count },
  { heading: "原文利用状況表示フラグ", cell: (contract) => contract.pdf_usage_display_flag },
  { heading: "サブテーマ表示フラグ", cell: (contract) => contract.subtheme_display_flag },
  { heading: "2段階認証", cell: (contract) => contract.second_factor_demand },
  { heading: "監査ログの保存期間（か月）", cell: (contract) => contract.audit_keep_months },
  { heading: "担当ID", cell: (contract) => contract.person_in_charge },
  { heading: "担当", cell: (contract) => contract.person_in_charge_name },
];
