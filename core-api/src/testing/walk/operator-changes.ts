import type pg from "pg";
import { bucketsOfAccount } from "../../modules/people/session/throttle.ts";
import { TEST_PASSWORD } from "../a-user.ts";
import { NOON } from "../test-api.ts";
import type { Samples } from "./a-small-world.ts";

/** Where changes are made: the small world, and what makes more of it. */
export interface ChangingWorld {
  owner: pg.Pool;
  samples: Samples;
  /** A call as the walker; the answer's data. */
  call(name: string, body: object): Promise<Record<string, string>>;
  /** A new session of a user of the world. */
  signIn(userId: string): Promise<unknown>;
  /** What an authenticator app with this secret shows now. */
  codeOf(secret: string): string;
}

/** A change that holds, and what the trail must say of it. Without before and after it is an act, which replaces nothing. */
export interface ChangeMade {
  body?: object;
  /** A CSV file in place of a body. */
  file?: string;
  before?: object;
  after?: object;
}

type Make = (world: ChangingWorld) => ChangeMade | Promise<ChangeMade>;

let made = 0;
async function aNewContract({ call }: ChangingWorld): Promise<{ contract_id: string; contract_code: string }> {
  made += 1;
  const contract_code = `walk${String(made).padStart(4, "0")}`;
  const { contract_id = "" } = await call("PUT /contract_companies", { contract_code, company_name: "歩行社" });
  return { contract_id, contract_code };
}

async function aNewTheme({ call, samples }: ChangingWorld, theme_name: string, contract_id = samples.contract_id) {
  const { theme_id = "" } = await call("PUT /contact_themes", { contract_id, theme_name });
  return theme_id;
}

async function anExpression(world: ChangingWorld, theme: string) {
  const theme_id = await aNewTheme(world, theme);
  const { expression_id = "" } = await world.call("PUT /search_expressions", { theme_id, expression: "港" });
  return { theme_id, expression_id };
}

/** A user of the world who is not the caller. */
const aReader = ({ samples }: ChangingWorld) => ({
  contract_id: samples.contract_id,
  user_id: String(samples["DELETE /api/v1/user user_id"]),
});

const anOperator = (el_admin_id: string) => ({
  ...{ el_admin_id, name: "後任", email: "kounin@example.jp", role: "view" },
  ...{ password: "Atarashii2#", confirmpassword: "Atarashii2#" },
});

/** A contract with an identity provider. */
async function aNewProvider(world: ChangingWorld) {
  const { contract_id } = await aNewContract(world);
  const body = {
    ...{ contract_id, kind: "oidc", provider_name: "社内ID", issuer: "https://id.example.jp", client_id: "kirinuki" },
    ...{ client_secret: "a secret of the walk", domains: [`c${contract_id}.example`] },
    ...{ trusts_address_flag: false, stopped_flag: false },
  };
  return { contract_id, body, saved: () => world.call("PUT /sso_provider", body) };
}

