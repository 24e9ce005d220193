import { TEST_PASSWORD } from "../a-user.ts";
import type { Samples } from "./a-small-world.ts";
import type { Ask, Fields, Own } from "./example-desk.ts";
import { MADE_FIELDS } from "./example-values-made.ts";

const LIST = { id: undefined, data_kbn: undefined, topics_id: undefined, theme_group_id: undefined };
const SEARCHED = { keyword1: "電池" };
const NEXT_DAY = { start_date: "2026-12-01", end_date: "2026-12-02" };

/** A file as the call beside it gives it out. */
const downloaded = (call: string) => async (_samples: Samples, ask: Ask) => ({ file: (await ask(call)).text });

/** A second factor is only ended by the password of today. */
const asUser = { password: TEST_PASSWORD };

/** 役員版 with one story. */
const page = ({ article_id }: Samples): Fields => ({
  item_info: [{ article_id, impact: "調達価格が上がるおそれ。購買本部が試算済み", handling: 3 }],
});

/** The day of a confirmed page. */
async function aBriefing(process_date: string, samples: Samples, ask: Ask): Promise<Fields> {
  await ask("PUT /api/v1/briefing", { ...page(samples), process_date });
  return { process_date };
}

/** What a contract may do with a newspaper. */
const licenceOf = (samples: Samples) => ({
  ...{ contract_id: samples.contract_id, media_code: samples["PUT /admin/api/v1/media_licences media_code"] },
  ...{ valid_from: "2026-04-01", valid_to: "2027-03-31", show_days: 365, print_days: 90, mail_days: 30 },
  ...{
    max_readers: 30,
    max_copies: 60,
    excerpt_chars: 80,
    price_month: "2026-11",
    article_yen: 500,
    reader_yen: 30,
    copy_yen: 20,
  },
  ...{ rightholder: undefined, version: undefined },
});

const RECORD = {
  ...{ medium_kind: 1, media_name: "東都テレビ", title: "新工場を現地から中継", clip_date: "2026-11-19" },
  ...{ clip_time: "25:30", programme: "深夜のニュース", extent: "3分20秒", note: "", url: "https://tv.example/a" },
};
const EVENT = { event_date: "2026-11-12", event_kind: 1, title: "新工場を発表" };
/** The period of usage under the names of today alone. */
const FORMER_NAMES_LEFT_OUT = Object.fromEntries(
  ["by_userid_period", "by_userid_daily", "by_usergroupid_period", "by_usergroupid_daily"]
    .flatMap((name) => [name, `${name}_download`])
    .concat("days")
    .map((name) => [`POST /api/v1/pdf_usage_${name}`, { start_day: undefined, end_day: undefined }]),
);

