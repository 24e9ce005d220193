import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect } from "vitest";
import type { TransactionScope } from "../../../../db/tenant.ts";
import { mailDesk } from "../../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../../testing/builders.ts";
import { dice } from "../../../../testing/random.ts";
import { testApi } from "../../../../testing/test-api.ts";
import { addDays } from "../../../../time/tokyo.ts";
import { type RunMorningsContext, runMornings } from "../run-mornings.ts";
import type { LeftEdition, MorningHistory } from "./morning-oracle.ts";

const READER = "reader@example.jp";
const DEADLINE = "06:58";
const MINUTE_MS = 60_000;
const LEFT = `
  SELECT r.mail_run_id::text AS id, r.made_by AS "madeBy", r.made_at AS at, m.content -> 'articles' AS articles FROM mail_edition_send s JOIN mail_run r USING (contract_id, mail_run_id)
  JOIN mail_message m USING (contract_id, mail_run_id) WHERE (r.due_at AT TIME ZONE 'Asia/Tokyo')::date = $1`;

/** Answers of a day, of which nobody knows more than an editor's screen does. */
interface Seen {
  version: string;
  ids: string[];
}
type Body = Record<string, unknown>;
type Did = Pick<MorningHistory, "requests" | "approvals" | "passes">;

/** One morning after the other, in a database and by a clock of its own: two editors, two workers, kills, clocks that differ. */
export async function morningLane(seed: number) {
  const db = await testDatabase();
  const api = await testApi(db);
  const desk = await mailDesk(db);
  const by = dice(seed);
  const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
  const editors = [
    await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" }),
    await aUser(db.owner, group, { topicsCreation: true, userId: "topic02" }),
  ] as const;
  const theme = await aTheme(db.owner, contract, { name: "半導体" });
  const target = { data_kbn: 1, id: String(theme.themeId) };
  let day = "2026-12-01";

  // One session a day.
  const signedIn = (user: TestUser): TestUser => ({ ...user, browser: day });
  const call = async (as: TestUser, method: "PUT" | "POST" | "DELETE", path: string, body: Body) => {
    const answer = await api.send(signedIn(as), method, path, { ...target, ...body });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    const { result, data } = answer.json();
    return { isDone: answer.statusCode === 200 && result.status === 0, data };
  };

  async function look(as: TestUser): Promise<Seen> {
    const { data } = (await api.get(signedIn(as), "/mail_edition", target)).json();
    const ids = data.edition_item.flatMap(({ article_id }: { article_id: string | null }) => article_id ?? []);
    return { version: data.version, ids };
  }

  const saves = (as: TestUser, { version, ids }: Seen) => {
    const kept = ids.filter(() => by.chance(0.6));
    const edition_item = (kept.length > 0 ? kept : ids).map((article_id) => ({ article_id, comment: "書きかけ" }));
    return call(as, "PUT", "/mail_edition", { version, edition_item });
  };
  const sends = (as: TestUser, { version }: Seen) =>
    call(as, "POST", "/mail_edition_send", { version, mail_address: [READER] });
  const requests = (as: TestUser, { version }: Seen) =>
    call(as, "POST", "/edition_approval_request", { version, mail_address: [READER] });
  const approves = (as: TestUser, { version }: Seen) => call(as, "POST", "/edition_approval", { version });
  const withdraws = (as: TestUser, { version }: Seen) => call(as, "DELETE", "/edition_approval_request", { version });

  let dutyVersion: number | undefined;
  async function setUp(approval: boolean) {
    const nobody = { leave_flag: 1, user_id: "topic01", deputy_user_id: "topic02" };
    const { isDone, data } = await call(admin, "PUT", "/edition_duty", {
      ...{ deadline: DEADLINE, approval_flag: approval ? 1 : 0, article_max_count: 20, mail_address: [READER] },
      edition_rota: [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({ weekday, ...nobody })),
      ...(dutyVersion !== undefined && { version: dutyVersion }),
    });
    expect(isDone).toBe(true);
    dutyVersion = data.edition_duty.version;
    await db.owner.query("DELETE FROM edition_approval");
  }

  /** A process that may end before it commits. */
  const mortal: TransactionScope["shared"] = (access, work) =>
    desk.scope.shared(access, async (tx) => {
      const result = await work(tx);
      if (access === "write" && by.chance(0.3)) throw new Error("killed");
      return result;
    });

  /** A pass of a worker by the clock of its machine. */
  async function passes(isMortal: boolean, moment: Date, at: Date, did: Did): Promise<void> {
    const scope = isMortal ? ({ shared: mortal } as TransactionScope) : desk.scope;
    const context: RunMorningsContext = { scope, clock: { now: () => at }, log: () => undefined };
    did.passes.push({ at, moment, isSure: !isMortal });
    await runMornings(context);
  }

  /** What one of two does with what he has seen, perhaps long ago. */
  async function acts(as: TestUser, seen: Map<TestUser, Seen>, did: Did): Promise<void> {
    const known = seen.get(as);
    if (!known || by.chance(0.5)) {
      seen.set(as, await look(as));
      return;
    }
    const isAsked = did.requests.some(({ version }) => version === known.version);
    const act = isAsked && by.chance(0.5) ? approves : by.of([saves, saves, sends, requests, approves, withdraws]);
    const { isDone } = await act(as, known);
    const note = { version: known.version, userId: as.userId };
    if (isDone && act === requests) did.requests.push(note);
    if (isDone && act === approves) did.approvals.push(note);
    if (isDone && act === saves) seen.set(as, await look(as));
  }

  const seenAt = new Map<string, Date>();
  /** What has left by this moment. */
  async function leftBy(moment: Date): Promise<LeftEdition[]> {
    const { rows } = await db.owner.query<Omit<LeftEdition, "seenAt"> & { id: string }>(LEFT, [day]);
    for (const { id } of rows) if (!seenAt.has(id)) seenAt.set(id, moment);
    return rows.map(({ id, ...row }) => ({ ...row, seenAt: seenAt.get(id) ?? moment }));
  }

  async function articlesCome(): Promise<void> {
    for (let count = by.upTo(3); count >= 0; count -= 1) {
      const { articleId } = await anArticle(db.owner, { dataSection: 3, processDate: day });
      await aHit(db.owner, theme, { articleId, section: 3, day });
    }
  }

  /** The day's history, and those who have seen a draft that has left meanwhile. */
  async function morning(): Promise<{ history: MorningHistory; staleSends: number }> {
    const approval = by.chance(0.4);
    const deadline = new Date(`${day}T${DEADLINE}:00+09:00`);
    // The evening before.
    api.setNow(new Date(`${addDays(day, -1)}T20:00:00+09:00`));
    await setUp(approval);
    await articlesCome();
    const seen = new Map<TestUser, Seen>();
    const did: Did = { requests: [], approvals: [], passes: [] };
    // Clocks of machines differ, and are set right again.
    const skewed = (moment: Date) =>
      new Date(moment.getTime() + (by.chance(0.2) ? by.of([-90_000, -20_000, 20_000]) : 0));
    const isNobodyThere = by.chance(0.3);
    // Until somebody sees that it has gone, both act on what they have seen; what they do afterwards is another mail edition.
    let hasLeft = false;
    for (let minute = -12; minute <= 6; minute += by.of([1, 2, 4])) {
      const moment = new Date(deadline.getTime() + minute * MINUTE_MS);
      api.setNow(skewed(moment));
      const workers = by.chance(0.4) ? 2 : 1;
      const works = Array.from({ length: workers }, () => passes(by.chance(0.3), moment, skewed(moment), did));
      const acting = isNobodyThere || hasLeft ? [] : editors.filter(() => by.chance(0.6));
      await Promise.all([...works, ...acting.map((as) => acts(as, seen, did))]);
      hasLeft = (await leftBy(moment)).length > 0;
    }
    const end = new Date(deadline.getTime() + 10 * MINUTE_MS);
    api.setNow(end);
    desk.setNow(end);
    await passes(false, end, end, did);
    await leftBy(end);
    let staleSends = 0;
    for (const stale of seen) if ((await sends(...stale)).isDone) staleSends += 1;
    const left = await leftBy(end);
    await desk.sender.drain();
    const mails = desk.kept.take();
    const history: MorningHistory = {
      ...{ deadline, approval, left, ...did },
      mails: mails.filter(({ to }) => String(to).includes(READER)).length,
      heldNotices: mails.filter(({ subject }) => subject.includes("承認がない")).length,
    };
    return { history, staleSends };
  }

  return {
    /** The next day's. */
    async next() {
      const of = day;
      const result = await morning();
      day = addDays(day, 1);
      return { day: of, ...result };
    },
  };
}