const CONTRACTS: Record<string, Make> = {
  "PUT /sso_provider": async (world) => {
    const { body } = await aNewProvider(world);
    return { body, before: {}, after: { provider_name: "社内ID", domains: body.domains, client_secret: "changed" } };
  },
  "DELETE /sso_provider": async (world) => {
    const { contract_id, saved } = await aNewProvider(world);
    return { body: { contract_id, provider_id: (await saved()).provider_id } };
  },
  "PUT /sso_domains": async (world) => {
    const { contract_id, body, saved } = await aNewProvider(world);
    await saved();
    return { body: { contract_id, domains: body.domains } };
  },
  "PUT /sign_in_ways": async (world) => ({
    body: { contract_id: (await aNewContract(world)).contract_id, ways: ["password"], password_user_ids: [] },
    before: { ways: ["password", "address"] },
    after: { ways: ["password"] },
  }),
  "PUT /contract_companies": async (world) => ({
    body: { contract_id: (await aNewContract(world)).contract_id, company_name: "改名社" },
    before: { company_name: "歩行社" },
    after: { company_name: "改名社" },
  }),
  "POST /contract_copy": ({ samples }) => ({
    body: { contract_id: samples.contract_id, contract_code: "copied01", company_name: "写し社" },
    before: {},
    after: { contract_code: "copied01", company_name: "写し社" },
  }),
  "POST /contract_export": ({ samples }) => ({ body: { contract_id: samples.contract_id } }),
  "DELETE /contract_companies": async (world) => {
    const { contract_id, contract_code } = await aNewContract(world);
    return { body: { contract_id }, before: { contract_code, company_name: "歩行社" } };
  },
  "PUT /contract_first_admin": async (world) => ({
    body: {
      ...{ contract_id: (await aNewContract(world)).contract_id, user_id: "first01", name: "最初の管理者" },
      ...{ email: "first@example.jp", password: "Atarashii2#", confirmpassword: "Atarashii2#" },
    },
    before: {},
    after: { name: "最初の管理者", email: "first@example.jp", user_authority: 1, password: "changed" },
  }),
  "PUT /excluded_domains": ({ samples }) => ({
    body: { contract_id: samples.contract_id, domains: ["example.co.jp", "example.jp"] },
    before: { domains: [] },
    after: { domains: ["example.co.jp", "example.jp"] },
  }),
  "DELETE /excluded_domains": ({ samples }) => ({
    body: { contract_id: samples.contract_id, domains: ["example.jp"] },
    before: { domains: ["example.co.jp", "example.jp"] },
    after: { domains: ["example.co.jp"] },
  }),
  "PUT /maildomain_whitelist": ({ samples }) => ({
    body: { contract_id: samples.contract_id, domains: ["example.jp"] },
    before: { domains: [] },
    after: { domains: ["example.jp"] },
  }),
  "DELETE /maildomain_whitelist": ({ samples }) => ({
    body: { contract_id: samples.contract_id },
    before: { domains: ["example.jp"] },
    after: { domains: [] },
  }),
  "PUT /integrated_cp_contract": ({ samples }) => ({
    body: {
      demand_id: samples.demand_id,
      use_max_count: 50,
      contracts: [{ contract_id: samples.contract_id, demand_name: "全社" }],
    },
    before: { use_max_count: null, contracts: [] },
    after: { use_max_count: 50, contracts: [`${samples.contract_code} 全社`] },
  }),
};

const USERS: Record<string, Make> = {
  "POST /el_user_reset_mail": (world) => ({ body: aReader(world) }),
  "POST /el_user_second_factor_reset": async (world) => {
    const body = aReader(world);
    const sql = `INSERT INTO user_passkey (contract_id, credential_id, user_id, passkey_name, public_key, sign_count, transports, created_at)
      VALUES ($1, 'a1', $2, 'PC', '', 0, '{}', $3)`;
    await world.owner.query(sql, [body.contract_id, body.user_id, NOON]);
    return { body, before: { authenticator: false, passkeys: 1 }, after: { authenticator: false, passkeys: 0 } };
  },
  "POST /el_user_sign_out": async (world) => {
    const body = aReader(world);
    await world.signIn(body.user_id);
    return { body, before: { sessions: 1 }, after: { sessions: 0 } };
  },
  "PUT /el_user_stop": (world) => ({
    body: { ...aReader(world), login_stop_flag: 1 },
    before: { login_stop_flag: false },
    after: { login_stop_flag: true },
  }),
  "POST /el_user_unlock": async (world) => {
    const body = aReader(world);
    const account = ["user", String(world.samples.contract_code), body.user_id] as const;
    const [bucket] = bucketsOfAccount(account, { addresses: [], browsers: [] });
    const sql = "INSERT INTO sign_in_throttle VALUES ($1, 9, $2, $2::timestamptz + interval '5 minutes')";
    await world.owner.query(sql, [bucket, NOON]);
    return { body, before: { blocked_until: "2026-11-20T12:05:00+09:00" }, after: { blocked_until: null } };
  },
  "POST /support_view": ({ samples }) => ({
    body: { contract_id: samples.contract_id, user_id: samples.user_id, reason: "お問い合わせの確認" },
  }),
};

