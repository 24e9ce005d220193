import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const FAULTS = "... on Refusal { code message } ... on InvalidForm { fieldErrors { field message } }";
const MANUAL = `query Preview($form: ManualMailForm!) {
  manualMailPreview(form: $form) { __typename ... on MailPreview { subject text html articleCount } ${FAULTS} }
}`;
const THEME = `query Preview($form: ThemeMailInput!) {
  themeMailPreview(form: $form) { __typename ... on MailPreview { subject } ${FAULTS} }
}`;
const SEND = `mutation Send($form: MailDeliveryForm!) {
  sendByHand(form: $form) { __typename ... on MailsTaken { results { row mailAddress status message } } ${FAULTS} }
}`;
const SETTINGS = `mutation Send($form: SettingMailsInput!) {
  sendSettingMails(form: $form) { __typename ... on MailsTaken { results { status } } ${FAULTS} }
}`;
const words = { subject: "ご参考", text: "一行目\n二行目", articleIds: ["11", "12"] };
const named = [{ article_id: "11" }, { article_id: "12" }];

describe("a mail by hand", () => {
  it("is previewed with one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, MANUAL, { form: { ...words, templateFileId: "4" } })).toEqual({
      manualMailPreview: {
        __typename: "MailPreview",
        subject: "半導体",
        text: "本文",
        html: "<p>本文</p>",
        articleCount: 1,
      },
    });
    expect(fake.argumentOf("mail_delivery_preview")).toEqual({
      articles: named,
      subject: "ご参考",
      text: "一行目\n二行目",
      template_file_id: "4",
      tone_flag: false,
    });
  });

  it("is sent with one call, and has a result a row", async () => {
    const fake = fakeCoreApi();
    const form = { ...words, addresses: ["a@example.jp", "b@example.jp"], sendAt: "2026-11-22T07:00" };
    expect(await dataOf(fake, SEND, { form })).toEqual({
      sendByHand: {
        __typename: "MailsTaken",
        results: [
          { row: 1, mailAddress: "a@example.jp", status: 2, message: "" },
          { row: 2, mailAddress: "b@example.jp", status: 1, message: "送信できません。" },
        ],
      },
    });
    expect(fake.argumentOf("mail_delivery")).toEqual({
      articles: named,
      addresses: ["a@example.jp", "b@example.jp"],
      subject: "ご参考",
      text: "一行目\n二行目",
      template_file_id: "0",
      attach_Type: 1,
      encoding: "utf8",
      tone_flag: false,
      setup_datetime: "2026-11-22T07:00",
    });
    expect(fake.calls()).toEqual(["mail_delivery"]);
  });

  it("asks where licences allow fewer readers, and is sent as its sender answers", async () => {
    const asking = fakeCoreApi({ answers: { mail_delivery: refused("MSG0144", "3件は30人までです。") } });
    const form = { ...words, addresses: ["a@example.jp"] };
    expect(await dataOf(asking, SEND, { form })).toMatchObject({
      sendByHand: { __typename: "Refusal", code: "MSG0144", message: "3件は30人までです。" },
    });
    const fake = fakeCoreApi();
    await dataOf(fake, SEND, { form: { ...form, overLicence: "headline" } });
    expect(fake.argumentOf("mail_delivery")).toMatchObject({ over_licence: "headline" });
  });

  it("is not sent with faults, whether found here or by core-api", async () => {
    const fake = fakeCoreApi();
    const { sendByHand } = await dataOf(fake, SEND, {
      form: { subject: "", text: "x".repeat(4001), addresses: ["太郎"], articleIds: [] },
    });
    const { fieldErrors } = sendByHand as { fieldErrors: { field: string }[] };
    expect(fieldErrors.map(({ field }) => field).toSorted()).toEqual(["addresses", "subject", "text"]);
    expect(fake.calls()).toEqual([]);
    const past = { field: "setup_datetime", message: "送信日時は1年以内の先の日時で指定してください。" };
    const late = fakeCoreApi({ answers: { mail_delivery: failing("BAD_USER_INPUT", { fieldErrors: [past] }) } });
    expect(await dataOf(late, SEND, { form: { ...words, addresses: ["a@example.jp"] } })).toMatchObject({
      sendByHand: { fieldErrors: [{ ...past, field: "sendAt" }] },
    });
  });
});

describe("theme mails", () => {
  const form = { dataKbn: 2, targetId: "8", processDate: "2026-11-20", templateFileId: "4" };

  it("are previewed with one call, or say what is missing", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, THEME, { form })).toMatchObject({ themeMailPreview: { subject: "半導体" } });
    expect(fake.argumentOf("create_mail")).toEqual({
      data_kbn: 2,
      id: "8",
      process_date: "2026-11-20",
      template_file_id: "4",
      subject_Type: 1,
    });
    const faulty = { ...form, targetId: "", processDate: "2026-02-30" };
    const { themeMailPreview } = await dataOf(fake, THEME, { form: faulty });
    const { fieldErrors } = themeMailPreview as { fieldErrors: { field: string }[] };
    expect(fieldErrors.map(({ field }) => field)).toEqual(["targetId", "processDate"]);
  });

  it("of settings are sent with one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SETTINGS, { form: { settingIds: ["5", "6"] } })).toMatchObject({
      sendSettingMails: { results: [{ status: 2 }, { status: 1 }] },
    });
    expect(fake.argumentOf("send_mails")).toEqual({
      sendmail_info: [{ mail_setting_id: "5" }, { mail_setting_id: "6" }],
    });
    const refusing = fakeCoreApi({ answers: { send_mails: refused("MSG1", "送信できません。") } });
    expect(await dataOf(refusing, SETTINGS, { form: { settingIds: ["5"] } })).toMatchObject({
      sendSettingMails: { __typename: "Refusal", message: "送信できません。" },
    });
  });
});

it("sent mails are a page with one call, by status, and addresses are listed by name", async () => {
  const fake = fakeCoreApi();
  const data = await dataOf(
    fake,
    `{ sentMails(status: 0, page: 3) { mails { sendingId row name kind sentBy mailAddress status message dueAt endedAt articleCount maybeTwice } total }
       mailAddresses { address name } }`,
  );
  expect(data).toMatchObject({
    sentMails: { mails: [{ name: "ご参考", sentBy: "topic01", dueAt: "2026-11-21T07:00:00+09:00" }], total: 1 },
    mailAddresses: [{ address: "kouhou@example.jp", name: "" }, { name: "佐藤" }],
  });
  expect(fake.argumentOf("sent_mails")).toEqual({ status: 0, page: 3, page_size: 50 });
});

it("a planned mail is taken back once; one that is under way or gone is not", async () => {
  const CANCEL = `mutation { cancelMail(sendingId: "9") { __typename ... on Refusal { message } } }`;
  const fake = fakeCoreApi();
  expect(await dataOf(fake, CANCEL)).toEqual({ cancelMail: { __typename: "MailDone" } });
  expect(fake.argumentOf("cancel_mail")).toEqual({ sendmail_id: "9" });
  const gone = fakeCoreApi({ answers: { cancel_mail: failing("NOT_FOUND", { message: "見つかりません。" }) } });
  expect(await dataOf(gone, CANCEL)).toMatchObject({
    cancelMail: { __typename: "Refusal", message: "見つかりません。" },
  });
  const late = fakeCoreApi({ answers: { cancel_mail: failing("CONFLICT", { message: "送信が始まっています。" }) } });
  expect(await dataOf(late, CANCEL)).toMatchObject({
    cancelMail: { __typename: "Refusal", message: "送信が始まっています。" },
  });
});
