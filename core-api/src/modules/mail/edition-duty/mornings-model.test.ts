import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import type { TransactionScope } from "../../../db/tenant.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { dice } from "../../../testing/random.ts";
import { testApi } from "../../../testing/test-api.ts";
import { addDays } from "../../../time/tokyo.ts";
import { type RunMorningsContext, runMornings } from "./run-mornings.ts";

/** How many mornings, and of which numbers; docs/operations.md says how to have more. */
const DAYS = Number(process.env.EDITION_MORNINGS ?? 100);
const SEED = Number(process.env.EDITION_MORNINGS_SEED ?? 1);
const SECONDS_A_DAY = 4;

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const by = dice(SEED);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const editors = [
  await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" }),
  await aUser(db.owner, group, { topicsCreation: true, userId: "topic02" }),
] as const;
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const TARGET = { data_kbn: 1, id: String(theme.themeId) };
const READER = "reader@example.jp";
const DEADLINE = "06:58";
const MINUTE_MS = 60_000;

/** Answers of a day, of which nobody knows more than an editor's screen does. */
interface Seen {
  version: string;
  ids: string[];
}

type Body = Record<string, unknown>;
const call = async (as: TestUser, method: "PUT" | "POST" | "DELETE", path: string, body: Body) => {
  const answer = await api.send(as, method, path, body);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  const { result, data } = answer.json();
  return { isDone: answer.statusCode === 200 && result.status === 0, data };
};

async function look(as: TestUser): Promise<Seen> {
  const { data } = (await api.get(as, "/mail_edition", TARGET)).json();
  const ids = data.edition_item.flatMap(({ article_id }: { article_id: string | null }) => article_id ?? []);
  return { version: data.version, ids };
}

/** A process that may end before it commits. */
const mortal = (): TransactionScope["shared"] => (access, work) =>
  desk.scope.shared(access, async (tx) => {
    const result = await work(tx);
    if (access === "write" && by.chance(0.3)) throw new Error("killed");
    return result;
  });

function aWorker(isMortal: boolean): RunMorningsContext {
  const scope = isMortal ? ({ shared: mortal() } as TransactionScope) : desk.scope;
  return { scope, clock: { now: () => desk.now }, log: () => undefined };
}

const saves = (as: TestUser, { version, ids }: Seen) => {
  const kept = ids.filter(() => by.chance(0.6));
  const edition_item = (kept.length > 0 ? kept : ids).map((article_id) => ({ article_id, comment: "書きかけ" }));
  return call(as, "PUT", "/mail_edition", { ...TARGET, version, edition_item });
};
const sends = (as: TestUser, { version }: Seen) =>
  call(as, "POST", "/mail_edition_send", { ...TARGET, version, mail_address: [READER] });
const requests = (as: TestUser, { version }: Seen) =>
  call(as, "POST", "/edition_approval_request", { ...TARGET, version, mail_address: [READER] });
const approves = (as: TestUser, { version }: Seen) => call(as, "POST", "/edition_approval", { ...TARGET, version });
const withdraws = (as: TestUser, { version }: Seen) =>
  call(as, "DELETE", "/edition_approval_request", { ...TARGET, version });

let dutyVersion: number | undefined;
async function setUp(approval_flag: number) {
  const nobody = { leave_flag: 1, user_id: "topic01", deputy_user_id: "topic02" };
  const edition_rota = [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({ weekday, ...nobody }));
  const body = {
    ...TARGET,
    deadline: DEADLINE,
    approval_flag,
    article_max_count: 20,
    mail_address: [READER],
    edition_rota,
  };
  const { isDone, data } = await call(admin, "PUT", "/edition_duty", {
    ...body,
    ...(dutyVersion !== undefined && { version: dutyVersion }),
  });
  expect(isDone).toBe(true);
  dutyVersion = data.edition_duty.version;
}

const LEFT = `
  SELECT r.mail_run_id::text AS id, r.made_by, m.state, m.content -> 'articles' AS articles FROM mail_edition_send s JOIN mail_run r USING (contract_id, mail_run_id)
  JOIN mail_message m USING (contract_id, mail_run_id) WHERE (r.due_at AT TIME ZONE 'Asia/Tokyo')::date = $1`;

