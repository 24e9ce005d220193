import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk } from "../original-use/testing/originals-desk.ts";
import { NO_USES, type UsageCounts } from "./usage-counts.ts";

const db = await testDatabase();
const api = await testApi(db);

const KINDS = ["pdf_display", "pdf_print", "text_display", "text_print", "epub_display"] as const;
const DAYS = 70;
const dayOf = (n: number): string => new Date(Date.UTC(2028, 0, 10 + n)).toISOString().slice(0, 10);

/** A use as it stands in the log, counted by hand below. */
interface Use {
  user: string;
  group: string;
  day: string;
  section: number;
  kind: (typeof KINDS)[number];
  state: "counted" | "reserved" | "released";
  article: number;
  charge: string;
}

/** Park and Miller's: the same uses in every run. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** As hostile as they may be: what a spreadsheet would run, a comma, a percent sign, none at all. */
const CHARGES = ["", "A-100", "=1+1", "案件,二", "100%"];
const USERS = ["admin", "b-ito", "c-mori", "d-seki", "e-hara", "f-oda"];
let groups: TestGroup[];
let admin: TestUser;
let members: TestUser[];
let log: Use[];

/** Everybody changes his group every twenty days. */
const groupOf = (user: number, day: number): TestGroup | undefined =>
  groups[(user + Math.floor(day / 20)) % groups.length];

beforeAll(async () => {
  const contract = await aContract(db.owner);
  const [first, second] = [await aGroup(db.owner, contract), await aGroup(db.owner, contract)];
  groups = [first, second, await aGroup(db.owner, contract)];
  members = await Promise.all(
    USERS.map((userId, at) =>
      aUser(db.owner, at % 2 === 0 ? first : second, { userId, userAuthority: at === 0 ? 1 : 0 }),
    ),
  );
  [admin] = members as [TestUser];
  const draw = draws(20_281_129);
  log = Array.from({ length: 10_000 }, () => {
    const [user, day, section] = [draw(USERS.length), draw(DAYS), [1, 1, 2, 5][draw(4)] ?? 1];
    return {
      user: USERS[user] ?? "",
      group: String(groupOf(user, day)?.userGroupId),
      day: dayOf(day),
      section,
      kind: section === 5 ? "epub_display" : (KINDS[draw(4)] ?? "pdf_display"),
      state: (["counted", "counted", "counted", "reserved", "released"] as const)[draw(5)] ?? "counted",
      article: 1 + draw(300),
      charge: CHARGES[draw(CHARGES.length)] ?? "",
    };
  });
  await db.owner.query(
    `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
       data_section, use_kind, use_state, reserved_at, expires_at, counted_at, charge_code)
     SELECT $1, date_trunc('month', day), day, "user", "group", 'of then', decode(md5((row_number() OVER ())::text), 'hex'), article, section, kind, state, day, day, day, charge
     FROM json_to_recordset($2::json) AS u("user" text, "group" int, day date, section smallint, kind text, state text, article bigint, charge text)`,
    [contract.contractId, JSON.stringify(log)],
  );
  await db.owner.query("DELETE FROM app_user WHERE contract_id = $1 AND user_id = 'f-oda'", [contract.contractId]);
  await db.owner.query("DELETE FROM user_group WHERE user_group_id = $1", [groups[2]?.userGroupId]);
});

/** The counts of spec section 3, one use after the other. */
function countsOf(uses: readonly Use[]): UsageCounts {
  const counts = { ...NO_USES };
  for (const { section, kind } of uses) {
    if (kind === "pdf_display") counts.pdf_count += 1;
    if (kind === "pdf_print") counts.print_count += 1;
    if (kind === "text_display") counts.text_disp_count += 1;
    if (kind === "text_print") counts.text_print_count += 1;
    if (kind === "epub_display") counts.epub_count += 1;
    if (section === 1) counts.mc_count += 1;
    if (section === 2) counts.sc_count += 1;
    if (section === 2 && kind.startsWith("text")) counts.sc_text_count += 1;
    if (section !== 5) counts.count += 1;
  }
  return counts;
}

type Row = UsageCounts & Record<"user_group_id" | "user_id" | "process_date" | "charge_code", string | null>;
const countsIn = (row: object) => expect.objectContaining(row);

/** All pages of an inquiry; the 合計 of each page is that of all. */
async function rowsOf(
  call: (page: number) => Promise<{ rows: Row[]; count: number }>,
): Promise<{ rows: Row[]; total: Row | undefined }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(page);
    const total = answer.rows.at(-1);
    rows.push(...answer.rows.slice(0, -1));
    if (rows.length >= answer.count) return { rows, total };
  }
}

