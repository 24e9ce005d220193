import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { hashToken, newToken } from "../access/token.ts";
import { OPERATOR_COOKIE } from "../http/cookies.ts";
import { aSession } from "../testing/a-user.ts";
import { NOON, testApi } from "../testing/test-api.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { run, file } = cliDesk(db);
const { owner } = db;

const THEMES = 6;
const CONTRACTS = 3;

/** A customer as somebody would write it down; the number makes codes and addresses differ. */
const aFile = (code: string, number: number) => ({
  contract_code: code,
  company_name: `会社${number}`,
  service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
  ip_ranges: [`198.51.${100 + number}.0/24`],
  end_date: "2099-03-31",
  user_max_count: 50,
  user_groups: [
    { user_group_name: "広報部", use_max_count1: 100 },
    { user_group_name: "営業部", user_group_linkage_info: [{ data_section: 3, all_articles_selectable_flag: 0 }] },
  ],
  themes: Array.from({ length: THEMES }, (_, n) => ({
    theme_name: `テーマ${n + 1}`,
    expressions: [{ expression: `電池 AND 会社${n}` }, { expression: `港湾${n}`, data_section: 3 }],
  })),
  theme_groups: [
    { theme_group_name: "製品", themes: ["テーマ2", "テーマ1"], user_groups: ["広報部"] },
    { theme_group_name: "全社", themes: ["テーマ3"], all_user_groups_flag: 1 },
  ],
  first_admin: {
    user_id: `admin-${code}`,
    name: "佐久間　遥",
    email: `admin@${code}.example.jp`,
    user_group_name: "広報部",
  },
  topics: [{ topics_name: "朝の回覧", themes: ["テーマ1"], user_groups: ["営業部"], users: [`admin-${code}`] }],
});
type File = ReturnType<typeof aFile>;

const aSetting = (mail_address: string) => ({
  ...{ data_kbn: 1, name: "テーマ1", mail_address },
  ...{ subject_Type: 1, attach_Type: 1, send_times: ["07:00"] },
});

const apply = async (name: string, given: unknown) => {
  const ran = await run(["contract", "apply", file(name, given)]);
  return { ...ran, applied: ran.out.map((line) => JSON.parse(line)) };
};
const show = async (code: string) => JSON.parse((await run(["contract", "show", code])).out.join("\n"));
const rowsOf = async (code: string) =>
  (
    await owner.query(
      `SELECT (SELECT count(*)::int FROM audit a WHERE a.contract_id = c.contract_id) AS audit, c.version
       FROM contract c WHERE contract_code = $1`,
      [code],
    )
  ).rows[0];

