import { OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import { hashToken } from "../../access/token.ts";
import { SoftAuthenticator } from "../../modules/people/second-factor/testing/soft-authenticator.ts";
import { reportKey } from "../../storage/report-key.ts";
import { aSentMail } from "../a-sent-mail.ts";
import { anOffice, TEST_PASSWORD } from "../a-user.ts";
import { NOON } from "../test-api.ts";
import type { Samples } from "./a-small-world.ts";
import {
  type Ask,
  aMagazineWithBook,
  anotherArticle,
  aPaperWithOriginal,
  type ExampleDesk,
  type Fields,
  type Own,
  PICTURE,
} from "./example-desk.ts";
import { OPERATOR_CHANGES } from "./operator-changes.ts";

const MAIL_KEY = "0c8f1d1e-6f0a-4c39-9f43-6f4b8a1c2d3e";
const LOGO_KEY = "5b0f6f0e-3a52-4c57-8f0a-1d2c3b4a5f6e";
const RESET_TOKEN = "x".repeat(43);
const asUser = { password: TEST_PASSWORD };
/** By then PUT /password has changed it. */
const asUserLater = { password: "Atarashii2#" };
const readerOf = (samples: Samples) => String(samples["PUT /api/v1/user user_id"]);

const allowOwnMails = ({ contract_id }: Samples, { owner }: ExampleDesk) =>
  owner.query(
    `INSERT INTO contract_configuration (contract_id, configuration_key, configuration_value) VALUES ($1, $2, '1')
     ON CONFLICT (contract_id, configuration_key) DO UPDATE SET configuration_value = '1'`,
    [contract_id, OWN_MAIL_SETTING],
  );

/** The user's own authenticator app, begun; with what it shows. */
async function aBegunApp(ask: Ask, { codeOf }: ExampleDesk): Promise<Fields> {
  const { secret } = await ask("POST /api/v1/second_factor_authenticator", asUserLater);
  return { code: codeOf(String(secret)) };
}

async function aPasskey(ask: Ask, owner: { password: string }): Promise<Fields> {
  const { options } = await ask("POST /api/v1/passkey_options", owner);
  const key = new SoftAuthenticator("http://localhost:8080", "localhost");
  return { passkey_name: "会社のPC", answer: key.register({ options: String(options) }) };
}

async function aResetLink({ contract_id, user_id }: Samples, { owner }: ExampleDesk): Promise<Fields> {
  const sql =
    "INSERT INTO password_reset (contract_id, key_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)";
  const inAnHour = new Date(NOON.getTime() + 3_600_000);
  await owner.query(sql, [contract_id, hashToken(RESET_TOKEN), user_id, NOON, inAnHour]);
  return { password_reset_key: `${contract_id}.${RESET_TOKEN}` };
}

/** What operators change, made as the tests of the trail make it. */
const operatorChange =
  (name: string): Own =>
  async (samples, ask, { owner, codeOf }) => {
    const call = async (short: string, fields: object) => {
      const [method, path] = short.split(" ");
      return (await ask(`${method} /admin/api/v1${path}`, { ...fields })) as unknown as Record<string, string>;
    };
    const make = OPERATOR_CHANGES[name];
    if (!make) throw new Error(`${name} is no change of operators`);
    const { body } = await make({ owner, samples, call, codeOf, signIn: async () => undefined });
    return { version: undefined, ...body };
  };

const OPERATOR_EXAMPLES = [
  "POST /el_user_second_factor_reset",
  "PUT /contact_themes_order",
  "PUT /contract_first_admin",
  "PUT /el_authenticator",
  "PUT /sign_in_ways",
  "PUT /sso_provider",
  "DELETE /contract_companies",
  "DELETE /el_authenticator",
  "DELETE /rematch",
  "DELETE /search_expressions",
  "DELETE /sso_provider",
].map((name): [string, Own] => [name.replace(" ", " /admin/api/v1"), operatorChange(name)]);

/** A ticket of an original: reserved by this session. */
async function aTicket(samples: Samples, ask: Ask, desk: ExampleDesk): Promise<Fields> {
  const { article_id } = await aPaperWithOriginal(samples, desk);
  const article_info = [{ article_id, data_section: 1 }];
  return { ticket: (await ask("POST /api/v1/pdf", { article_info, pdf_flag: 1, ticket_only: 1 })).pdf_ticket };
}

async function aDraft(_samples: Samples, ask: Ask): Promise<Fields> {
  const { mail_draft_id } = await ask("PUT /api/v1/mail_draft", { subject: "今日の記事", text: "本文" });
  return { mail_draft_id, data_kbn: undefined, id: undefined };
}

async function aReadyReport({ report_id, contract_id }: Samples, { owner, originals }: ExampleDesk): Promise<Fields> {
  await originals.put(reportKey(Number(contract_id), Number(report_id), "pdf"), Buffer.from("%PDF-"));
  const sql = "UPDATE report SET state = 'ready', progress = 100, made_at = $2, content = '{}' WHERE report_id = $1";
  await owner.query(sql, [report_id, NOON]);
  return { report_id };
}

async function aStoredLogo(_samples: Samples, ask: Ask, { owner }: ExampleDesk): Promise<Fields> {
  await ask("PUT /api/v1/mail_look", { color: "#8a1538", logo: PICTURE.toString("base64") });
  await owner.query("UPDATE contract_mail_look SET logo_key = $1", [LOGO_KEY]);
  return { key: LOGO_KEY };
}

async function aSettingOfGroup({ data_kbn, id }: Samples, ask: Ask): Promise<Fields> {
  const group = { group_name: "いつもの宛先", mail_address: ["yakuin@example.jp"] };
  const { address_group_id } = await ask("PUT /api/v1/address_group", group);
  const row = { data_kbn, id, template_file_id: "0", subject_Type: 1, attach_Type: 1, address_group_id };
  return { mail_setting_id: (await ask("PUT /api/v1/mail_delivery_destination", row)).mail_setting_id };
}

/** An edition of an article of its own, under the duty's rule, and its version. */
async function anEditionOf(samples: Samples, ask: Ask, desk: ExampleDesk, approval_flag: 0 | 1): Promise<unknown> {
  const { edition_duty, edition_rota } = await ask("GET /api/v1/edition_duty");
  const { version } = (edition_duty ?? {}) as Fields;
  await ask("PUT /api/v1/edition_duty", { ...(edition_duty as Fields), approval_flag, edition_rota, version });
  const { data_kbn, id } = samples;
  const seen = await ask("GET /api/v1/mail_edition", { data_kbn, id });
  const edition_item = [{ article_id: await anotherArticle(samples, desk) }];
  return (await ask("PUT /api/v1/mail_edition", { data_kbn, id, version: seen.version, edition_item })).version;
}

async function anAskedApproval(samples: Samples, ask: Ask, desk: ExampleDesk): Promise<Fields> {
  const version = await anEditionOf(samples, ask, desk, 1);
  const { data_kbn, id } = samples;
  const mail_address = ["kouhou@example.jp"];
  await ask("POST /api/v1/edition_approval_request", { data_kbn, id, version, mail_address });
  return { version };
}

/** By then the contract mails to example.co.jp alone. */
async function aPlannedMail(samples: Samples, ask: Ask, desk: ExampleDesk): Promise<Fields> {
  const planned = {
    addresses: ["soumu@example.co.jp"],
    subject: "週のまとめ",
    setup_datetime: "2026-12-01T07:00:00+09:00",
  };
  const articles = [{ article_id: await anotherArticle(samples, desk) }];
  return { sendmail_id: (await ask("POST /api/v1/mail_delivery", { ...planned, articles })).sendmail_id };
}

const NOT_QUIET = { quiet_start_time: null, quiet_end_time: null };

async function aChatSetting({ chat_target_id, theme_group_id }: Samples, ask: Ask): Promise<Fields> {
  const which = { chat_target_id, data_kbn: 2, id: theme_group_id };
  const { mail_setting_id } = await ask("PUT /api/v1/chat_setting", { ...which, ...NOT_QUIET });
  return { chat_target_id, mail_setting_id, version: undefined };
}

async function aTopicWithArticle({ theme_info, user_info, article_info }: Samples, ask: Ask): Promise<Fields> {
  const made = await ask("POST /api/v1/topic", { topics_name: "新製品", theme_info, user_info });
  const { topics_id } = made.topics_id ? made : (made.topic as Fields);
  await ask("POST /api/v1/topic_articles", { topics_id, article_info });
  return { topics_id };
}

const aFactorOf = ({ contract_id }: Samples, userId: string, { owner }: ExampleDesk) =>
  owner.query(
    `INSERT INTO user_passkey (contract_id, credential_id, user_id, passkey_name, public_key, sign_count, transports, created_at)
     VALUES ($1, 'b1', $2, 'PC', '', 0, '{}', $3)`,
    [contract_id, userId, NOON],
  );

async function magazineOf(samples: Samples, desk: ExampleDesk): Promise<Fields> {
  const { article_id } = await aMagazineWithBook(samples, desk);
  return { magazine_article_info: [{ article_id }], media_code: undefined };
}

const allTopics = async (_samples: Samples, ask: Ask): Promise<Fields> => {
  const { topics } = await ask("GET /api/v1/topics");
  return { topics_ids: (topics as Fields[]).map(({ topics_id }) => topics_id) };
};

async function aListMail({ contract_id }: Samples, { owner }: ExampleDesk): Promise<Fields> {
  const id = await aSentMail(owner, Number(contract_id), { content: { kind: "change" } });
  await owner.query("UPDATE mail_message SET message_key = $2 WHERE mail_message_id = $1", [id, MAIL_KEY]);
  return { mail_key: MAIL_KEY };
}

/** Of calls that need what only other calls, a worker or a device makes. */
export const MADE_FIELDS: Readonly<Record<string, Own>> = {
  ...Object.fromEntries(OPERATOR_EXAMPLES),
  "PUT /admin/api/v1/el_password": async (_samples, _ask, { owner }) => {
    await owner.query("DELETE FROM operator_authenticator");
    return { current_password: TEST_PASSWORD };
  },
  "GET /admin/api/v1/pdf_admin": async (samples, _ask, desk) => {
    const { article_id } = await aPaperWithOriginal(samples, desk);
    return { article_id };
  },
  "GET /api/v1/condition_mail_preview": (samples, _ask, desk) => allowOwnMails(samples, desk).then(() => ({})),
  "PUT /api/v1/condition_mail": (samples, _ask, desk) => allowOwnMails(samples, desk).then(() => ({ mail_kbn: 1 })),
  "GET /api/v1/image": async (samples, _ask, desk) => ({ key: (await aPaperWithOriginal(samples, desk)).key }),
  "GET /api/v1/trace": async (samples, _ask, desk) => {
    const { article_id } = await aPaperWithOriginal(samples, desk);
    return { article_id, serial_no: 1 };
  },
  "GET /api/v1/pdf/{ticket}": aTicket,
  "GET /api/v1/magazine_epub": async (samples, ask, desk) => {
    const book = await aMagazineWithBook(samples, desk);
    const { epub_ticket } = await ask("PUT /api/v1/epub_display_check", book);
    return { contentsId: book.contentsId, epub_ticket };
  },
  "PUT /api/v1/epub_display_check": (samples, _ask, desk) => aMagazineWithBook(samples, desk),
  "GET /api/v1/login_user": (samples, _ask, desk) => aResetLink(samples, desk),
  "GET /api/v1/mail_draft": aDraft,
  "DELETE /api/v1/mail_draft": aDraft,
  "GET /api/v1/mail_logo": aStoredLogo,
  "GET /api/v1/mail_setting_members": aSettingOfGroup,
  "GET /api/v1/pw_less_login": async (samples, _ask, { owner }) => {
    const office = {
      contractId: Number(samples.contract_id),
      contractCode: String(samples.contract_code),
      userGroupId: Number(samples.user_group_id),
      userId: readerOf(samples),
    };
    await anOffice(owner, office, "10.0.0.0/8");
    return {};
  },
  "GET /api/v1/report_download": (samples, _ask, desk) => aReadyReport(samples, desk),
  "POST /api/v1/edition_approval_request": async (samples, ask, desk) => {
    const version = await anEditionOf(samples, ask, desk, 1);
    return { version, mail_address: ["kouhou@example.jp"], subject: undefined, text: undefined };
  },
  "POST /api/v1/edition_approval": async (samples, ask, desk) => {
    const asked = await anAskedApproval(samples, ask, desk);
    await desk.owner.query("UPDATE edition_approval SET requested_by = $1", [readerOf(samples)]);
    return asked;
  },
  "DELETE /api/v1/edition_approval_request": anAskedApproval,
  "POST /api/v1/mail_edition_send": async (samples, ask, desk) => ({
    version: await anEditionOf(samples, ask, desk, 0),
  }),
  "POST /api/v1/mail_opening": { sendmail_id: "1" },
  "POST /api/v1/mail_template_file": {
    ...{ file: "冒頭,おはようございます。\r\n見出し,■ {区分}\r\n", name: "夕刊のまとめ" },
    template_file_id: undefined,
  },
  "POST /api/v1/mail_unsubscribe": (samples, _ask, desk) => aListMail(samples, desk),
  "POST /api/v1/passkeys": (_samples, ask) => aPasskey(ask, asUser),
  "DELETE /api/v1/passkeys": async (_samples, ask) => {
    await ask("POST /api/v1/passkeys", await aPasskey(ask, asUserLater));
    const { passkeys } = await ask("GET /api/v1/second_factor");
    return { passkey_id: (passkeys as Fields[])[0]?.passkey_id, ...asUserLater };
  },
  "POST /api/v1/recovery_codes": { ...asUser },
  "PUT /api/v1/second_factor_authenticator": (_samples, ask, desk) => aBegunApp(ask, desk),
  "DELETE /api/v1/second_factor_authenticator": async (_samples, ask, desk) => {
    await desk.owner.query("DELETE FROM user_authenticator");
    await ask("PUT /api/v1/second_factor_authenticator", await aBegunApp(ask, desk));
    return { ...asUserLater };
  },
  "DELETE /api/v1/user_second_factor": async (samples, ask, desk) => {
    await ask("POST /api/v1/user_restore", { user_id: readerOf(samples) });
    await aFactorOf(samples, readerOf(samples), desk);
    return { user_id: readerOf(samples) };
  },
  "POST /api/v1/user_restore": async (samples, ask, { owner }) => {
    const user_id = readerOf(samples);
    // Nobody can be deleted whom an office signs in as.
    await owner.query("UPDATE contract SET ip_login_user_id = NULL");
    await ask("DELETE /api/v1/user", { user_id });
    return { user_id };
  },
  "PUT /api/v1/magazine_article_themes": (samples, _ask, desk) => magazineOf(samples, desk),
  "PUT /api/v1/topics_display_order": allTopics,
  "DELETE /api/v1/chat_setting": aChatSetting,
  "DELETE /api/v1/send_mails": aPlannedMail,
  "DELETE /api/v1/topic_articles": aTopicWithArticle,
};