/** Of calls whose least request is refused, or needs something made before it. */
export const EXAMPLE_FIELDS: Readonly<Record<string, Own>> = {
  ...MADE_FIELDS,
  ...FORMER_NAMES_LEFT_OUT,
  "GET /api/v1/article_search": SEARCHED,
  "POST /api/v1/article_search": SEARCHED,
  "POST /api/v1/try_search": SEARCHED,
  "PUT /api/v1/search_condition": { ...SEARCHED, title: "電池の記事" },
  "GET /api/v1/trend": LIST,
  "GET /api/v1/trend_download": LIST,
  "GET /api/v1/mail_template_versions": async (_samples, ask) => ({ template_file_id: await aTemplate(ask) }),
  "GET /api/v1/edition_duty": async (samples, ask) => aDuty(samples, ask).then(() => ({})),
  "GET /api/v1/edition_morning": async (samples, ask) => aDuty(samples, ask).then(() => ({})),
  "PUT /api/v1/edition_duty": dutyFields,
  "DELETE /api/v1/edition_duty": async (samples, ask) => ({ version: await aDuty(samples, ask) }),
  "PUT /api/v1/edition_rota_day": aRotaDay,
  "DELETE /api/v1/edition_rota_day": async (samples, ask) => {
    const { day, ...own } = await aRotaDay(samples, ask);
    await ask("PUT /api/v1/edition_rota_day", { day, ...own });
    return { day };
  },
  "PUT /api/v1/edition_note": async (samples, ask) => {
    await aDuty(samples, ask);
    return { day: "2026-11-20", note: "決算の続報に注意してください。", note_version: 0 };
  },
  "PUT /api/v1/mail_edition": async (samples, ask) => ({ version: (await anEdition(samples, ask)).version }),
  "GET /api/v1/briefing": (samples, ask) => aBriefing("2026-11-18", samples, ask),
  "GET /api/v1/briefing_download": (samples, ask) => aBriefing("2026-11-17", samples, ask),
  "GET /api/v1/briefing_proposal": { process_date: undefined },
  // By then other calls have taken the article away.
  "PUT /api/v1/briefing": { process_date: "2026-11-16", version: undefined, item_info: [] },
  "GET /admin/api/v1/article_find": { keyword: "見出し" },
  "GET /admin/api/v1/headline_find": { keyword: "見出し" },
  "GET /admin/api/v1/operator_find": { keyword: "契約" },
  "GET /admin/api/v1/el_admin": { el_admin_id: "walker" },
  "GET /admin/api/v1/media_habit": ({ media_rates }) => mediaOf(media_rates),
  "PUT /admin/api/v1/media_habit": ({ media_rates }) => ({ ...mediaOf(media_rates), version: undefined }),
  "PUT /admin/api/v1/media_note": ({ media_rates }) => mediaOf(media_rates),
  "PUT /admin/api/v1/media_snooze": ({ media_rates }) => mediaOf(media_rates),
  "PUT /api/v1/media_themes": ({ media_rates }) => ({ media_codes: [mediaOf(media_rates).media_code] }),
  "POST /api/v1/article_feeds": { feed_name: "社内ポータル" },
  "DELETE /api/v1/article_feeds": async ({ data_kbn, id }, ask) => {
    await ask("POST /api/v1/article_feeds", { data_kbn, id, feed_name: "受付の画面" });
    const { article_feeds } = await ask("GET /api/v1/article_feeds");
    return { article_feed_id: last(article_feeds).article_feed_id };
  },
  "GET /admin/api/v1/contract_licences": { media_code: undefined, rightholder: undefined },
  "PUT /admin/api/v1/contract_licence": licenceOf,
  "DELETE /admin/api/v1/contract_licence": async (samples, ask) => {
    const { contract_id, media_code, ...terms } = licenceOf(samples);
    await ask("PUT /admin/api/v1/contract_licence", { contract_id, media_code, ...terms });
    return { contract_id, media_code, rightholder: undefined };
  },
  "GET /api/v1/licence_uses": { target_month: "2026-11" },
  "POST /api/v1/login": { ...asUser },
  "POST /api/v1/passkey_options": { ...asUser },
  "POST /admin/api/v1/el_admin_login": { el_admin_id: "walker", ...asUser },
  "POST /admin/api/v1/el_authenticator": { ...asUser },
  "POST /api/v1/second_factor_authenticator": { ...asUser },
  "PUT /api/v1/second_factor_demand": { demand: "none" },
  "POST /api/v1/push_device_check": { endpoint: "https://push.example/1" },
  "POST /api/v1/push_device_test": async (samples, ask) => ({ push_device_id: await aDevice(samples, ask) }),
  "DELETE /api/v1/push_devices": async (samples, ask) => ({ push_device_id: await aDevice(samples, ask) }),
  "POST /admin/api/v1/contract_copy": { company_name: "青空電機株式会社", contract_code: "aozora99" },
  "POST /admin/api/v1/contract_address_check": { ip_ranges: ["192.0.2.0/24"] },
  "PUT /api/v1/hand_clip": { ...RECORD, version: undefined, hand_clip_id: undefined },
  "DELETE /api/v1/hand_clip": async (_samples, ask) => {
    const { folder_id } = await ask("PUT /api/v1/clip_folder", { folder_name: "放送" });
    const { hand_clip_id, version } = await ask("PUT /api/v1/hand_clip", { folder_id, ...RECORD, title: "朝の特集" });
    return { folder_id, hand_clip_id, version };
  },
  "GET /api/v1/company_events": { process_date_start: undefined, process_date_end: undefined },
  "PUT /api/v1/company_event": { ...EVENT, version: undefined, company_event_id: undefined },
  "DELETE /api/v1/company_event": async (_samples, ask) => {
    const { company_event_id, version } = await ask("PUT /api/v1/company_event", { ...EVENT, title: "工場の火災" });
    return { company_event_id, version };
  },
  "PUT /api/v1/press_release": { version: undefined, press_release_id: undefined },
  "DELETE /api/v1/press_release": async ({ release_title, release_text, release_date }, ask) => {
    const release = { release_title, release_text, release_date };
    const { press_release_id, version } = await ask("PUT /api/v1/press_release", release);
    return { press_release_id, version };
  },
  "GET /api/v1/comparison_articles": { process_date: undefined },
  "PUT /api/v1/comparison": { comparison_name: "電池2社", version: undefined, comparison_id: undefined },
  "DELETE /api/v1/comparison": async ({ column_info }, ask) => {
    const { comparison_id, version } = await ask("PUT /api/v1/comparison", {
      comparison_name: "去年の競合",
      column_info,
    });
    return { comparison_id, version };
  },
  "PUT /api/v1/address_group": { group_name: "役員", version: undefined, address_group_id: undefined },
  "DELETE /api/v1/address_group": async (_samples, ask) => {
    await ask("PUT /api/v1/address_group", { group_name: "広報", mail_address: ["kouhou@example.jp"] });
    const { address_groups } = await ask("GET /api/v1/address_groups");
    const { address_group_id, version } = last(address_groups);
    return { address_group_id, version: String(version) };
  },
  "PUT /api/v1/chat_target": { target_name: "営業部", stopped_flag: false },
  "PUT /api/v1/webhook": { webhook_name: "情報システム部", stopped_flag: false },
  "PUT /api/v1/push_devices": { alert_flag: true, mail_flag: true },
  "PUT /api/v1/sso_provider": { stopped_flag: false, trusts_address_flag: false },
  "POST /api/v1/mail_delivery": ({ article_id }) => ({ articles: [{ article_id }] }),
  "POST /api/v1/mail_delivery_licences": ({ article_id }) => ({ articles: [{ article_id }] }),
  "POST /api/v1/mail_delivery_preview": ({ article_id }) => ({ articles: [{ article_id }] }),
  "PUT /api/v1/mc_article_themes": ({ media_rates }) => mediaOf(media_rates),
  "PUT /api/v1/password": { current_password: TEST_PASSWORD, password_reset_key: undefined },
  "PUT /api/v1/topic": { topics_name: "全固体電池" },
  "DELETE /api/v1/sso_provider": async (_samples, ask) => {
    const { providers } = await ask("GET /api/v1/single_sign_on");
    const { provider_id, version } = last(providers);
    return { provider_id, version: String(version) };
  },
  "DELETE /admin/api/v1/magazine_media": { media_code: "weekly" },
  "PUT /api/v1/mail_delivery_destination": { mail_address: "eigyou@example.jp" },
  "DELETE /api/v1/api_tokens": async ({ user_id }, ask) =>
    ask("POST /api/v1/api_tokens", { token_name: "試し", user_id }).then(({ api_token_id }) => ({ api_token_id })),
  "DELETE /api/v1/clips": async ({ article_id }, ask) => {
    const { folder_id } = await ask("PUT /api/v1/clip_folder", { folder_name: "今週の記事" });
    const article_info = [article_id];
    await ask("PUT /api/v1/clips", { folder_id, article_info });
    return { folder_id, article_info };
  },
  "DELETE /api/v1/list_read": async ({ data_kbn, id }, ask) => {
    const { marked_datetime } = await ask("PUT /api/v1/list_read", { data_kbn, id });
    return { marked_datetime: marked_datetime ?? "2026-11-20T12:00:00+09:00" };
  },
  "DELETE /api/v1/mail_absence": async (_samples, ask) => {
    const { mail_absences } = await ask("PUT /api/v1/mail_absence", NEXT_DAY);
    return { mail_pause_id: last(mail_absences).mail_pause_id };
  },
  "DELETE /api/v1/mail_template": async (_samples, ask) => ({ template_file_id: await aTemplate(ask) }),
  "DELETE /api/v1/topic": async ({ topics_id }, ask) => {
    const { version } = await ask("GET /api/v1/topic", { topics_id });
    return { topics_id, version: String(version) };
  },
  "DELETE /admin/api/v1/feed_sources": ({ feed_source_id }) => ({ feed_source_id }),
  "PUT /admin/api/v1/incorrect_mc_article": ({ media_rates }) => ({
    article_info: {
      title: "題",
      data_section: 1,
      media_code: mediaOf(media_rates).media_code,
      issue_date: "2026-11-20",
    },
  }),
  "PUT /api/v1/users_upload": downloaded("GET /api/v1/users_download"),
  "PUT /api/v1/tags_upload": downloaded("GET /api/v1/tags_download"),
  "PUT /api/v1/media_rates_upload": downloaded("GET /api/v1/media_rates_download"),
  "PUT /api/v1/mail_delivery_destinations": downloaded("GET /api/v1/mail_delivery_destinations_download"),
  "PUT /admin/api/v1/contact_themes_upload": async ({ contract_id }, ask) => ({
    file: (await ask("GET /admin/api/v1/contact_themes_download", { contract_id })).text,
  }),
};

