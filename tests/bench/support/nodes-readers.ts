import { join } from "node:path";
import { aPdf } from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aSession, aUser, TEST_PASSWORD } from "@kirinuki/core-api/src/testing/a-user.ts";
import { anArticle } from "@kirinuki/core-api/src/testing/an-article.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume, ORDINARY } from "@kirinuki/core-api/src/testing/volume.ts";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import type pg from "pg";
import { homeOf } from "./readers.ts";

const ORIGINALS = 50;

/** A contract of many readers with an ordinary month of articles and a morning's originals. */
export interface ReadContract {
  contractId: number;
  contractCode: string;
  themeIds: string[];
  /** Articles that have an original. */
  originals: string[];
  readers: Reader[];
}

/** One person; the cookie is of the session that his browser has. */
export interface Reader {
  userId: string;
  cookie: string;
}

/** @param dataFolder of the nodes, where originals lie */
export async function aReadContract(owner: pg.Pool, dataFolder: string, readers: number): Promise<ReadContract> {
  const today = tokyoDay(systemClock.now());
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract);
  await aVolume(owner, contract.contractId, { ...ORDINARY, lastDay: today });
  // Each theme has a word of its own, which the titles of articles that arrive later name.
  await owner.query(
    "UPDATE expression SET expression = '第' || theme_id || '番', canonical = '第' || theme_id || '番' WHERE contract_id = $1",
    [contract.contractId],
  );
  const { rows } = await owner.query<{ id: string }>(
    "SELECT theme_id::text AS id FROM theme WHERE contract_id = $1 ORDER BY display_order",
    [contract.contractId],
  );
  const themeIds = rows.map(({ id }) => id);
  const store = new FolderStore(join(dataFolder, "originals"));
  const pdf = await aPdf();
  const originals: string[] = [];
  for (let at = 0; at < ORIGINALS; at += 1) {
    const theme = { ...contract, themeName: "", themeId: Number(themeIds[at % themeIds.length]) };
    const { articleId } = await anArticle(owner, { themes: [theme], body: "本文。", processDate: today });
    await store.put(`bench/${articleId}.pdf`, pdf);
    await owner.query("UPDATE article SET pdf_key = $2 WHERE article_id = $1", [articleId, `bench/${articleId}.pdf`]);
    originals.push(articleId);
  }
  const people: Reader[] = [];
  for (let at = 0; at < readers; at += 1) {
    const user = await aUser(owner, group, { mcAuthority: 3 });
    people.push({ userId: user.userId, cookie: `kirinuki_session=${await aSession(owner, user, systemClock.now())}` });
  }
  await addAlerts(owner, contract.contractId);
  return { ...contract, themeIds, originals, readers: people };
}

/** Each theme alerts an address of its own. */
async function addAlerts(owner: pg.Pool, contractId: number): Promise<void> {
  await owner.query(
    `WITH a AS (
       INSERT INTO mail_address (contract_id, mail_address) SELECT $1, 'theme' || theme_id || '@example.jp' FROM theme WHERE contract_id = $1
       RETURNING mail_address_id, substring(mail_address FROM '[0-9]+')::int AS theme_id)
     INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day,
       alert, alert_since, alert_max_count)
     SELECT $1, 1, theme_id, mail_address_id, 1, 1, '{07:00}', now() + interval '1 day', current_date - 1, true, now(), 500 FROM a`,
    [contractId],
  );
}

export type Kind = "sign-in" | "home" | "list" | "original" | "notice";

/** One call as its reader saw it. */
export interface Seen {
  kind: Kind;
  at: number;
  ms: number;
  /** HTTP status; 0 where no answer came; 599 where a GraphQL answer has errors of another kind than 503. */
  status: number;
}

/** What readers do, and what they were answered. */
export class Readings {
  readonly seen: Seen[] = [];
  /** Tickets of originals whose notice was answered with success. */
  counted = 0;

  constructor(
    private readonly origin: string,
    private readonly contract: ReadContract,
  ) {}

  /** From a mail's link: signs in where the session has ended, home, a list, and an original where he wants one. */
  async read(at: number, wants: { signIn: boolean; original: boolean }): Promise<void> {
    const { contractCode, readers, themeIds, originals } = this.contract;
    const reader = readers[at % readers.length];
    const themeId = themeIds[at % themeIds.length] ?? "";
    if (!reader) return;
    if (wants.signIn) {
      const body = { contract_code: contractCode, user_id: reader.userId, password: TEST_PASSWORD };
      const answer = await this.ask("sign-in", "/api/v1/login", "POST", "", body);
      const cookies = answer?.headers.getSetCookie().map((each) => each.split(";")[0]);
      if (cookies?.length) reader.cookie = cookies.join("; ");
    }
    await this.ask("home", "/graphql", "POST", reader.cookie, homeOf(themeId));
    await this.ask("list", `/api/v1/webnews?data_kbn=1&id=${themeId}&page_size=100`, "GET", reader.cookie);
    if (wants.original) await this.openOriginal(reader.cookie, originals[at % originals.length] ?? "");
  }

  private async openOriginal(cookie: string, articleId: string): Promise<void> {
    const body = { article_info: [{ article_id: articleId, data_section: 1 }], pdf_flag: 1, ticket_only: true };
    const given = await this.ask("original", "/api/v1/pdf", "POST", cookie, body);
    const ticket = given?.ok ? (await given.json()).data?.pdf_ticket : undefined;
    if (ticket === undefined) return;
    const path = "/api/v1/pdf_display_completion_notice";
    const answer = await this.ask("notice", path, "PUT", cookie, { pdf_ticket: ticket });
    if (answer?.ok) this.counted += Number((await answer.json()).data.usage_count);
  }

  private async ask(kind: Kind, path: string, method: string, cookie: string, body?: object): Promise<Response | null> {
    const headers = {
      ...{ cookie, origin: this.origin, "apollo-require-preflight": "true" },
      ...(body && { "content-type": "application/json" }),
    };
    const at = performance.now();
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    const text = (await answer?.clone().text()) ?? "";
    this.seen.push({ kind, at, ms: performance.now() - at, status: statusOf(answer, text) });
    return answer;
  }
}

function statusOf(answer: Response | null, text: string): number {
  if (!answer) return 0;
  if (!text.startsWith('{"errors"') && !text.includes('"errors":[')) return answer.status;
  return text.includes("MSG5030") ? 503 : 599;
}
