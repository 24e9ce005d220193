import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { OPERATOR_COOKIE } from "../../http/cookies.ts";
import { hashPassword } from "../../modules/people/session/password.ts";
import { aSentMail } from "../a-sent-mail.ts";
import { aSession, aUser, TEST_PASSWORD } from "../a-user.ts";
import { anArticle } from "../an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic } from "../builders.ts";
import { NOON } from "../test-api.ts";

const OPERATOR = "walker";

/** Values that calls accept, by field; where a call means another thing by the name, by call and field. */
export type Samples = Readonly<Record<string, unknown>>;

export interface SmallWorld {
  /** Of an Admin, who may call whatever customers may. */
  userCookie: string;
  operatorCookie: string;
  samples: Samples;
  /** The same world after a call that ended a session. */
  signedInAgain(): Promise<SmallWorld>;
}

async function operatorCookie(app: FastifyInstance, owner: pg.Pool): Promise<string> {
  await owner.query(
    `INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ($1, '試験係', $2, 'admin')
     ON CONFLICT (operator_id) DO UPDATE SET password_hash = EXCLUDED.password_hash`,
    [OPERATOR, await hashPassword(TEST_PASSWORD)],
  );
  const { cookies } = await app.inject({
    method: "POST",
    url: "/admin/api/v1/el_admin_login",
    payload: { el_admin_id: OPERATOR, password: TEST_PASSWORD },
  });
  const cookie = cookies.find(({ name }) => name === OPERATOR_COOKIE);
  return `${OPERATOR_COOKIE}=${cookie?.value}`;
}

/** Fields that only make sense together with others: what else a call must have when such a one is walked, by call and field, call, or field. */
export const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  id: ["data_kbn"],
  "POST /api/v1/login": ["contract_code", "user_id", "password"],
  "PUT /api/v1/user": ["version"],
  "DELETE /api/v1/user": ["user_id"],
  "PUT /api/v1/users": ["change", "user_ids"],
  "PUT /api/v1/user_group": ["user_group_id", "version"],
  "DELETE /api/v1/user_group": ["user_group_id"],
  "PUT /api/v1/theme_group": ["theme_group_id", "version", "user_group_info"],
  "DELETE /api/v1/theme_group": ["theme_group_id"],
  "PUT /api/v1/topic": ["version"],
  "PUT /admin/api/v1/contract_companies": ["contract_id"],
  "PUT /admin/api/v1/contract_licence": ["media_code"],
  "DELETE /admin/api/v1/contract_licence": ["media_code"],
  "PUT /admin/api/v1/el_admin": ["el_admin_id", "name", "email", "role", "password", "confirmpassword"],
  "PUT /admin/api/v1/contract_first_admin": ["password", "confirmpassword"],
  "PUT /admin/api/v1/el_user_stop": ["login_stop_flag"],
  "PUT /api/v1/sso_provider": ["client_id"],
  "PUT /admin/api/v1/sso_provider": ["client_id"],
  "PUT /api/v1/chat_target": ["url"],
  "PUT /api/v1/webhook": ["url"],
  "POST /api/v1/webhook_replay": ["webhook_delivery_id"],
  "PUT /admin/api/v1/feed_sources": ["feed_source_id"],
  "PUT /api/v1/article_target_setting": ["disp_status"],
  "PUT /api/v1/article_comment_setting": ["comment"],
  "PUT /api/v1/article_assessment": ["tone"],
  "PUT /api/v1/article_assessment tone": [],
  "PUT /api/v1/magazine_article_themes": ["magazine_article_info"],
  "PUT /api/v1/magazine_article_themes media_code": [],
  "PUT /api/v1/media_themes": ["media_codes", "theme_ids"],
  "POST /api/v1/article_themes": ["theme_ids"],
  "DELETE /api/v1/article_themes": ["article_info"],
  "DELETE /api/v1/article_themes media_code": ["theme_ids"],
  "DELETE /api/v1/mail_delivery_destination": ["mail_setting_id"],
  "PUT /api/v1/mail_delivery_destination": ["mail_address"],
  "PUT /api/v1/report_schedule": ["report_schedule_id", "version"],
  "DELETE /admin/api/v1/contact_themes": ["contract_id", "theme_id"],
  "DELETE /admin/api/v1/rematch": ["theme_id"],
  "DELETE /admin/api/v1/maildomain_whitelist": ["contract_id"],
  "DELETE /admin/api/v1/excluded_domains": ["contract_id"],
};