interface Left {
  id: string;
  made_by: string;
  articles: { id: string; comment?: string }[];
}
const leftOn = async (day: string): Promise<Left[]> => (await db.owner.query(LEFT, [day])).rows;

/** Clocks of machines differ, and are set right again. */
function setClocks(moment: number) {
  const skew = () => (by.chance(0.2) ? by.of([-90_000, -20_000, 20_000]) : 0);
  api.setNow(new Date(moment + skew()));
  desk.setNow(new Date(moment + skew()));
}

/** What one of two does with what he has seen, perhaps long ago. */
async function acts(as: TestUser, seen: Map<TestUser, Seen>, asked: Map<string, string>): Promise<void> {
  const known = seen.get(as);
  if (!known || by.chance(0.5)) {
    seen.set(as, await look(as));
    return;
  }
  const act = by.of([saves, saves, sends, requests, approves, withdraws]);
  const { isDone } = await act(as, known);
  if (isDone && act === requests) asked.set(known.version, as.userId);
  if (isDone && act === saves) seen.set(as, await look(as));
}

async function morning(day: string, approval: boolean): Promise<void> {
  const deadline = Date.parse(`${day}T${DEADLINE}:00+09:00`);
  const seen = new Map<TestUser, Seen>();
  const asked = new Map<string, string>();
  for (let count = by.upTo(3); count >= 0; count -= 1) {
    const { articleId } = await anArticle(db.owner, { dataSection: 3, processDate: day });
    await aHit(db.owner, theme, { articleId, section: 3, day });
  }
  const isNobodyThere = by.chance(0.3);
  // Until somebody sees that it has gone, both act on what they have seen; what they do afterwards is another mail edition.
  for (let minute = -20; minute <= 6; minute += by.of([1, 2, 4])) {
    setClocks(deadline + minute * MINUTE_MS);
    const isMortal = by.chance(0.3);
    const works = [runMornings(aWorker(isMortal)), ...(by.chance(0.5) ? [runMornings(aWorker(isMortal))] : [])];
    const acting = isNobodyThere || (await leftOn(day)).length > 0 ? [] : editors.filter(() => by.chance(0.5));
    await Promise.all([...works, ...acting.map((as) => acts(as, seen, asked))]);
  }
  api.setNow(new Date(deadline + 10 * MINUTE_MS));
  desk.setNow(new Date(deadline + 10 * MINUTE_MS));
  await runMornings(aWorker(false));
  const left = await leftOn(day);
  if (approval) expect(left.length, day).toBeLessThanOrEqual(1);
  else expect(left, day).toHaveLength(1);
  for (const stale of seen) expect((await sends(...stale)).isDone, day).toBe(false);
  for (const { made_by, articles } of left) {
    const isAutomatic = made_by === "自動選定";
    if (approval) expect(isAutomatic).toBe(false);
    if (approval) expect([...asked.values()].some((userId) => userId !== made_by)).toBe(true);
    if (isAutomatic) expect(articles.filter(({ comment }) => comment !== undefined)).toEqual([]);
    for (const { id } of articles) {
      expect(had.has(id), `${day} ${id}`).toBe(false);
      had.add(id);
    }
  }
  await desk.sender.drain();
  const mails = desk.kept.take();
  expect(
    mails.filter(({ to }) => String(to).includes(READER)),
    day,
  ).toHaveLength(left.length);
  const told = mails.filter(({ subject }) => subject.includes("承認がない"));
  expect(told.length, day).toBe(approval && left.length === 0 ? 1 : told.length);
  expect(told.length, day).toBeLessThanOrEqual(1);
}
const had = new Set<string>();

it(
  "lets one mail edition leave by its deadline, never two, and none unapproved, under kills, two workers, two editors and clocks that differ",
  async () => {
    let day = "2026-12-01";
    for (let count = 0; count < DAYS; count += 1) {
      const approval = by.chance(0.4);
      // The evening before.
      api.setNow(new Date(`${addDays(day, -1)}T20:00:00+09:00`));
      await setUp(approval ? 1 : 0);
      await db.owner.query("DELETE FROM edition_approval");
      await morning(day, approval);
      day = addDays(day, 1);
    }
  },
  (DAYS + 10) * SECONDS_A_DAY * 1000,
);
