import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { owner } = db;
const api = await testApi(db);
const operator = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
await operator.initialize();
afterAll(() => operator.destroy());
const contract = await aContract(owner, { sections: [1, 3] });
const group = await aGroup(owner, contract, { sections: [1, 3] });
const [admin, reader] = [
  await aUser(owner, group, { userAuthority: 1 }),
  await aUser(owner, group, { themeBrowsing: false }),
];
const stranger = await aUser(owner, await aGroup(owner, await aContract(owner)), { userAuthority: 1 });

async function aThemeOf(name: string, expression: string, parts: { stopped?: boolean; open?: boolean } = {}) {
  const theme = await aTheme(owner, contract, { name, open: parts.open ?? true });
  await owner.query("INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)", [
    contract.contractId,
    theme.themeId,
    expression,
  ]);
  if (parts.stopped) await owner.query("UPDATE theme SET stopped_at = now() WHERE theme_id = $1", [theme.themeId]);
  return theme;
}
const battery = await aThemeOf("電池", "全固体電池");
await aThemeOf("港湾", "港 NOT 横浜");
await aThemeOf("鉄道", "新幹線", { stopped: true });
const closed = await aThemeOf("役員だけ", "人事", { open: false });

const ids: Record<string, string> = {};
interface Parts {
  themes?: TestTheme[];
  dataSection?: 1 | 2 | 3 | 5;
  columns?: Parameters<typeof anArticle>[1] extends infer P ? (P extends { columns?: infer C } ? C : never) : never;
}
async function article(title: string, { themes = [], dataSection = 3, columns = {} }: Parts = {}) {
  const own = { title, body: "本文", dataSection, themes, processDate: "2026-11-20" } as const;
  ids[title] = (await anArticle(owner, { ...own, columns })).articleId;
}

beforeAll(async () => {
  await article("全固体電池の工場", { themes: [battery] });
  await article("全固体電池の量産");
  await article("港の再開発", {});
  await article("横浜の港が混む", {});
  await article("新幹線の延伸", {});
  await article("人事異動のお知らせ", { themes: [closed] });
  await article("猫の話", { columns: { url: "https://neko.example/a/1", host: "neko.example" } });
  await article("取り消しの記事", { columns: { withdrawn_at: new Date("2026-11-20T08:00:00+09:00") } });
  await article("非公開の電池", { themes: [battery] });
  await article("雑誌だけの話", { dataSection: 2 });
  await owner.query(
    `INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('minato-w', '週刊みなと', '週刊みなと', 5), ('minato', 'みなと日報', 'みなと日報', 1)`,
  );
  await owner.query(
    "INSERT INTO media_arrival (media_code, arrived_on, article_count, last_arrived_at) VALUES ('minato', '2026-11-19', 42, '2026-11-19T06:00:00+09:00')",
  );
  await article("誌面だけの話", { dataSection: 5, columns: { media_code: "minato-w", media_name: "週刊みなと" } });
  await owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 1)", [
    contract.contractId,
    ids.非公開の電池,
  ]);
  await reindex(new TransactionScope(operator));
});
beforeEach(() => owner.query("DELETE FROM missing_article; DELETE FROM audit"));

