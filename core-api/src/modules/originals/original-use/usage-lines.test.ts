import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../access/actor.ts";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { countUses, reserveUses } from "./usage-ledger.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const api = createDataSource({ url: db.apiUrl, poolSize: 8, statementTimeout: 30_000, applicationName: "lines" });
const scope = new TransactionScope(api);
beforeAll(() => api.initialize());
afterAll(() => api.destroy());

const NOVEMBER = new Date("2026-11-18T14:00:00+09:00");
const LAST_MOMENT = new Date("2026-11-30T23:59:00+09:00");
const DECEMBER = new Date("2026-12-01T00:00:30+09:00");
const origin = { displayId: "", isMail: false, themeId: null, themeGroupId: null, topicsId: null, chargeCode: "" };

interface World {
  group: TestGroup;
  admins: TestUser[];
  unit: number | null;
}

/** A group of a contract with two Admins who get mails, one who doesn't, and a reader. */
async function aWorld(caps: { mc?: number | null; lines?: number[]; unit?: number } = {}): Promise<World> {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  const admins = [
    await aUser(db.owner, group, { userAuthority: 1 }),
    await aUser(db.owner, group, { userAuthority: 1 }),
  ];
  const silent = await aUser(db.owner, group, { userAuthority: 1 });
  await aUser(db.owner, group);
  await db.owner.query("UPDATE app_user SET system_mail_stop_flag = true WHERE user_id = $1", [silent.userId]);
  const unit = caps.unit ?? null;
  if (unit !== null)
    await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, $2, '本社一括')", [contract.contractId, unit]);
  await db.owner.query(
    "UPDATE user_group SET use_max_count1 = $2, demand_id = $3, use_lines = $4 WHERE user_group_id = $1",
    [group.userGroupId, caps.mc ?? null, unit, caps.lines ?? [80, 100]],
  );
  return { group, admins, unit };
}

async function aUnit(cap: number): Promise<number> {
  const { rows } = await db.owner.query(
    "INSERT INTO demand_unit (use_max_count) VALUES ($1) RETURNING demand_id AS id",
    [cap],
  );
  return rows[0].id;
}

/** A use of a session of its own, from the place to the count. */
async function use({ group }: World, now: Date, articles = 1): Promise<number> {
  const actor = {
    ...{ contractId: group.contractId, userId: "reader", userGroupId: group.userGroupId, userGroupName: "g" },
    ...{ readOnly: false, supportView: null, sessionTokenHash: Buffer.from(`s${nextNumber()}`) },
  } as Actor;
  const wish = {
    kind: "pdf_display",
    articles: Array.from({ length: articles }, () => ({ articleId: String(nextNumber()), section: 1 as const })),
    origin,
  } as const;
  const { contractId } = actor;
  const place = await scope.forContract(contractId, "write", (tx) => reserveUses(tx, actor, wish, now));
  if (place.kind !== "reserved") throw new Error(place.kind);
  const { useIds } = place;
  return scope.forContract(contractId, "write", (tx) => countUses(tx, actor, { kind: "pdf_display", useIds }, now));
}

const crossings = async (...worlds: World[]) =>
  (
    await db.owner.query(
      `SELECT use_month::text AS month, demand_id IS NULL AS own, line, cap, used FROM usage_line_crossing
       WHERE contract_id = ANY ($1) ORDER BY contract_id, crossing_id`,
      [worlds.map(({ group }) => group.contractId)],
    )
  ).rows.map(({ month, own, line, cap, used }) => `${month} ${own ? "group" : "unit"} ${line}% of ${cap} at ${used}`);

/** Queued mails of the contract by run. */
const queued = async ({ group }: World) =>
  (
    await db.owner.query(
      `SELECT array_agg(m.user_id ORDER BY m.row_no) AS users FROM mail_message m JOIN mail_run USING (contract_id, mail_run_id)
       WHERE m.contract_id = $1 AND kind = 'usage_line' GROUP BY mail_run_id ORDER BY mail_run_id`,
      [group.contractId],
    )
  ).rows.map(({ users }) => users);