const last = (rows: unknown): Fields => (Array.isArray(rows) ? (rows.at(-1) ?? {}) : {});

const mediaOf = (rates: unknown) => ({ media_code: last(rates).media_code });

async function aTemplate(ask: Ask): Promise<unknown> {
  const parts = [{ part: "冒頭", text: "おはようございます。" }];
  return (await ask("POST /api/v1/mail_template", { name: "夕方のまとめ", parts })).template_file_id;
}

async function aDevice(samples: Samples, ask: Ask): Promise<unknown> {
  const names = ["endpoint", "p256dh", "auth", "alert_flag", "mail_flag"];
  const fields = names.map((name) => [name, samples[`PUT /api/v1/push_devices ${name}`]]);
  const quiet = { quiet_start_time: null, quiet_end_time: null };
  return (await ask("PUT /api/v1/push_devices", { ...Object.fromEntries(fields), ...quiet })).push_device_id;
}

/** The deadline as it is saved, over the one that is there. */
async function dutyFields({ data_kbn, id, password_user_ids }: Samples, ask: Ask): Promise<Fields> {
  const { edition_duty } = await ask("GET /api/v1/edition_duty");
  const [user_id] = Array.isArray(password_user_ids) ? password_user_ids : [];
  const edition_rota = [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({
    ...{ weekday, leave_flag: weekday === 6 || weekday === 7 ? 0 : 1, user_id, deputy_user_id: null },
  }));
  const own = { data_kbn, id, deadline: "06:58", approval_flag: 0, article_max_count: 20 };
  const { version } = (edition_duty ?? {}) as Fields;
  return { ...own, mail_address: ["kouhou@example.jp"], edition_rota, version };
}

/** @returns its version */
async function aDuty(samples: Samples, ask: Ask, own: Fields = {}): Promise<unknown> {
  const saved = await ask("PUT /api/v1/edition_duty", { ...(await dutyFields(samples, ask)), ...own });
  return ((saved.edition_duty ?? {}) as Fields).version;
}

async function aRotaDay(samples: Samples, ask: Ask): Promise<Fields> {
  await aDuty(samples, ask);
  const [user_id] = Array.isArray(samples.password_user_ids) ? samples.password_user_ids : [];
  return { day: "2026-12-01", leave_flag: 1, user_id, deputy_user_id: undefined };
}

const anEdition = ({ data_kbn, id }: Samples, ask: Ask) => ask("GET /api/v1/mail_edition", { data_kbn, id });
