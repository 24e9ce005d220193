import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll } from "vitest";
import { createDataSource } from "../../data-source.ts";
import { TransactionScope } from "../../db/tenant.ts";
import { FolderStore } from "../../storage/folder-store.ts";
import type { OriginalStore } from "../../storage/original-store.ts";
import type { TestContract, TestTheme, TestThemeGroup, TestTopic } from "../../testing/builders.ts";
import type { MailMessage, MailTransport } from "../mail-transport.ts";
import { type MadeAlerts, runAlerts } from "../run/alerts.ts";
import { runChangeNotices } from "../run/change-notices.ts";
import { type DueRuns, runDueSettings, runSupplements } from "../run/due-settings.ts";
import { runUsageLineNotices } from "../run/usage-line-notices.ts";
import { MailSender } from "../send/mail-sender.ts";

/** A transport that keeps what it is given, and fails as it is told. */
export class KeptMails implements MailTransport {
  readonly mails: MailMessage[] = [];
  /** What the next sends throw, in turn; afterwards they succeed. */
  failures: object[] = [];

  async send(message: MailMessage): Promise<void> {
    const failure = this.failures.shift();
    if (failure) throw Object.assign(new Error("refused"), failure);
    this.mails.push(message);
  }
  close(): void {}

  /** The mails since the last call. */
  take(): MailMessage[] {
    return this.mails.splice(0);
  }
}

export interface SettingParts {
  /** "everything": every theme of the recipient. */
  target: TestTheme | TestThemeGroup | TestTopic | "everything";
  address: string;
  /** Whose the address is. */
  userId?: string;
  dataSection?: number;
  subjectType?: number;
  attachType?: number;
  zeroArticleEmail?: boolean;
  times?: string[];
  encoding?: string;
  /** Alerts since then, by default none. */
  alertSince?: Date;
  /** HH:mm, beginning and end. */
  quiet?: [string, string];
  alertMaxCount?: number;
  alertMainOnly?: boolean;
  /** Rule and HH:mm; by default none. */
  supplement?: ["arrival" | "time", string];
  /** By default immediately. */
  due?: Date;
}

export const MORNING = new Date("2026-11-20T07:00:00+09:00");
const HOUR_MS = 3_600_000;

export interface MailDesk {
  kept: KeptMails;
  scope: TransactionScope;
  /** Where the files of reports are. */
  originals: OriginalStore;
  sender: MailSender;
  now: Date;
  setNow(moment: Date): void;
  laterBy(hours: number): void;
  /** A setting that is due now for the first time; its id. */
  setting(contract: TestContract, parts: SettingParts): Promise<number>;
  /** Makes the runs that are due. */
  run(): Promise<DueRuns>;
  /** Makes the supplements that are due. */
  supplements(): Promise<DueRuns>;
  /** Makes the alerts that are due. */
  alerts(): Promise<MadeAlerts>;
  /** Makes the mails of changed articles; their number. */
  notices(): Promise<number>;
  /** Makes the mails of lines before caps; their number. */
  lineNotices(): Promise<number>;
  /** Makes the runs that are due, sends what is due then, and gives the mails. */
  runAndSend(): Promise<MailMessage[]>;
}

const targetOf = (target: SettingParts["target"]): [number, number | null, number | null, number | null] => {
  if (target === "everything") return [5, null, null, null];
  if ("themeId" in target) return [1, target.themeId, null, null];
  if ("themeGroupId" in target) return [2, null, target.themeGroupId, null];
  return [3, null, null, target.topicsId];
};

/** Titles of a plain text mail, in its order. */
export const titlesOf = (text: string | undefined): string[] =>
  [...(text ?? "").matchAll(/^\d+\. (.*)$/gm)].map(([, title]) => `${title}`);

/** Runs and sends on a test database under a clock of its own, into a transport that keeps the mails. */
export async function mailDesk(db: TestDatabase): Promise<MailDesk> {
  const source = createDataSource({
    url: db.operatorUrl,
    poolSize: 6,
    statementTimeout: 10_000,
    applicationName: "mail",
  });
  await source.initialize();
  afterAll(() => source.destroy());
  const scope = new TransactionScope(source);
  const kept = new KeptMails();
  const clock = { now: () => desk.now };
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-mail-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const originals = new FolderStore(folder);
  const context = { scope, clock, originals, log: () => {} };
  const desk: MailDesk = {
    kept,
    scope,
    originals,
    now: MORNING,
    sender: new MailSender({ ...context, transport: kept, publicUrl: "http://localhost:8080" }),
    setNow(moment) {
      desk.now = moment;
    },
    laterBy(hours) {
      desk.now = new Date(desk.now.getTime() + hours * HOUR_MS);
    },
    setting: (contract, parts) => insertSetting(db, contract, parts, desk.now),
    run: () => runDueSettings(context),
    supplements: () => runSupplements(context),
    alerts: () => runAlerts(context),
    notices: () => runChangeNotices(context),
    lineNotices: () => runUsageLineNotices(context),
    async runAndSend() {
      await runDueSettings(context);
      await runSupplements(context);
      await desk.sender.drain();
      return kept.take();
    },
  };
  return desk;
}

async function insertSetting(db: TestDatabase, { contractId }: TestContract, parts: SettingParts, now: Date) {
  const address = await db.owner.query(
    `INSERT INTO mail_address (contract_id, mail_address, user_id) VALUES ($1, $2, $3)
     ON CONFLICT (contract_id, lower(mail_address)) DO UPDATE SET mail_address = excluded.mail_address RETURNING mail_address_id`,
    [contractId, parts.address, parts.userId ?? null],
  );
  const { rows } = await db.owner.query(
    `INSERT INTO mail_setting (contract_id, data_kbn, theme_id, theme_group_id, topics_id, data_section, mail_address_id, subject_type,
       attach_type, zero_article_email, send_times, encoding, next_due_at, since_day, alert, alert_since,
       quiet_start_time, quiet_end_time, alert_max_count, alert_main_only, supplement_rule, supplement_time)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '2026-11-01', $14, $15, $16, $17, $18, $19, $20, $21) RETURNING mail_setting_id`,
    [
      contractId,
      ...targetOf(parts.target),
      parts.dataSection ?? null,
      address.rows[0].mail_address_id,
      parts.subjectType ?? 1,
      parts.attachType ?? 1,
      parts.zeroArticleEmail ?? false,
      parts.times ?? ["07:00"],
      parts.encoding ?? "utf8",
      parts.due ?? now,
      parts.alertSince !== undefined,
      parts.alertSince ?? null,
      ...(parts.quiet ?? [null, null]),
      parts.alertMaxCount ?? 20,
      parts.alertMainOnly ?? false,
      ...(parts.supplement ?? ["next", "10:00"]),
    ],
  );
  return rows[0].mail_setting_id as number;
}
