import { openPushService, type PushBrowser, type PushService } from "@kirinuki/tests/support/push-service.ts";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll } from "vitest";
import { loadConfig } from "../../../../config/config.ts";
import { SealedTexts } from "../../../../db/sealed-text.ts";
import type { ChatClient } from "../../../../mail/chat/post-to-target.ts";
import { pushPlace } from "../../../../mail/push/push-secrets.ts";
import { PushSender } from "../../../../mail/push/push-sender.ts";
import { type VapidKeys, vapidKeys } from "../../../../mail/push/vapid-keys.ts";
import { type MailDesk, mailDesk } from "../../../../mail/testing/mail-desk.ts";
import type { TestUser } from "../../../../testing/a-user.ts";
import { openChatClient } from "../../../mail/chat-target/chat-client.ts";

export interface DeviceParts {
  alerts?: boolean;
  mails?: boolean;
  /** HH:mm, beginning and end. */
  quiet?: [string, string];
}

export interface PushDesk {
  mail: MailDesk;
  service: PushService;
  keys: VapidKeys;
  client: ChatClient;
  sender: PushSender;
  /** A worker of its own, which posts by this client. */
  worker(client: ChatClient): PushSender;
  log: string[];
  /** A browser of a user that is told. */
  device(user: TestUser, parts?: DeviceParts): Promise<PushBrowser>;
  /** Sends mails that are queued, then tells of them once they are gathered. */
  sendAndTell(): Promise<void>;
}

/** Longer than digests wait to be told at once. */
export const GATHERED_MS = 21_000;

/** What a browser shows, in the order in which it came. */
export const shownOn = (browser: PushBrowser): { title: string; body: string; path: string; tag: string }[] =>
  browser.shown.map(({ text }) => JSON.parse(text));

/** Notifications on a test database under the mail desk's clock, by a stand-in on this machine. */
export async function pushDesk(db: TestDatabase): Promise<PushDesk> {
  const mail = await mailDesk(db);
  const service = await openPushService();
  const sealedTexts = new SealedTexts(() => "the secret of these tests");
  const clock = { now: () => mail.now };
  const client = openChatClient({ allowPrivate: true }, clock);
  const keys = vapidKeys(loadConfig({ KIRINUKI_SECRET: "the secret of these tests, which is long" }));
  afterAll(async () => {
    await client.close();
    await service.close();
  });
  const log: string[] = [];
  const parts = {
    ...{ scope: mail.scope, clock, sealedTexts, keys, publicUrl: "http://localhost:8080", idleMs: 10 },
    log: (message: string, detail?: object) => void log.push(`${message} ${JSON.stringify(detail)}`),
  };
  const sender = new PushSender({ ...parts, client });
  return {
    ...{ mail, service, keys, client, sender, log },
    worker: (own) => new PushSender({ ...parts, client: own }),
    async device({ contractId, userId }, { alerts = true, mails = true, quiet } = {}) {
      const browser = service.browser(keys.publicKey);
      const { rows } = await db.owner.query<{ id: number }>(
        `INSERT INTO push_device (contract_id, user_id, endpoint, endpoint_hash, endpoint_host, p256dh, auth, vapid_key, alert_flag, mail_flag,
           quiet_start_time, quiet_end_time, created_at, confirmed_at)
         VALUES ($1, $2, '', sha256($3::text::bytea), '127.0.0.1', $4, '', $5, $6, $7, $8, $9, $10, $10) RETURNING push_device_id AS id`,
        [
          contractId,
          userId,
          browser.endpoint,
          browser.p256dh,
          keys.publicKey,
          alerts,
          mails,
          ...(quiet ?? [null, null]),
          mail.now,
        ],
      );
      const id = rows[0]?.id ?? 0;
      await db.owner.query(
        "UPDATE push_device SET endpoint = $3, auth = $4 WHERE contract_id = $1 AND push_device_id = $2",
        [
          ...[contractId, id],
          sealedTexts.seal(browser.endpoint, pushPlace(contractId, id, "endpoint")),
          sealedTexts.seal(browser.auth, pushPlace(contractId, id, "auth")),
        ],
      );
      return browser;
    },
    async sendAndTell() {
      await mail.run();
      await mail.sender.drain();
      mail.setNow(new Date(mail.now.getTime() + GATHERED_MS));
      await sender.drain();
    },
  };
}