const candidates = async (keyword: string, user: TestUser = reader, more: Record<string, string> = {}) => {
  const answer = await api.get(user, "/missing_article_candidates", { keyword, ...more });
  expect(answer.statusCode).toBe(200);
  return (answer.json().data.article_info as { title: string }[]).map(({ title }) => title);
};
interface Asking {
  user?: TestUser;
  mediaName?: string;
  issueDate?: string;
}
const ask = async (keyword: string, title?: string, { user = reader, mediaName, issueDate }: Asking = {}) => {
  const known = { ...(mediaName && { media_name: mediaName }), ...(issueDate && { issue_date: issueDate }) };
  const body = { keyword, ...known, ...(title !== undefined && { article_id: ids[title] }) };
  const answer = await api.send(user, "POST", "/missing_article", body);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const list = async (query: Record<string, string> = {}, user: TestUser = admin) =>
  (await api.get(user, "/missing_articles", query)).json().data;

describe("the candidates", () => {
  it("have the words in their headline or are at the address, but none that was taken back or unpublished", async () => {
    expect(await candidates("電池　全固体")).toEqual(["全固体電池の量産", "全固体電池の工場"]);
    expect(await candidates("https://neko.example/a/1#part")).toEqual(["猫の話"]);
    expect(await candidates("http://neko.example/a/1/")).toEqual(["猫の話"]);
    for (const gone of ["取り消し", "非公開"])
      for (const user of [reader, admin]) expect(await candidates(gone, user)).toEqual([]);
    expect(await candidates("%")).toEqual([]);
    expect(await candidates("https://neko.example/a/2")).toEqual([]);
  });

  it("are of the sources that the user may see", async () => {
    expect(await candidates("雑誌だけ")).toEqual([]);
    expect(await candidates("雑誌だけ", stranger)).toEqual(["雑誌だけの話"]);
  });

  it("are of the medium and about the day that are named", async () => {
    await article("新しい橋", { columns: { media_code: "minato", media_name: "みなと日報" }, dataSection: 1 });
    await reindex(new TransactionScope(operator));
    expect(await candidates("橋", reader, { media_name: "みなと日報", issue_date: "2026/11/20" })).toEqual([
      "新しい橋",
    ]);
    expect(await candidates("橋", reader, { issue_date: "2026-11-17" })).toEqual([]);
    expect(await candidates("全固体", reader, { media_name: "みなと日報" })).toEqual([]);
  });

  it("need a medium's name and a day of the calendar, where they are given", async () => {
    for (const [field, value] of [
      ["issue_date", "2026-02-30"],
      ["issue_date", "0000-01-01"],
      ["media_name", "あ".repeat(101)],
    ] as const) {
      const answer = await api.get(reader, "/missing_article_candidates", { keyword: "x", [field]: value });
      expect([answer.statusCode, answer.json().data.fieldErrors?.[0]?.field]).toEqual([400, field]);
    }
  });

  it("need words", async () => {
    for (const keyword of ["", "  ", "あ".repeat(501)]) {
      const answer = await api.get(reader, "/missing_article_candidates", { keyword });
      expect([answer.statusCode, answer.json().data.fieldErrors?.[0]?.field]).toEqual([400, "keyword"]);
    }
  });
});

describe("the answer", () => {
  it.each([
    ["全固体電池の工場", "found", "2026/11/20 06:00に届き、テーマ「電池」の2026/11/20の一覧に入っています。"],
    ["全固体電池の量産", "missed", "いまはテーマ「電池」の条件を満たします。届いた2026/11/20 06:00には"],
    [
      "横浜の港が混む",
      "not_met",
      "テーマ「港湾」の検索語「港」はありますが、除く語の「横浜」があるため、条件を満たしません。",
    ],
    ["新幹線の延伸", "stopped", "テーマ「鉄道」の条件を満たしますが、テーマが停止中です。"],
    ["人事異動のお知らせ", "elsewhere", "閲覧できるテーマには入っていません。"],
    ["猫の話", "no_words", "2026/11/20 06:00に届いていますが、閲覧できるテーマの検索語は記事にありません。"],
    ["取り消しの記事", "withdrawn", "配信元が取り消した記事のため、表示できません。"],
    ["非公開の電池", "hidden", "管理者が非公開にした記事のため、表示できません。"],
  ])("for %s is %s", async (title, cause, message) => {
    const told = await ask("記事", title);
    expect(told).toMatchObject({ cause, message: expect.stringContaining(message) });
  });

  it("is the same for an article of a source without right and for none, unless its medium is named", async () => {
    const nowhere = await ask("宇宙の話");
    expect(nowhere).toMatchObject({ cause: "not_arrived", theme_info: [] });
    expect(nowhere.message).toContain("31日以内に届いた記事には見つかりません。");
    expect(nowhere.message).toContain("雑誌は利用していないため、調べていません。");
    const unseen = await ask("誌面だけ");
    expect({ ...unseen, missing_article_id: null }).toEqual({ ...nowhere, missing_article_id: null });
    expect(await ask("誌面だけ", undefined, { mediaName: "週刊みなと" })).toMatchObject({
      ...{ cause: "no_right", theme_info: [] },
      message: "「週刊みなと」は雑誌です。契約または所属グループで利用していない情報源です。",
    });
    expect(await candidates("誌面だけ", reader, { media_name: "週刊みなと" })).toEqual([]);
  });

  it("refuses the address of a website to whoever has no websites, whether or not it is known", async () => {
    const paper = await aUser(owner, await aGroup(owner, contract, { sections: [1] }));
    for (const address of ["https://neko.example/a/1", "https://neko.example/a/2"])
      expect(await ask(address, undefined, { user: paper })).toMatchObject({ cause: "no_right", theme_info: [] });
    expect(await candidates("https://neko.example/a/1", paper)).toEqual([]);
    expect(await candidates("猫の話", paper)).toEqual([]);
  });

  it("knows nothing of another contract's own articles", async () => {
    await article("よその猫", { columns: { own_contract_id: stranger.contractId, url: "https://yoso.example/1" } });
    await reindex(new TransactionScope(operator));
    const nowhere = await ask("宇宙の話");
    for (const words of ["よその猫", "https://yoso.example/1"]) {
      expect(await candidates(words)).toEqual([]);
      expect({ ...(await ask(words)), missing_article_id: null }).toEqual({ ...nowhere, missing_article_id: null });
    }
    const answer = await api.send(reader, "POST", "/missing_article", { keyword: "猫", article_id: ids.よその猫 });
    expect(answer.statusCode).toBe(404);
  });

  it("says that what somebody looks for was taken back or unpublished, without its headline", async () => {
    expect(await ask("取り消し")).toMatchObject({ cause: "withdrawn", theme_info: [] });
    expect(await ask("非公開 電池")).toMatchObject({ cause: "hidden", theme_info: [] });
    expect(await ask("非公開 電池", undefined, { user: stranger })).toMatchObject({ cause: "not_arrived" });
  });

  it("says how many articles of the named newspaper came on the day", async () => {
    const on = (issueDate: string) => ask("宇宙の話", undefined, { mediaName: " みなと日報 ", issueDate });
    expect((await on("2026-11-19")).message).toBe(
      "「みなと日報」は2026/11/19に42件届いていますが、この記事はありません。",
    );
    expect((await on("2026-11-20")).message).toBe("「みなと日報」は2026/11/20の記事がまだ1件も届いていません。");
    expect((await ask("宇宙の話", undefined, { mediaName: "月面新報" })).message).toContain(
      "「月面新報」という名前の媒体は、利用している情報源にありません。",
    );
  });

  it("says by which mail the article came, or with which it comes", async () => {
    await owner.query(
      `WITH a AS (INSERT INTO mail_address (contract_id, mail_address, user_id) VALUES ($1, 'r@example.jp', $2) RETURNING mail_address_id),
         s AS (INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
           SELECT $1, 1, $3, mail_address_id, 1, 1, '{07:00}', '2026-11-21T07:00:00+09:00', '2026-11-20' FROM a RETURNING mail_setting_id)
       SELECT * FROM s`,
      [contract.contractId, reader.userId, battery.themeId],
    );
    expect((await ask("工場", "全固体電池の工場")).message).toContain("次の2026/11/21 07:00のメールに入ります。");
    await owner.query(
      `WITH s AS (SELECT mail_setting_id FROM mail_setting WHERE contract_id = $1),
         r AS (INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, due_at, made_at)
           SELECT $1, 'x', 'digest', mail_setting_id, '2026-11-20T07:00:00+09:00', now() FROM s RETURNING mail_run_id, mail_setting_id),
         m AS (INSERT INTO mail_message (contract_id, mail_run_id, mail_address, user_id, state, content, next_attempt_at)
           SELECT $1, mail_run_id, 'r@example.jp', $2, 'sent', '{}', now() FROM r)
       INSERT INTO mail_delivered (contract_id, mail_setting_id, article_id, process_date, mail_run_id)
       SELECT $1, mail_setting_id, $3, '2026-11-20', mail_run_id FROM r`,
      [contract.contractId, reader.userId, ids.全固体電池の工場],
    );
    expect((await ask("工場", "全固体電池の工場")).message).toContain("2026/11/20 07:00のメールで届けています。");
    await article("全固体電池の追記", {
      themes: [battery],
      columns: { arrived_at: new Date("2026-11-20T08:10:00+09:00") },
    });
    expect(await ask("追記", "全固体電池の追記")).toMatchObject({
      cause: "late",
      message: expect.stringContaining(
        "2026/11/20 07:00のメールの締切後に届いたため、次の2026/11/21 07:00のメールに入ります。",
      ),
    });
  });

  it("names an excluded site", async () => {
    await article("全固体電池のまとめ", { columns: { host: "www.matome.example" } });
    await owner.query("INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'matome.example')", [
      contract.contractId,
    ]);
    const told = await ask("まとめ", "全固体電池のまとめ");
    expect(told).toMatchObject({ cause: "excluded", theme_info: [{ theme_name: "電池", state: "excluded" }] });
  });

  it("is none for an article of a source that the user may not see, or that there is not", async () => {
    for (const article_id of [ids.雑誌だけの話, "202611999999999"])
      expect((await api.send(reader, "POST", "/missing_article", { keyword: "x", article_id })).statusCode).toBe(404);
    expect((await list()).inquiry_count).toBe(0);
  });
});

describe("the log", () => {
  it("has what was asked and told, by month and cause, for the contract's Admins alone", async () => {
    await ask("宇宙の話");
    await ask("電池の工場", "全固体電池の工場");
    const told = await list();
    expect(told).toMatchObject({
      ...{ inquiry_count: 2, open_count: 2 },
      inquiry_info: [
        { keyword: "電池の工場", title: "全固体電池の工場", cause: "found", user_id: reader.userId, settled_flag: 0 },
        { keyword: "宇宙の話", title: null, cause: "not_arrived", asked_datetime: "2026-11-20T12:00:00+09:00" },
      ],
      month_info: [
        {
          ...{ target_month: "2026-11", inquiry_count: 2 },
          cause_info: [
            { cause: "found", count: 1 },
            { cause: "not_arrived", count: 1 },
          ],
        },
      ],
    });
    expect((await list({ cause: "not_arrived" })).inquiry_info).toMatchObject([{ keyword: "宇宙の話" }]);
    expect((await list({}, stranger)).inquiry_count).toBe(0);
    expect((await api.get(reader, "/missing_articles")).statusCode).toBe(403);
    expect((await api.get(null, "/missing_articles")).statusCode).toBe(401);
    const { rows } = await owner.query(
      "SELECT actor, action, detail ->> 'cause' AS cause FROM audit ORDER BY audit_id",
    );
    expect(rows).toEqual([
      { actor: reader.userId, action: "missing_article.ask", cause: "not_arrived" },
      { actor: reader.userId, action: "missing_article.ask", cause: "found" },
    ]);
  });

  it("names the medium and day that were asked for, but no headline of a source that the Admin does not have", async () => {
    await ask("工場", "全固体電池の工場", { mediaName: "みなと日報", issueDate: "2026/11/20" });
    const asked = { searched_media_name: "みなと日報", searched_issue_date: "2026-11-20" };
    expect((await list()).inquiry_info).toMatchObject([{ ...asked, title: "全固体電池の工場" }]);
    const paper = await aUser(owner, await aGroup(owner, contract, { sections: [1] }), { userAuthority: 1 });
    expect((await list({}, paper)).inquiry_info).toMatchObject([{ ...asked, title: null, media_name: null }]);
  });

  it("is a file by the same filters and rights", async () => {
    await ask("宇宙の話");
    await ask("工場", "全固体電池の工場");
    const fileOf = async (query: Record<string, string>, user = admin) =>
      (await api.get(user, "/missing_articles_download", query)).body.trim().split("\r\n");
    const [heading, ...rows] = await fileOf({});
    expect(heading).toContain("見出しの言葉・URL");
    expect(rows).toHaveLength(2);
    const [, only = "", ...more] = await fileOf({ cause: "not_arrived", target_month: "2026-11" });
    expect([only.includes("宇宙の話"), more]).toEqual([true, []]);
    expect(await fileOf({ target_month: "2026-10" })).toHaveLength(1);
    expect(await fileOf({}, stranger)).toHaveLength(1);
    expect((await api.get(reader, "/missing_articles_download")).statusCode).toBe(403);
    const wrong = await api.get(admin, "/missing_articles_download", { target_month: "2026-13" });
    expect([wrong.statusCode, wrong.json().data.fieldErrors[0].field]).toEqual([400, "target_month"]);
    expect((await list({ target_month: "2026-10" })).inquiry_count).toBe(0);
    expect((await list({ target_month: "2026-11" })).inquiry_count).toBe(2);
  });

  it("is settled with a note and opened again, by the contract's Admins alone", async () => {
    const { missing_article_id } = await ask("宇宙の話");
    const settle = (user: TestUser, body: object) =>
      api.send(user, "PUT", "/missing_article", { missing_article_id, ...body });
    expect((await settle(reader, { settled_flag: 1 })).statusCode).toBe(403);
    expect((await settle(stranger, { settled_flag: 1 })).statusCode).toBe(404);
    const beyond = { missing_article_id: "2147483648", settled_flag: 1 };
    expect((await settle(admin, beyond)).statusCode).toBe(404);
    expect((await settle(admin, { settled_flag: 1, note: "式に宇宙を追加" })).statusCode).toBe(200);
    const done = { settled_flag: 1, settled_by: admin.userId, note: "式に宇宙を追加" };
    expect((await list({ settled_flag: "1" })).inquiry_info).toMatchObject([done]);
    expect((await list({ settled_flag: "0" })).inquiry_info).toEqual([]);
    expect((await settle(admin, { settled_flag: 0 })).statusCode).toBe(200);
    const open = { settled_flag: 0, settled_by: null, settled_datetime: null, note: "式に宇宙を追加" };
    expect((await list()).inquiry_info).toMatchObject([open]);
    expect((await settle(admin, { settled_flag: 2 })).json().data.fieldErrors[0].field).toBe("settled_flag");
    expect((await settle(admin, { settled_flag: 1, note: "あ".repeat(501) })).json().data.fieldErrors[0].field).toBe(
      "note",
    );
  });
});