describe("kirinuki contract apply", () => {
  it("sets a customer up from a file, and does nothing the second time", async () => {
    const given = aFile("sazanami1", 1);
    const first = await apply("a.json", given);
    expect(first).toMatchObject({ code: 0, applied: [{ contract_code: "sazanami1" }] });
    const kinds = first.applied[0].changes.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === "theme")).toHaveLength(THEMES);
    expect(kinds.filter((kind: string) => kind === "expression")).toHaveLength(2 * THEMES);
    expect(kinds.slice(-4)).toEqual(["theme_group", "theme_group", "first_admin", "topic"]);
    const before = await rowsOf("sazanami1");
    expect((await apply("a.json", given)).applied).toMatchObject([{ changes: [] }]);
    expect(await rowsOf("sazanami1")).toEqual(before);
  });

  it("changes what differs, and leaves what the file does not name", async () => {
    await apply("b.json", aFile("sazanami2", 2));
    const { first_admin: _, ...given } = aFile("sazanami2", 2);
    const changed = {
      contract_code: given.contract_code,
      company_name: "新しい社名",
      user_groups: [{ user_group_name: "広報部", use_max_count1: 200 }],
      themes: [{ theme_name: "テーマ1", expressions: [{ expression: "鉄道" }] }],
      theme_groups: [{ theme_group_name: "製品", themes: ["テーマ1", "テーマ2"] }],
    };
    const ran = await apply("b2.json", changed);
    expect(ran.applied[0].changes).toEqual([
      { kind: "contract", name: "sazanami2", what: "changed" },
      { kind: "user_group", name: "広報部", what: "changed" },
      { kind: "expression", name: "テーマ1", what: "created" },
      { kind: "theme_group", name: "製品", what: "changed" },
    ]);
    const kept = await show("sazanami2");
    expect(kept).toMatchObject({ company_name: "新しい社名", ip_ranges: given.ip_ranges, user_max_count: 50 });
    expect(kept.theme_groups[0]).toMatchObject({ themes: ["テーマ1", "テーマ2"], user_groups: ["広報部"] });
    expect(kept.themes).toHaveLength(THEMES);
  });

  it("makes mail settings and domains, and changes a setting that it knows by target, source and address", async () => {
    const given = { ...aFile("sazanami5", 5), mail_domains: ["x.example.jp"], excluded_domains: ["bad.example"] };
    const settings = [aSetting("a@x.example.jp"), { ...aSetting("b@x.example.jp"), data_kbn: 2, name: "製品" }];
    const first = await apply("m.json", { ...given, mail_settings: settings });
    expect(first.applied[0].changes.slice(-4)).toEqual([
      { kind: "domains", name: "mail_domains", what: "created" },
      { kind: "domains", name: "excluded_domains", what: "created" },
      { kind: "mail_setting", name: "テーマ1 a@x.example.jp", what: "created" },
      { kind: "mail_setting", name: "製品 b@x.example.jp", what: "created" },
    ]);
    const later = { contract_code: "sazanami5", mail_settings: [{ ...settings[0], send_times: ["18:00"] }] };
    expect((await apply("m2.json", later)).applied[0].changes).toEqual([
      { kind: "mail_setting", name: "テーマ1 a@x.example.jp", what: "changed" },
    ]);
    const shown = await show("sazanami5");
    expect(shown).toMatchObject({ mail_domains: ["x.example.jp"], excluded_domains: ["bad.example"] });
    expect(shown.mail_settings).toMatchObject([{ send_times: ["18:00"] }, { name: "製品", send_times: ["07:00"] }]);
    expect((await apply("m3.json", shown)).applied).toMatchObject([{ changes: [] }]);
  });

  it("takes what it shows itself", async () => {
    await apply("c.json", aFile("sazanami3", 3));
    const shown = await show("sazanami3");
    expect((await apply("c2.json", shown)).applied).toMatchObject([{ changes: [] }]);
    const copy = { ...shown, contract_code: "sazanami4", ip_ranges: [], topics: [] };
    expect(await apply("c3.json", copy)).toMatchObject({ code: 0 });
    expect(await show("sazanami4")).toEqual({ ...copy, topics: [] });
  });

  it.each<[string, (given: File) => object, string]>([
    ["a misspelt field", (given) => ({ ...given, compnay_name: "x" }), "compnay_name"],
    [
      "a theme that is not there",
      (given) => ({ ...given, theme_groups: [{ theme_group_name: "製品", themes: ["無い"] }] }),
      "theme_groups[0].themes[0]",
    ],
    [
      "an editor of a topic who is not there",
      (given) => ({ ...given, topics: [{ topics_name: "回覧", themes: [], users: ["dare01"] }] }),
      "topics[0].users[0]",
    ],
    [
      "a broken expression",
      (given) => ({ ...given, themes: [{ theme_name: "テーマ1", expressions: [{ expression: "(電池" }] }] }),
      "themes[0].expressions[0]",
    ],
    [
      "a mail setting of a theme that is not there",
      (given) => ({ ...given, mail_settings: [{ ...aSetting("a@x.example.jp"), name: "無い" }] }),
      "mail_settings[0].name",
    ],
    [
      "a mail to a domain that is not allowed",
      (given) => ({ ...given, mail_domains: ["y.example.jp"], mail_settings: [aSetting("a@x.example.jp")] }),
      "mail_settings[0].mail_address",
    ],
    ["a domain that is none", (given) => ({ ...given, mail_domains: ["@@"] }), "mail_domains"],
    ["an address of others", (given) => ({ ...given, ip_ranges: ["198.51.101.7"] }), "ip_ranges"],
    ["a list that is none", (given) => ({ ...given, themes: "テーマ" }), "themes"],
    ["no code", ({ contract_code: _, ...given }) => given, "contract_code"],
  ])("refuses %s, names its place and keeps nothing of the contract", async (_what, spoil, place) => {
    await apply("a.json", aFile("sazanami1", 1));
    const good = aFile("sazanami9", 9);
    const ran = await apply("spoilt.json", [spoil(good), { contract_code: "sazanami1" }]);
    expect(ran).toMatchObject({ code: 1, applied: [{ contract_code: "sazanami1", changes: [] }] });
    expect(ran.told).toContain(place);
    expect(await rowsOf("sazanami9")).toBeUndefined();
  });

  it("refuses a file that can't be read", async () => {
    expect(await run(["contract", "apply", "nowhere.json"])).toMatchObject({ code: 2 });
    expect(await run(["contract", "apply", file("broken.json", "{")])).toMatchObject({ code: 2 });
  });
});

