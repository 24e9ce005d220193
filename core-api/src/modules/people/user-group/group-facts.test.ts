import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let other: TestGroup;
let admin: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  group = await aGroup(db.owner, contract, { name: "広報部", sections: [1, 2, 3, 5] });
  other = await aGroup(db.owner, contract, { name: "営業部", sections: [3] });
  admin = await aUser(db.owner, group, { userAuthority: 1, topicsCreation: true });
});

const listed = async (of: TestGroup) => {
  const { data } = (await api.get(admin, "/user_groups")).json();
  return data.user_groups.find((row: { user_group_id: string }) => row.user_group_id === String(of.userGroupId));
};
const one = async (of: TestGroup) =>
  (await api.get(admin, "/user_group", { user_group_id: String(of.userGroupId) })).json().data;

describe("what a list of user groups says of each", () => {
  it("counts its TopicUsers without the administrators", async () => {
    await aUser(db.owner, group, { topicsCreation: true, loginStop: true });
    await aUser(db.owner, group);
    expect(await listed(group)).toMatchObject({
      ...{ user_count: 3, admin_count: 1, topics_user_count: 1, stopped_count: 1 },
    });
  });

  it("counts the themes that its users see by it", async () => {
    const themes = [];
    for (const open of [true, false, false, false, false]) themes.push(await aTheme(db.owner, group, { open }));
    const [, shared, both, ofTopic] = themes;
    if (!shared || !both || !ofTopic) throw new Error("five themes");
    await aThemeGroup(db.owner, group, { themes: [shared, both], groups: [group] });
    await aThemeGroup(db.owner, group, { themes: [both] });
    await aTopic(db.owner, group, { themes: [shared, ofTopic], groups: [group, other] });
    for (const of of [group, other]) {
      const reader = await aUser(db.owner, of, { themeBrowsing: false });
      const { themes_info } = (await api.get(reader, "/themes")).json().data;
      expect((await listed(of)).theme_count).toBe(themes_info.length);
    }
    expect([(await listed(group)).theme_count, (await listed(other)).theme_count]).toEqual([4, 4]);
    await db.owner.query("DELETE FROM topic_user_group WHERE user_group_id = $1", [other.userGroupId]);
    expect((await listed(other)).theme_count).toBe(2);
  });

  it("tells what the groups of a demand unit have used together", async () => {
    const { rows } = await db.owner.query("INSERT INTO demand_unit (use_max_count) VALUES (1200) RETURNING demand_id");
    const demandId = rows[0].demand_id;
    await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, $2, '本社')", [group.contractId, demandId]);
    await db.owner.query("INSERT INTO demand_unit_month (demand_id, use_month, counted) VALUES ($1, $2, 1066)", [
      demandId,
      `${NOON.toISOString().slice(0, 7)}-01`,
    ]);
    const unit = { demand_id: String(demandId), demand_name: "本社", use_max_count: 1200, count: 1066 };
    expect((await api.get(admin, "/user_groups")).json().data.demand_units).toEqual([unit]);
    expect((await one(group)).demand_units).toEqual([unit]);
  });
});

describe("what a change of a user group would meet", () => {
  const setting = async (address: string, section: number | null, userId: string | null = null) => {
    const theme = await aTheme(db.owner, group);
    const { rows } = await db.owner.query(
      `INSERT INTO mail_address (contract_id, mail_address, user_id) VALUES ($1, $2, $3)
       ON CONFLICT (contract_id, lower(mail_address)) DO UPDATE SET user_id = excluded.user_id RETURNING mail_address_id`,
      [group.contractId, address, userId],
    );
    await db.owner.query(
      `INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, data_section, subject_type, attach_type, send_times, next_due_at, since_day)
       VALUES ($1, 1, $2, $3, $4, 1, 1, '{07:00}', now(), current_date)`,
      [group.contractId, theme.themeId, rows[0].mail_address_id, section],
    );
  };

  it("counts the mail settings that reach its users, as a mail would find them", async () => {
    const [own, stopped, elsewhere] = [
      await aUser(db.owner, group),
      await aUser(db.owner, group, { loginStop: true }),
      await aUser(db.owner, other),
    ];
    await setting(`${own.userId}@EXAMPLE.com`, 5);
    await setting("old@example.com", null, own.userId);
    await setting(`${stopped.userId}@example.com`, 5);
    await setting(`${elsewhere.userId}@example.com`, 101);
    await setting("nobody@outside.example", 5);
    expect((await one(group)).mail_setting_info).toEqual([
      { data_section: null, mail_setting_count: 1 },
      { data_section: 5, mail_setting_count: 1 },
    ]);
    expect((await one(other)).mail_setting_info).toEqual([{ data_section: 101, mail_setting_count: 1 }]);
  });

  it("says which use filled a cap", async () => {
    const month = `${NOON.toISOString().slice(0, 7)}-01`;
    await db.owner.query("UPDATE user_group SET use_max_count1 = 2, use_max_count2 = 9 WHERE user_group_id = $1", [
      group.userGroupId,
    ]);
    for (const minute of [1, 2, 3])
      await db.owner.query(
        `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
           data_section, use_kind, use_state, reserved_at, expires_at, counted_at)
         VALUES ($1, $2, $2, 'x', $3, '広報部', '', $4, 1, 'pdf_display', 'counted', $5, $5, $5)`,
        [group.contractId, month, group.userGroupId, minute, `${month}T09:0${minute}:00+09:00`],
      );
    await db.owner.query(
      "INSERT INTO usage_month (contract_id, user_group_id, use_month, data_section, counted) VALUES ($1, $2, $3, 1, 3)",
      [group.contractId, group.userGroupId, month],
    );
    expect(await one(group)).toMatchObject({
      mc_count: 3,
      mc_full_datetime: `${month}T09:02:00+09:00`,
      sc_full_datetime: null,
    });
    expect(await one(other)).toMatchObject({ mc_full_datetime: null, sc_full_datetime: null });
  });
});
