import type { Transaction } from "../../../db/tenant.ts";

export interface AlarmSettings {
  mailAddresses: string[];
  /** Empty: none. */
  webhookUrl: string;
  version: number;
}

interface Row {
  mail_addresses: string[];
  webhook_url: string;
  version: number;
}

const present = (row: Row | undefined): AlarmSettings => ({
  mailAddresses: row?.mail_addresses ?? [],
  webhookUrl: row?.webhook_url ?? "",
  version: row?.version ?? 1,
});

export async function readAlarmSettings(tx: Transaction): Promise<AlarmSettings> {
  const [row] = await tx.query<Row>("SELECT mail_addresses, webhook_url, version FROM alarm_setting");
  return present(row);
}

/** The same, held to the transaction's end. */
export async function lockAlarmSettings(tx: Transaction): Promise<AlarmSettings> {
  const [row] = await tx.query<Row>("SELECT mail_addresses, webhook_url, version FROM alarm_setting FOR UPDATE");
  return present(row);
}

export async function storeAlarmSettings(tx: Transaction, mailAddresses: string[], webhookUrl: string): Promise<void> {
  await tx.query("UPDATE alarm_setting SET mail_addresses = $1, webhook_url = $2, version = version + 1", [
    mailAddresses,
    webhookUrl,
  ]);
}