describe("the end of a contract", () => {
  it("is its export, and then its removal", async () => {
    await apply("end.json", { ...aFile("sazanami8", 8), end_date: "2026-03-31" });
    expect(await run(["contract", "remove", "sazanami8"])).toMatchObject({
      code: 3,
      told: expect.stringContaining("書き出"),
    });
    const { out } = await run(["contract", "export", "sazanami8"]);
    const kinds = new Set(out.map((line) => JSON.parse(line).kind));
    expect([...kinds]).toEqual(["contract", "user", "audit"]);
    expect(await run(["contract", "remove", "sazanami8"])).toMatchObject({ code: 0 });
    expect(await run(["contract", "remove", "nowhere1"])).toMatchObject({ code: 3 });
  });
});

describe("contracts set up from files and by calls", () => {
  it("agree", async () => {
    const { app } = await testApi(db);
    const token = newToken();
    await owner.query(
      "INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ('clicks', 'x', '-', 'admin')",
    );
    await owner.query(
      `INSERT INTO operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at)
       VALUES ($1, 'clicks', $2, $2, $2::timestamptz + interval '12 hours')`,
      [hashToken(token), NOON],
    );
    const send = async (
      cookies: Record<string, string>,
      path: string,
      payload: object,
      method: "PUT" | "POST" = "PUT",
    ) => {
      const answer = (await app.inject({ method, url: path, payload, cookies })).json();
      expect([path, answer.result]).toMatchObject([path, { status: 0 }]);
      return answer.data;
    };
    const asOperator = (path: string, payload: object) =>
      send({ [OPERATOR_COOKIE]: token }, `/admin/api/v1${path}`, payload);

    /** What an operator and then the contract's Admin would click. */
    async function click({ user_groups, themes, theme_groups, topics, first_admin, ...contract }: File) {
      const { contract_id } = await asOperator("/contract_companies", contract);
      await asOperator("/contract_first_admin", { contract_id, ...first_admin, user_group_name: "広報部" });
      const themeIds = new Map<string, string>();
      for (const { theme_name, expressions } of themes) {
        const { theme_id } = await asOperator("/contact_themes", { contract_id, theme_name });
        themeIds.set(theme_name, theme_id);
        for (const expression of expressions) await asOperator("/search_expressions", { theme_id, ...expression });
      }
      const user = {
        contractId: Number(contract_id),
        userId: first_admin.user_id,
        contractCode: contract.contract_code,
        userGroupId: 0,
      };
      const cookies = { [USER_COOKIE]: await aSession(owner, user, NOON) };
      const groups = await owner.query(
        "SELECT user_group_id::text AS id, version FROM user_group WHERE contract_id = $1",
        [contract_id],
      );
      const groupIds = new Map<string, string>();
      for (const [at, group] of user_groups.entries()) {
        const key = at === 0 ? { user_group_id: groups.rows[0].id, version: groups.rows[0].version } : {};
        const saved = await send(cookies, "/api/v1/user_group", { ...group, ...key });
        groupIds.set(group.user_group_name, saved.user_group_id);
      }
      const named = ({ themes: names, user_groups: own = [] }: { themes: string[]; user_groups?: string[] }) => ({
        theme_info: names.map((name) => themeIds.get(name)),
        user_group_info: own.map((name) => groupIds.get(name)),
      });
      for (const { themes: names, user_groups: own, ...rest } of theme_groups)
        await send(cookies, "/api/v1/theme_group", {
          ...rest,
          ...named({ themes: names, ...(own && { user_groups: own }) }),
        });
      for (const { themes: names, user_groups: own, users, ...rest } of topics)
        await send(
          cookies,
          "/api/v1/topic",
          { ...rest, ...named({ themes: names, user_groups: own }), user_info: users },
          "POST",
        );
    }

    for (let number = 1; number <= CONTRACTS; number += 1) {
      await apply(`f${number}.json`, aFile(`byfile${number}`, 20 + number));
      await click(aFile(`byclick${number}`, 40 + number));
      const made = await show(`byfile${number}`);
      const clicked = await show(`byclick${number}`);
      const other = {
        contract_code: "",
        company_name: "",
        ip_ranges: [],
        topics: clicked.topics.map((topic: object) => ({ ...topic, users: [] })),
      };
      expect({ ...clicked, ...other }).toEqual({
        ...made,
        ...other,
        topics: made.topics.map((topic: object) => ({ ...topic, users: [] })),
      });
    }
  });
});