const THEMES: Record<string, Make> = {
  "PUT /contact_themes": async (world) => ({
    body: {
      ...{ contract_id: world.samples.contract_id, theme_id: await aNewTheme(world, "前の名") },
      ...{ theme_name: "後の名", stop_flag: 1 },
    },
    before: { theme_name: "前の名", stop_flag: 0 },
    after: { theme_name: "後の名", stop_flag: 1 },
  }),
  "DELETE /contact_themes": async (world) => {
    const { theme_id } = await anExpression(world, "消すテーマ");
    const before = { theme_name: "消すテーマ", expression: ["港"] };
    return { body: { contract_id: world.samples.contract_id, theme_id }, before };
  },
  "PUT /contact_themes_order": async (world) => {
    const { contract_id } = await aNewContract(world);
    const [first, second] = [await aNewTheme(world, "一", contract_id), await aNewTheme(world, "二", contract_id)];
    return {
      body: { contract_id, theme_ids: [second, first] },
      before: { theme_ids: [first, second] },
      after: { theme_ids: [second, first] },
    };
  },
  "PUT /contact_themes_upload": ({ samples }) => ({
    file: `企業コード,テーマ名,検索式\r\n${samples.contract_code},ファイルのテーマ,電池`,
    before: {},
    after: { expression: "電池" },
  }),
  "PUT /search_expressions": async (world) => ({
    body: { ...(await anExpression(world, "式を変える")), expression: "港 灯台" },
    before: { expression: "港" },
    after: { expression: "港 灯台" },
  }),
  "DELETE /search_expressions": async (world) => {
    const { expression_id } = await anExpression(world, "式を消す");
    return { body: { expression_id }, before: { expression: "港" } };
  },
  "PUT /sc_search_condition": async (world) => ({
    body: { theme_id: await aNewTheme(world, "本文の式"), expression: "港" },
    before: {},
    after: { expression: "港", data_section: 2 },
  }),
  "PUT /web_news_search_condition": async (world) => ({
    body: { theme_id: await aNewTheme(world, "WEBの式"), expression: "港" },
    before: {},
    after: { expression: "港", data_section: 3 },
  }),
  "POST /rematch": async (world) => ({
    body: { theme_id: await aNewTheme(world, "再照合") },
    before: { rematch: "none" },
    after: { rematch: "queued" },
  }),
  "DELETE /rematch": async (world) => {
    const theme_id = await aNewTheme(world, "元に戻す");
    await world.owner.query(
      `INSERT INTO rematch_change (contract_id, theme_id, article_id, setup_run_id, added, data_section, process_date, search_word, found_by)
       VALUES ($1, $2, $3, 1, true, 1, '2026-11-20', '{港}', 1)`,
      [world.samples.contract_id, theme_id, world.samples.article_id],
    );
    return { body: { theme_id }, before: { rematch: "none" }, after: { rematch: "undone" } };
  },
  "PUT /synonyms": ({ samples }) => ({
    body: { contract_id: samples.contract_id, synonym_sets: [["経産省", "経済産業省"]] },
    before: [],
    after: [["経産省", "経済産業省"]],
  }),
};

const MEDIA: Record<string, Make> = {
  "PUT /newspaper_media": () => ({
    body: { media_code: "kaiho", media_name: "会報" },
    before: {},
    after: { media_name: "会報" },
  }),
  "DELETE /newspaper_media": () => ({ body: { media_code: "kaiho" }, before: { media_name: "会報" } }),
  "PUT /magazine_media": () => ({
    body: { media_code: "gekkan", media_name: "月刊港", sales_days: 30 },
    before: {},
    after: { media_name: "月刊港", sales_days: 30 },
  }),
  "DELETE /magazine_media": () => ({ body: { media_code: "gekkan" }, before: { media_name: "月刊港" } }),
  "PUT /media_licences": ({ samples }) => ({
    body: { media_code: samples["PUT /admin/api/v1/media_licences media_code"], show_days: 30 },
    before: { show_days: null },
    after: { show_days: 30 },
  }),
  "PUT /contract_licence": ({ samples }) => ({
    body: {
      contract_id: samples.contract_id,
      media_code: samples["PUT /admin/api/v1/media_licences media_code"],
      max_copies: 30,
    },
    before: { max_copies: null },
    after: { max_copies: 30 },
  }),
  "DELETE /contract_licence": ({ samples }) => ({
    body: { contract_id: samples.contract_id, media_code: samples["PUT /admin/api/v1/media_licences media_code"] },
    before: { max_copies: 30 },
  }),
  "PUT /media_habit": ({ samples }) => ({
    body: { media_code: samples["PUT /admin/api/v1/media_licences media_code"], contact: "編集部" },
    before: { contact: "" },
    after: { contact: "編集部" },
  }),
  "PUT /media_snooze": ({ samples }) => ({
    body: { media_code: samples["PUT /admin/api/v1/media_licences media_code"], minutes: 30 },
    before: { snoozed_until: null },
    after: { snoozed_until: "2026-11-20T12:30:00+09:00" },
  }),
  "PUT /media_note": ({ samples }) => ({
    body: { media_code: samples["PUT /admin/api/v1/media_licences media_code"], text: "電話した" },
    before: {},
    after: { text: "電話した" },
  }),
  "PUT /arrival_alarm": ({ samples }) => ({
    body: { media_code: samples["PUT /admin/api/v1/media_licences media_code"], due_on: "2026-11-19" },
    before: {},
    after: { due_on: "2026-11-19" },
  }),
  "PUT /source_off_days": () => ({
    body: { data_section: 1, off_days: ["2026-12-31"] },
    before: [],
    after: ["2026-12-31"],
  }),
  "PUT /alarm_setting": () => ({
    body: { mail_addresses: ["tantou@example.jp"], webhook_url: "https://hooks.example/himitsu" },
    before: { mail_addresses: [], webhook_host: "" },
    after: { mail_addresses: ["tantou@example.jp"], webhook_host: "hooks.example" },
  }),
  "PUT /stopped_address": ({ samples }) => ({
    body: { contract_id: samples.contract_id, mail_address_id: samples.mail_address_id },
  }),
  "PUT /feed_sources": ({ samples }) => ({
    body: { feed_source_id: samples.feed_source_id, every_minutes: 60 },
    before: { every_minutes: 30 },
    after: { every_minutes: 60 },
  }),
  "DELETE /feed_sources": ({ samples }) => ({
    body: { feed_source_id: samples.feed_source_id },
    before: { feed_url: "https://news.example/rss", every_minutes: 60 },
  }),
  "PUT /incorrect_mc_article": async ({ owner }) => {
    const line = { source: "w", article_id: "w1", data_section: 3, media_name: "青空ニュース", title: "" };
    const { rows } = await owner.query(
      `INSERT INTO ingest_error (source_file, file_hash, item_no, field, reason, payload, occurred_at)
       VALUES ('b.jsonl', '\\x01', 1, 'title', 'タイトルを指定してください。', $1, $2) RETURNING ingest_error_id`,
      [JSON.stringify(line), NOON],
    );
    return {
      body: { incorrect_article_id: rows[0].ingest_error_id, article_info: { title: "訂正した見出し" } },
      before: { title: "" },
      after: { title: "訂正した見出し" },
    };
  },
};