const inquiry = (name: string, body: object) =>
  rowsOf(async (page) => {
    const answer = await api.send(admin, "POST", `/pdf_usage_by_${name}`, { ...body, page, page_size: 100 });
    const { pdf_usage: rows, pdf_usage_count: count } = answer.json().data;
    return { rows, count };
  });

const frequency = (start_date: string, end_date: string) =>
  rowsOf(async (page) => {
    const query = { start_date, end_date, page, page_size: 100 };
    const { pdf_usage_frequency: rows, pdf_usage_frequency_count: count } = (
      await api.get(admin, "/pdf_usage_frequency", query)
    ).json().data;
    return { rows, count };
  });

const isTotal = (value: string | null): boolean => value === "合計";

/** What a row is about, and so which uses it counts. */
const usesOf = (row: Row, among: readonly Use[]): Use[] =>
  among.filter(
    (use) =>
      (row.user_group_id === null || use.group === row.user_group_id) &&
      (row.user_id === null || isTotal(row.user_id) || use.user === row.user_id) &&
      (row.process_date === null || isTotal(row.process_date) || use.day === row.process_date) &&
      (row.charge_code === null || isTotal(row.charge_code) || use.charge === row.charge_code),
  );

const within = (start: string, end: string): Use[] =>
  log.filter((use) => use.state === "counted" && use.day >= start && use.day <= end);

describe.each([
  ["the leap day", "2028-02-29", "2028-02-29"],
  ["a month", "2028-02-01", "2028-02-29"],
  ["days over two months", "2028-02-20", "2028-03-05"],
  ["all days", dayOf(0), dayOf(DAYS - 1)],
])("over %s", (_name, start, end) => {
  const period = { start_day: start, end_day: end };

  it.each(["userid_period", "userid_daily", "usergroupid_period", "usergroupid_daily"])(
    "every row of %s is the sum of its uses in the log, and its file has the same total",
    async (name) => {
      const uses = within(start, end);
      const { rows, total } = await inquiry(name, period);
      for (const row of rows) expect(row, JSON.stringify(row)).toEqual(countsIn(countsOf(usesOf(row, uses))));
      expect(total).toEqual(countsIn(countsOf(uses)));
      const single = rows.filter((row) => !isTotal(row.user_id) && !isTotal(row.process_date));
      expect(single.reduce((sum, { count }) => sum + count, 0)).toBe(total?.count);
      const file = await api.send(admin, "POST", `/pdf_usage_by_${name}_download`, period);
      const lines = file.body.trimEnd().split("\r\n").slice(1);
      expect(lines).toHaveLength(rows.length + 1);
      expect(lines.at(-1)?.split(",").slice(-3)[0]).toBe(String(total?.count));
    },
  );

  it.each(["userid_period", "usergroupid_period"])(
    "every day of every row of %s is the sum of its uses, on the screen and in the file",
    async (name) => {
      const uses = within(start, end);
      const { rows, total } = await inquiry(name, { ...period, day_flag: 1, sort_key: "count" });
      const cells = [...rows, ...(total ? [total] : [])].map((row) => {
        const own = usesOf(row, uses);
        const days = [...new Set(own.map(({ day }) => day))].sort();
        expect(row).toMatchObject({
          days: days.map((day) => ({ process_date: day, ...countsOf(own.filter((use) => use.day === day)) })),
        });
        return days.map((day) => countsOf(own.filter((use) => use.day === day)).count);
      });
      const body = { ...period, day_flag: 1, sort_key: "count" };
      const file = await api.send(admin, "POST", `/pdf_usage_by_${name}_download`, body);
      const [head, ...lines] = file.body.trimEnd().split("\r\n");
      const days = head?.split(",").filter((heading) => /^\d{4}\/\d\d\/\d\d$/.test(heading)).length ?? 0;
      expect(head).toContain("2028/02/29");
      const inFile = lines.map((line) =>
        line
          .split(",")
          .slice(-days)
          .map(Number)
          .filter((count) => count > 0),
      );
      expect(inFile).toEqual(cells.map((row) => row.filter((count) => count > 0)));
    },
  );

  it.each(["userid_period", "userid_daily", "usergroupid_period", "usergroupid_daily"])(
    "every row of %s by charge code is the sum of its uses, of all codes and of those that are chosen",
    async (name) => {
      for (const chosen of [null, ["=1+1", "案件,二"], ["nobody's"]]) {
        const uses = within(start, end).filter(({ charge }) => chosen === null || chosen.includes(charge));
        const body = { ...period, charge_code_flag: 1, ...(chosen && { charge_code: chosen }) };
        const { rows, total } = await inquiry(name, body);
        for (const row of rows) expect(row, JSON.stringify(row)).toEqual(countsIn(countsOf(usesOf(row, uses))));
        expect(total).toEqual(countsIn(countsOf(uses)));
        const single = rows.filter((row) => row.charge_code !== null && !isTotal(row.charge_code));
        expect(single.reduce((sum, { count }) => sum + count, 0)).toBe(total?.count);
        const { usage_days } = (await api.send(admin, "POST", "/pdf_usage_days", body)).json().data;
        expect(usage_days.reduce((sum: number, { count }: Row) => sum + count, 0)).toBe(total?.count);
      }
    },
  );

  it("the days, the frequency and the articles agree with the log", async () => {
    const uses = within(start, end);
    const { usage_days } = (await api.send(admin, "POST", "/pdf_usage_days", period)).json().data;
    for (const day of usage_days)
      expect(day).toEqual(countsIn(countsOf(uses.filter((use) => use.day === day.process_date))));
    expect(usage_days).toHaveLength(new Set(uses.map((use) => use.day)).size);
    const { rows, total } = await frequency(start, end);
    for (const row of rows) expect(row).toEqual(countsIn(countsOf(usesOf(row, uses))));
    expect(total).toEqual(countsIn(countsOf(uses)));
    const query = { start_date: start, end_date: end, page_size: 100 };
    for (const user of (await api.get(admin, "/pdf_usage_users", query)).json().data.users) {
      const own = uses.filter((use) => use.user === user.user_id);
      expect([user.count, user.use_days]).toEqual([
        countsOf(own).count,
        [...new Set(own.map(({ day }) => day))].sort(),
      ]);
    }
    for (const group of groups) {
      const of = { user_id: "f-oda", user_group_id: String(group.userGroupId) };
      const own = uses.filter((use) => use.user === of.user_id && use.group === of.user_group_id);
      const answer = await api.get(admin, "/pdf_usage_articles", { ...period, ...of, page_size: 100 });
      if (answer.statusCode === 404) continue;
      const { usage_articles, usage_article_count } = answer.json().data;
      expect(usage_article_count).toBe(new Set(own.map((use) => `${use.section}/${use.article}`)).size);
      if (usage_article_count <= 100)
        expect(
          usage_articles.reduce((sum: number, { read_count }: { read_count: number }) => sum + read_count, 0),
        ).toBe(own.length);
    }
  });

  it("what a user sees of himself is what the administrator sees of him", async () => {
    const uses = within(start, end);
    for (const member of members.slice(0, -1)) {
      const query = { process_date_start: start, process_date_end: end };
      const { pdf_usage_recodes: rows, usage_charges } = (await api.get(member, "/pdf_usage_recodes", query)).json()
        .data;
      expect(rows.at(-1)).toEqual(countsIn(countsOf(uses.filter((use) => use.user === member.userId))));
      for (const { charge_code, ...counted } of usage_charges) {
        const { count, epub_count } = countsOf(
          uses.filter((use) => use.user === member.userId && use.charge === charge_code),
        );
        expect(counted).toEqual({ count, epub_count });
      }
      const own = await inquiry("userid_period", { ...period, user_id: [member.userId] });
      expect(own.total).toEqual(countsIn(countsOf(uses.filter((use) => use.user === member.userId))));
    }
  });
});

