import { WEBHOOK_EVENTS } from "@kirinuki/schema/webhooks.ts";
import { type ChatServices, openChatServices } from "@kirinuki/tests/support/chat-services.ts";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll } from "vitest";
import { SealedTexts } from "../../../../db/sealed-text.ts";
import type { ChatClient } from "../../../../mail/chat/post-to-target.ts";
import { type MailDesk, mailDesk } from "../../../../mail/testing/mail-desk.ts";
import type { TestContract } from "../../../../testing/builders.ts";
import { openChatClient } from "../../../mail/chat-target/chat-client.ts";
import { webhookPlace } from "../../webhook/webhook-secrets.ts";
import { WebhookSender } from "../webhook-sender.ts";

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

export interface WebhookDesk {
  mail: MailDesk;
  services: ChatServices;
  client: ChatClient;
  sender: WebhookSender;
  /** A worker of its own, which posts by this client. */
  worker(client: ChatClient): WebhookSender;
  log: string[];
  /** A webhook at a path of the stand-in; its id. */
  webhook(contract: TestContract, path: string, parts?: { events?: string[]; themeId?: number }): Promise<number>;
}

/** Posts on a test database under the mail desk's clock, to stand-ins on this machine. */
export async function webhookDesk(db: TestDatabase): Promise<WebhookDesk> {
  const mail = await mailDesk(db);
  const services = await openChatServices();
  const sealedTexts = new SealedTexts(() => "the secret of these tests");
  const clock = { now: () => mail.now };
  const client = openChatClient({ allowPrivate: true }, clock);
  afterAll(async () => {
    await client.close();
    await services.close();
  });
  const log: string[] = [];
  const parts = {
    ...{ scope: mail.scope, clock, sealedTexts, publicUrl: "https://kirinuki.example", idleMs: 10 },
    log: (message: string, detail?: object) => void log.push(`${message} ${JSON.stringify(detail)}`),
  };
  const worker = (own: ChatClient) => new WebhookSender({ ...parts, client: own });
  return {
    mail,
    services,
    client,
    sender: worker(client),
    worker,
    log,
    async webhook({ contractId }, path, { events = [...WEBHOOK_EVENTS], themeId } = {}) {
      const { rows } = await db.owner.query<{ id: number }>(
        `INSERT INTO webhook (contract_id, webhook_name, url, url_host, secret, event_types, theme_id, event_position, next_post_at, changed_by, changed_at)
         VALUES ($1, $2, '', '127.0.0.1', '', $3, $4, coalesce((SELECT position FROM article_event_head WHERE contract_id = $1), 0),
           '2026-01-01', 'admin01', now()) RETURNING webhook_id AS id`,
        [contractId, path, events, themeId ?? null],
      );
      const id = rows[0]?.id ?? 0;
      const seal = (text: string, what: "url" | "secret") => sealedTexts.seal(text, webhookPlace(contractId, id, what));
      await db.owner.query("UPDATE webhook SET url = $3, secret = $4 WHERE contract_id = $1 AND webhook_id = $2", [
        ...[contractId, id, seal(services.url + path, "url"), seal(SECRET, "secret")],
      ]);
      return id;
    },
  };
}
