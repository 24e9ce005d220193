import type { ChatKind } from "@kirinuki/schema/chat.ts";
import { type ChatServices, openChatServices } from "@kirinuki/tests/support/chat-services.ts";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll } from "vitest";
import { SealedTexts } from "../../../../db/sealed-text.ts";
import { chatPlace } from "../../../../mail/chat/chat-secrets.ts";
import { ChatSender } from "../../../../mail/chat/chat-sender.ts";
import type { ChatClient } from "../../../../mail/chat/post-to-target.ts";
import { type MailDesk, mailDesk, type SettingParts } from "../../../../mail/testing/mail-desk.ts";
import type { TestContract } from "../../../../testing/builders.ts";
import { openChatClient } from "../chat-client.ts";

const HASTY_MS = 1000;

export interface ChatDesk {
  mail: MailDesk;
  services: ChatServices;
  sealedTexts: SealedTexts;
  sender: ChatSender;
  client: ChatClient;
  /** A worker of its own, which posts by this client. */
  worker(client: ChatClient): ChatSender;
  /** Gives up on a service that says nothing after a second. */
  hastySender: ChatSender;
  log: string[];
  /** A target of a service, at a path of the stand-in. */
  target(contract: TestContract, parts: { kind: ChatKind; path: string; secret?: string }): Promise<number>;
  /** A setting that is due now for the first time. */
  setting(contract: TestContract, targetId: number, parts: Omit<SettingParts, "address">): Promise<number>;
  /** Makes what is due and posts it. */
  runAndPost(): Promise<void>;
}

/** Posts on a test database under the mail desk's clock, to stand-ins on this machine. */
export async function chatDesk(db: TestDatabase): Promise<ChatDesk> {
  const mail = await mailDesk(db);
  const services = await openChatServices();
  const sealedTexts = new SealedTexts(() => "the secret of these tests");
  const clock = { now: () => mail.now };
  const client = openChatClient({ allowPrivate: true }, clock);
  const hasty = openChatClient({ allowPrivate: true, timeoutMs: HASTY_MS }, clock);
  afterAll(async () => {
    await client.close();
    await hasty.close();
    await services.close();
  });
  const log: string[] = [];
  const parts = {
    ...{ scope: mail.scope, clock, sealedTexts, publicUrl: "https://kirinuki.example", idleMs: 10 },
    log: (message: string, detail?: object) => void log.push(`${message} ${JSON.stringify(detail)}`),
  };
  const sender = new ChatSender({ ...parts, client });
  return {
    mail,
    services,
    sealedTexts,
    sender,
    client,
    worker: (own) => new ChatSender({ ...parts, client: own }),
    hastySender: new ChatSender({ ...parts, client: hasty }),
    log,
    async target({ contractId }, { kind, path, secret }) {
      const { rows } = await db.owner.query<{ id: number }>(
        `INSERT INTO chat_target (contract_id, kind, target_name, url, url_host, secret, next_post_at, changed_by, changed_at)
         VALUES ($1, $2, $3, '', '127.0.0.1', CASE WHEN $2 = 'webhook' THEN ''::bytea END, '2026-01-01', 'admin01', now())
         RETURNING chat_target_id AS id`,
        [contractId, kind, path],
      );
      const id = rows[0]?.id ?? 0;
      const seal = (text: string, what: "url" | "secret") => sealedTexts.seal(text, chatPlace(contractId, id, what));
      await db.owner.query(
        "UPDATE chat_target SET url = $3, secret = $4 WHERE contract_id = $1 AND chat_target_id = $2",
        [
          contractId,
          id,
          seal(services.url + path, "url"),
          kind === "webhook" ? seal(secret ?? "whsec_AAAA", "secret") : null,
        ],
      );
      await db.owner.query(
        "INSERT INTO mail_address (contract_id, mail_address, chat_target_id) VALUES ($1, 'chat:' || $2::int, $2)",
        [contractId, id],
      );
      return id;
    },
    setting: (contract, targetId, parts) => mail.setting(contract, { ...parts, address: `chat:${targetId}` }),
    async runAndPost() {
      await mail.run();
      await mail.supplements();
      await sender.drain();
    },
  };
}