it("a use before midnight in Tokyo is of the leap day and its month, one after it of March, in every view and meter", async () => {
  api.setNow(new Date("2028-02-29T23:50:00+09:00"));
  const desk = await anOriginalsDesk(db, api, { mc: 9, sc: 9 });
  const read = async (at: string, articles: number) => {
    api.setNow(new Date(at));
    for (let n = 0; n < articles; n += 1)
      await api.send(desk.user, "POST", "/article", { article_info: [await desk.article(2)], pdf_flag: 1 });
  };
  await read("2028-02-29T23:59:50+09:00", 2);
  await read("2028-03-01T00:00:05+09:00", 1);
  const both = { start_day: "2028-02-29", end_day: "2028-03-01" };
  const { usage_days } = (await api.send(desk.user, "POST", "/pdf_usage_days", both)).json().data;
  expect(usage_days.map((day: Row) => [day.process_date, day.count])).toEqual([
    ["2028-02-29", 2],
    ["2028-03-01", 1],
  ]);
  const { pdf_usage_recodes, group_usage } = (await api.get(desk.user, "/pdf_usage_recodes")).json().data;
  expect([pdf_usage_recodes.at(-1).count, group_usage.sc_used, group_usage.use_month]).toEqual([1, 1, "2028-03-01"]);
  const february = { start_day: "2028-02-01", end_day: "2028-02-29" };
  const { pdf_usage } = (await api.send(desk.user, "POST", "/pdf_usage_by_usergroupid_period", february)).json().data;
  expect(pdf_usage.at(-1).count).toBe(2);
});