describe("lines before a cap", () => {
  it("are each crossed once by 200 uses at the same time, of two contracts' shared unit too, and told once by workers of whom some die", async () => {
    const unit = await aUnit(200);
    const [one, two] = [await aWorld({ mc: 100, unit }), await aWorld({ mc: 150, unit })];
    await Promise.all(Array.from({ length: 200 }, (_, at) => use(at % 2 === 0 ? one : two, NOVEMBER)));
    const [first, second] = [await crossings(one), await crossings(two)];
    const month = "2026-11-01";
    const ofUnit = [`${month} unit 80% of 200 at 160`, `${month} unit 100% of 200 at 200`];
    expect(first.toSorted()).toEqual(
      [`${month} group 80% of 100 at 80`, `${month} group 100% of 100 at 100`, ...ofUnit].toSorted(),
    );
    expect(second.toSorted()).toEqual(ofUnit.toSorted());
    desk.setNow(NOVEMBER);
    const dying = desk.scope.shared("write", async (tx) => {
      await tx.query("UPDATE usage_line_crossing SET noticed_at = now()");
      throw new Error("killed");
    });
    await Promise.allSettled([dying, desk.lineNotices(), desk.lineNotices(), desk.lineNotices()]);
    await desk.lineNotices();
    const told = (world: World) => world.admins.map(({ userId }) => userId).sort();
    expect(await queued(one)).toEqual(Array.from({ length: 4 }, () => told(one)));
    expect(await queued(two)).toEqual(Array.from({ length: 2 }, () => told(two)));
  }, 60_000);

  it("begin anew with each month of Tokyo", async () => {
    const world = await aWorld({ mc: 10 });
    for (let n = 0; n < 8; n += 1) await use(world, LAST_MOMENT);
    await use(world, DECEMBER, 8);
    expect(await crossings(world)).toEqual(["2026-11-01 group 80% of 10 at 8", "2026-12-01 group 80% of 10 at 8"]);
  });

  it("may all be crossed by one use, be others than the usual ones, or none", async () => {
    const all = await aWorld({ mc: 10, lines: [50, 90] });
    await use(all, NOVEMBER, 10);
    expect(await crossings(all)).toEqual(["2026-11-01 group 50% of 10 at 10", "2026-11-01 group 90% of 10 at 10"]);
    const [none, uncapped] = [await aWorld({ mc: 10, lines: [] }), await aWorld()];
    await use(none, NOVEMBER, 10);
    await use(uncapped, NOVEMBER, 10);
    expect(await crossings(none, uncapped)).toEqual([]);
  });

  it("are crossed again only when the cap was raised and uses come to its line", async () => {
    const world = await aWorld({ mc: 10 });
    const setCap = (cap: number) =>
      db.owner.query("UPDATE user_group SET use_max_count1 = $2 WHERE user_group_id = $1", [
        world.group.userGroupId,
        cap,
      ]);
    await use(world, NOVEMBER, 9);
    await setCap(11);
    await use(world, NOVEMBER);
    const told = "2026-11-01 group 80% of 10 at 9";
    expect(await crossings(world)).toEqual([told]);
    await setCap(20);
    await use(world, NOVEMBER, 5);
    expect(await crossings(world)).toEqual([told]);
    await use(world, NOVEMBER);
    const again = [told, "2026-11-01 group 80% of 20 at 16"];
    expect(await crossings(world)).toEqual(again);
    await setCap(19);
    await setCap(20);
    await use(world, NOVEMBER);
    expect(await crossings(world)).toEqual(again);
  });

  it("that lay behind when they were set are crossed by the next use", async () => {
    const world = await aWorld();
    await use(world, NOVEMBER, 9);
    await db.owner.query("UPDATE user_group SET use_max_count1 = 12, use_lines = '{50}' WHERE user_group_id = $1", [
      world.group.userGroupId,
    ]);
    await use(world, NOVEMBER);
    await use(world, NOVEMBER);
    expect(await crossings(world)).toEqual(["2026-11-01 group 50% of 12 at 10"]);
  });

  it("leave no trace of a count that was undone", async () => {
    const world = await aWorld({ mc: 10 });
    await db.owner.query(
      "CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;" +
        "CREATE TRIGGER fail_once BEFORE INSERT ON usage_day FOR EACH ROW EXECUTE FUNCTION fail_once()",
    );
    await expect(use(world, NOVEMBER, 9)).rejects.toThrow("killed");
    await db.owner.query("DROP TRIGGER fail_once ON usage_day; DROP FUNCTION fail_once()");
    expect(await crossings(world)).toEqual([]);
  });
});

it("tells an Admin by a mail with the figures of that moment, as text and as HTML, and none where the group is gone", async () => {
  const world = await aWorld({ mc: 1000, lines: [80] });
  const { group } = world;
  await db.owner.query("UPDATE user_group SET user_group_name = '広報<部>' WHERE user_group_id = $1", [
    group.userGroupId,
  ]);
  await use(world, NOVEMBER, 812);
  desk.setNow(NOVEMBER);
  desk.kept.take();
  await desk.lineNotices();
  await desk.sender.drain();
  const mails = desk.kept.take().filter(({ subject }) => subject.includes("広報<部>"));
  expect(mails).toHaveLength(2);
  const [mail] = mails;
  expect(mail?.subject).toBe("【Kirinuki】広報<部>の新聞（紙面）の原文利用が上限の80%に達しました");
  expect(mail?.text).toContain(
    [
      "広報<部>の新聞（紙面）の原文利用が、11月の上限の80%に達しました。",
      "",
      "今月の利用：812件（11/18 14:00現在）",
      "上限：1,000件",
      "残り：188件",
    ].join("\n"),
  );
  expect(mail?.text).toContain(`/1011?id=${group.userGroupId}`);
  expect(mail?.html).toContain("広報&lt;部&gt;の新聞（紙面）の原文利用が、11月の上限の80%に達しました。");
  expect(mail?.html).toContain("812件（11/18 14:00現在）");
});
