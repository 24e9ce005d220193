import type { Transaction } from "../../../db/tenant.ts";

export interface AlarmSettings {
  mailAddresses: string[];
  /** Empty: none. */
  webhookUrl: string;
  /** After which an alarm that nobody acknowledged is told again; 0: never. */
  repeatMinutes: number;
  version: number;
}

interface Row {
  mail_addresses: string[];
  webhook_url: string;
  repeat_minutes: number;
  version: number;
}

const present = (row: Row | undefined): AlarmSettings => ({
  mailAddresses: row?.mail_addresses ?? [],
  webhookUrl: row?.webhook_url ?? "",
  repeatMinutes: row?.repeat_minutes ?? 0,
  version: row?.version ?? 1,
});

const READ = "SELECT mail_addresses, webhook_url, repeat_minutes, version FROM alarm_setting";

export async function readAlarmSettings(tx: Transaction): Promise<AlarmSettings> {
  const [row] = await tx.query<Row>(READ);
  return present(row);
}

/** The same, held to the transaction's end. */
export async function lockAlarmSettings(tx: Transaction): Promise<AlarmSettings> {
  const [row] = await tx.query<Row>(`${READ} FOR UPDATE`);
  return present(row);
}

export async function storeAlarmSettings(
  tx: Transaction,
  { mailAddresses, webhookUrl, repeatMinutes }: Omit<AlarmSettings, "version">,
): Promise<void> {
  await tx.query(
    "UPDATE alarm_setting SET mail_addresses = $1, webhook_url = $2, repeat_minutes = $3, version = version + 1",
    [mailAddresses, webhookUrl, repeatMinutes],
  );
}