const OPERATORS: Record<string, Make> = {
  "POST /dead_letters": async ({ owner, samples }) => {
    const mail = samples["GET /admin/api/v1/mail_life mail_message_id"];
    await owner.query("UPDATE mail_message SET state = 'failed', ended_at = now() WHERE mail_message_id = $1", [mail]);
    const [before, after] = [{ mail_state: "failed" }, { mail_state: "queued" }];
    return { body: { mail_message_id: [mail] }, before, after };
  },
  "PUT /el_admin_notice": () => ({
    body: { login_alert: "停止します" },
    before: { login_alert: "" },
    after: { login_alert: "停止します" },
  }),
  "DELETE /el_admin_notice": () => ({
    body: {},
    before: { login_alert: "停止します" },
    after: { login_alert: "" },
  }),
  "PUT /el_admin": () => ({
    body: anOperator("kounin"),
    before: {},
    after: { name: "後任", role: "view", password: "changed" },
  }),
  "DELETE /el_admin": () => ({ body: { el_admin_id: "kounin" }, before: { name: "後任", role: "view" } }),
  "DELETE /el_authenticator": async ({ call, owner }) => {
    await call("PUT /el_admin", anOperator("lost"));
    const sql = "INSERT INTO operator_authenticator (operator_id, secret, confirmed_at) VALUES ('lost', '\\x00', $1)";
    await owner.query(sql, [NOON]);
    return { body: { el_admin_id: "lost" }, before: { authenticator: "set" }, after: { authenticator: "unset" } };
  },
  "POST /el_authenticator": () => ({
    body: { password: TEST_PASSWORD },
    before: { authenticator: "unset" },
    after: { authenticator: "begun" },
  }),
  "PUT /el_authenticator": async ({ call, codeOf }) => {
    const { secret = "" } = await call("POST /el_authenticator", { password: TEST_PASSWORD });
    return { body: { code: codeOf(secret) }, before: { authenticator: "begun" }, after: { authenticator: "set" } };
  },
  "PUT /el_password": () => ({
    body: { current_password: TEST_PASSWORD, password: "Atarashii2#", confirmpassword: "Atarashii2#" },
    before: { password: "hidden" },
    after: { password: "changed" },
  }),
  "POST /logout": () => ({ body: {} }),
};

/** A change by each call of operators that writes, by method and path, in an order in which each can be made. */
export const OPERATOR_CHANGES: Readonly<Record<string, Make>> = {
  ...CONTRACTS,
  ...USERS,
  ...THEMES,
  ...MEDIA,
  ...OPERATORS,
};