/** A contract with one of each thing, its Admin and an operator. */
export async function aSmallWorld(app: FastifyInstance, owner: pg.Pool): Promise<SmallWorld> {
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract);
  const admin = await aUser(owner, group, { userAuthority: 1, topicsCreation: true, mcAuthority: 3, scAuthority: 5 });
  const reader = await aUser(owner, group);
  const otherGroup = await aGroup(owner, contract);
  const theme = await aTheme(owner, contract, { expressions: [null] });
  const { themeGroupId } = await aThemeGroup(owner, contract, { themes: [theme] });
  const topic = await aTopic(owner, contract, { themes: [theme] });
  const on = { themes: [theme], topics: [topic], body: "電池の記事です。", searchWord: ["電池"] };
  const { articleId } = await anArticle(owner, on);
  for (const dataSection of [2, 3, 5] as const) await anArticle(owner, { ...on, dataSection });
  const { rows } = await owner.query<{ ingest_error_id: string }>(
    `INSERT INTO ingest_error (source_file, file_hash, item_no, field, reason, payload, occurred_at)
     VALUES ('a.jsonl', decode(md5($2), 'hex'), 1, 'title', 'タイトルを指定してください。', '{"title":""}', $1) RETURNING ingest_error_id`,
    [NOON, articleId],
  );
  const { rows: media } = await owner.query<{ media_code: string }>(
    "SELECT media_code FROM article WHERE article_id = $1",
    [articleId],
  );
  const [licensed] = media;
  await owner.query(
    "INSERT INTO arrival_alarm (media_code, due_on, raised_at) VALUES ($1, '2026-11-19', $2) ON CONFLICT DO NOTHING",
    [licensed?.media_code, NOON],
  );
  const userCookie = `${USER_COOKIE}=${await aSession(owner, admin, NOON)}`;
  const ask = async (method: "PUT" | "POST", url: string, payload: object, cookie = userCookie) =>
    (await app.inject({ method, url, payload, headers: { cookie } })).json().data;
  const make = (path: string, payload: object, cookie = userCookie) => ask("PUT", path, payload, cookie);
  const operator = await operatorCookie(app, owner);
  const { condition_id } = await make("/api/v1/search_condition", { title: "電池", keyword1: "電池" });
  const { missing_article_id } = await ask("POST", "/api/v1/missing_article", { keyword: "見出し" });
  const { rows: omissions } = await owner.query<{ theme_omission_id: number }>(
    `INSERT INTO theme_omission (contract_id, theme_id, process_date, term, written, own_term, cause, article_id, article_count, place)
     VALUES ($1, $2, '2026-11-19', '蓄電池', '蓄電池', NULL, 'same_story', $3, 1, 1) RETURNING theme_omission_id`,
    [contract.contractId, theme.themeId, articleId],
  );
  const { folder_id } = await make("/api/v1/clip_folder", { folder_name: "あとで読む" });
  const { folder_id: from_folder_id } = await make("/api/v1/clip_folder", { folder_name: "会見", shared_flag: 1 });
  await make("/api/v1/clips", { folder_id, article_info: [articleId] });
  const record = { medium_kind: 1, clip_date: "2026-11-19", clip_time: "25:30" };
  const { hand_clip_id } = await make("/api/v1/hand_clip", {
    ...{ folder_id, ...record, media_name: "東都テレビ", title: "新工場を中継" },
  });
  const { demand_id } = await make("/admin/api/v1/integrated_cp_contract", {}, operator);
  const named = { article_id: articleId, data_section: 1 };
  const { feed_source_id } = await make(
    "/admin/api/v1/feed_sources",
    { feed_url: "https://news.example/rss" },
    operator,
  );
  const { mail_setting_id } = await make("/api/v1/mail_delivery_destination", {
    data_kbn: 1,
    id: String(theme.themeId),
    mail_address: "kouhou@example.jp",
    template_file_id: "0",
    subject_Type: 1,
    attach_Type: 1,
  });
  const { chat_target_id } = await make("/api/v1/chat_target", {
    ...{ kind: "webhook", target_name: "広報部", url: "https://hooks.example/x", stopped_flag: 0 },
  });
  const { webhook_id } = await make("/api/v1/webhook", {
    ...{ webhook_name: "社内システム", url: "https://hooks.example/x", event_types: ["digest.sent"], stopped_flag: 0 },
  });
  const { template_file_id } = await app
    .inject({
      ...{ method: "POST", url: "/api/v1/mail_template", headers: { cookie: userCookie } },
      payload: { name: "朝のまとめ", parts: [{ part: "冒頭", text: "おはようございます。" }] },
    })
    .then((answer) => answer.json().data);
  const { tags } = await make("/api/v1/tags", { tags: [{ tag_name: "決算" }] });
  const event = { event_date: "2026-11-05", event_kind: 2 };
  const { company_event_id } = await make("/api/v1/company_event", { ...event, title: "第2四半期決算" });
  const column_info = [
    { data_kbn: 1, id: String(theme.themeId) },
    { data_kbn: 2, id: String(themeGroupId) },
  ];
  const { comparison_id } = await make("/api/v1/comparison", { comparison_name: "電池", column_info });
  const release = {
    release_title: "車載電池の新工場を建設",
    release_text:
      "電池の新工場を来年の春に建設します。車載用の電池を月に三万個つくり、地元から百人を採用します。投資額は八十億円です。",
    release_date: "2026-11-19",
  };
  const { press_release_id } = await make("/api/v1/press_release", release);
  const mailMessageId = await aSentMail(owner, contract.contractId);
  const { report_id } = await app
    .inject({
      method: "POST",
      url: "/api/v1/report",
      payload: {
        ...{ title: "月次レポート", theme_ids: [String(theme.themeId)], theme_group_ids: [] },
        ...{ process_date_start: "2026-11-01", process_date_end: "2026-11-20" },
      },
      headers: { cookie: userCookie },
    })
    .then((answer) => answer.json().data);
  const { report_schedule_id } = await make("/api/v1/report_schedule", {
    ...{ title: "月次レポート", theme_ids: [String(theme.themeId)], theme_group_ids: [] },
    ...{ send_day: 1, send_time: "07:00", mail_addresses: ["kouhou@example.jp"] },
  });
  const samples: Samples = {
    report_id,
    report_schedule_id,
    send_day: 1,
    send_time: "07:00",
    process_date_start: "2026-11-01",
    process_date_end: "2026-11-20",
    "PUT /api/v1/briefing process_date": "2026-11-16",
    "PUT /api/v1/report_schedule mail_addresses": ["kouhou@example.jp"],
    article_id: articleId,
    articleId,
    article_info: [named],
    magazine_article_info: [named],
    articles: [named],
    item_info: [{ article_id: articleId, impact: "", handling: 1 }],
    usage_log: [{ ...named, request_div: 1 }],
    data_info: [{ ...named, request_div: 1 }],
    theme_id: String(theme.themeId),
    theme_ids: [String(theme.themeId)],
    theme_group_id: String(themeGroupId),
    theme_group_ids: [String(themeGroupId)],
    theme_group_name: "新しいテーマグループ",
    topics_id: String(topic.topicsId),
    topics_ids: [String(topic.topicsId)],
    topics_name: "新しいトピックス",
    theme_info: [String(theme.themeId)],
    user_group_info: [String(group.userGroupId)],
    user_info: [admin.userId],
    user_group_id: String(group.userGroupId),
    to_user_group_id: String(otherGroup.userGroupId),
    contract_id: String(contract.contractId),
    contract_code: contract.contractCode,
    user_id: admin.userId,
    change: "resume",
    user_ids: [admin.userId],
    condition_id,
    folder_id,
    from_folder_id,
    folder_name: "新しいフォルダー",
    note: "想定問答",
    shared_flag: 1,
    demand_id,
    use_lines: [80],
    booklet_title: "週の切り抜き",
    copies: 3,
    per_sheet: 1,
    parts: [{ part: "冒頭", text: "おはようございます。" }],
    charge_codes: [{ charge_code: "A-1", charge_name: "新製品" }],
    charge_code: "A-1",
    feed_source_id,
    mail_setting_id,
    incorrect_article_id: rows[0]?.ingest_error_id,
    api_token_id: "1",
    mail_message_id: ["1"],
    data_kbn: 1,
    id: String(theme.themeId),
    start_day: "2026-11-01",
    end_day: "2026-11-20",
    date: "2026-11-20",
    mail_address_id: "1",
    address_stop_flag: 0,
    start_date: "2026-11-01",
    end_date: "2026-11-20",
    mail_address: "kouhou@example.jp",
    addresses: ["kouhou@example.jp"],
    subject: "今日の記事",
    text: "本文",
    title: "電池",
    name: "名称",
    token_name: "連携",
    theme_name: "新しいテーマ",
    media_code: "toto",
    media_codes: ["toto"],
    rhythm: "weekdays",
    mail_addresses: ["tantou@example.jp"],
    webhook_url: "https://hooks.example/x",
    minutes: 30,
    off_days: ["2026-12-31"],
    data_section: 1,
    media_name: "東都新聞",
    feed_url: "http://127.0.0.1:1/",
    expression: "電池",
    domains: ["example.co.jp"],
    tone: 1,
    tag_id: tags[0].tag_id,
    add_tag_ids: [tags[0].tag_id],
    remove_tag_ids: [tags[0].tag_id],
    tags: [{ tag_id: tags[0].tag_id, tag_name: "決算" }],
    media_rates: [{ media_code: licensed?.media_code, unit: 1, rate: 1200 }],
    synonym_sets: [["経産省", "経済産業省"]],
    key: "thumb/a.jpg",
    serial_no: 1,
    epub_ticket: "x",
    password_reset_key: "x",
    password: "Atarashii2#",
    confirmpassword: "Atarashii2#",
    el_admin_id: "nobody",
    email: "kouhou@example.jp",
    role: "view",
    login_stop_flag: 0,
    template_file_id: "0",
    subject_Type: 1,
    attach_Type: 1,
    quiet_start_time: null,
    quiet_end_time: null,
    sendmail_info: [{ data_kbn: 1, id: String(theme.themeId), mail_address: "kouhou@example.jp" }],
    edition_item: [{ article_id: articleId, comment: "" }],
    disp_status: 1,
    comment: "要点",
    reason: "お問い合わせの確認",
    code: "123456",
    sso_key: "x",
    query: "?code=x&state=y",
    saml_response: "PHg+PC94Pg==",
    relay_state: "y",
    answer: "{}",
    passkey_name: "会社のPC",
    passkey_id: "x",
    provider_name: "社内の認証",
    issuer: "https://idp.example.co.jp/",
    client_id: "kirinuki",
    trusts_address_flag: 0,
    stopped_flag: 0,
    hand_clip_id,
    clip_order: [{ article_id: articleId }, { hand_clip_id }],
    // The record does not lie in the folder that is left.
    "PUT /api/v1/clips clip_order": [{ article_id: articleId }],
    ...record,
    company_event_id,
    ...event,
    press_release_id,
    ...release,
    comparison_id,
    comparison_name: "電池",
    column_info,
    chat_target_id,
    target_name: "広報部",
    webhook_id,
    webhook_name: "社内システム",
    event_types: ["digest.sent"],
    webhook_delivery_id: "1",
    failed_since: "2026-11-19T00:00:00+09:00",
    ways: ["password"],
    password_user_ids: [admin.userId],
    allowed_flag: 1,
    version: "1",
    "GET /admin/api/v1/mail_life mail_message_id": mailMessageId,
    "PUT /admin/api/v1/incorrect_mc_article article_info": { title: "題" },
    "POST /api/v1/mail_edition_send mail_address": ["kouhou@example.jp"],
    "PUT /api/v1/address_group mail_address": ["kouhou@example.jp"],
    "PUT /api/v1/edition_duty mail_address": ["kouhou@example.jp"],
    "PUT /api/v1/edition_duty edition_rota": [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({ weekday, leave_flag: 1 })),
    "PUT /api/v1/edition_rota_day day": "2026-12-01",
    "DELETE /api/v1/edition_rota_day day": "2026-12-01",
    "PUT /api/v1/edition_note day": "2026-11-20",
    "PUT /api/v1/edition_note note": "決算の続報に注意してください。",
    "PUT /api/v1/edition_note note_version": 0,
    "POST /api/v1/edition_approval_request mail_address": ["kouhou@example.jp"],
    "PUT /api/v1/mail_template template_file_id": template_file_id,
    "PUT /api/v1/mail_edition version": "0",
    "PUT /api/v1/mail_edition edition_item": [{ article_id: articleId }],
    "PUT /admin/api/v1/contract_first_admin name": "最初の管理者",
    "POST /admin/api/v1/contract_copy company_name": "写し社",
    "PUT /admin/api/v1/magazine_media media_code": "weekly",
    "PUT /admin/api/v1/media_licences media_code": licensed?.media_code,
    "PUT /admin/api/v1/contract_licence media_code": licensed?.media_code,
    "DELETE /admin/api/v1/contract_licence media_code": licensed?.media_code,
    "PUT /admin/api/v1/arrival_alarm media_code": licensed?.media_code,
    "PUT /admin/api/v1/arrival_alarm due_on": "2026-11-19",
    ...Object.fromEntries(["", "/admin"].map((base) => [`PUT ${base}/api/v1/sso_provider kind`, "oidc"])),
    missing_article_id,
    theme_omission_id: String(omissions[0]?.theme_omission_id),
    "PUT /api/v1/theme_omission decision": "dismiss",
    settled_flag: 1,
    "GET /api/v1/missing_article_candidates keyword": "見出し",
    "POST /api/v1/missing_article keyword": "見出し",
    "PUT /api/v1/chat_target kind": "webhook",
    "PUT /api/v1/chat_target url": "https://hooks.example/x",
    "PUT /api/v1/webhook url": "https://hooks.example/x",
    "PUT /api/v1/push_devices endpoint": "https://push.example/1",
    "PUT /api/v1/push_devices p256dh": `B${"a".repeat(86)}`,
    "PUT /api/v1/push_devices auth": "a".repeat(22),
    "PUT /api/v1/push_devices alert_flag": 1,
    "PUT /api/v1/push_devices mail_flag": 1,
    "PUT /api/v1/tags version": null,
    "PUT /api/v1/media_rates version": null,
    "PUT /api/v1/user user_id": reader.userId,
    "DELETE /api/v1/user user_id": reader.userId,
  };
  const signedInAgain = async (): Promise<SmallWorld> => ({
    userCookie: `${USER_COOKIE}=${await aSession(owner, admin, NOON)}`,
    operatorCookie: await operatorCookie(app, owner),
    samples,
    signedInAgain,
  });
  return { userCookie, operatorCookie: operator, samples, signedInAgain };
}
