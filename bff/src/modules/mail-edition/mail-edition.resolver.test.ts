import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { aMailEdition } from "../../testing/mail-edition-answers.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const SCREEN = `query Screen($target: SelectionInput) { mailEditionScreen(target: $target) {
  targets { kind id name } addresses { address name }
  edition { name version sinceDay begun savedBy items { article { id title line } comment heading } arrivals { id } leftOut { id }
    lastSent { by articleCount } sends { id at failedCount status canCancel } options { addresses templateId encoding } destinations sendMaxCount } } }`;
const SAVE = `mutation Save($form: MailEditionForm!) { saveMailEdition(form: $form) { __typename
  ... on MailEditionSaved { version droppedIds } ... on Refusal { code message } ... on InvalidForm { fieldErrors { field message } } } }`;
const SEND = `mutation Send($form: MailEditionSendForm!) { sendMailEdition(form: $form) { __typename
  ... on MailEditionSent { version articleCount rows { address failed message } } ... on Refusal { code } ... on InvalidForm { fieldErrors { field message } } } }`;
const PREVIEW = `query Preview($look: MailEditionLook!) { mailEditionPreview(look: $look) { __typename
  ... on MailEditionPreview { subject text html articleCount unencodable warnings { kind message } } ... on Refusal { code message } } }`;

const target = { kind: "THEME", id: "3" };

describe("the morning editor", () => {
  it("opens with three calls, and with two where nothing is chosen", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SCREEN, { target })).toMatchObject({
      mailEditionScreen: {
        targets: [
          { kind: "THEME", id: "7", name: "半導体" },
          { kind: "THEME_GROUP", id: "8" },
          { kind: "TOPIC", id: "9" },
        ],
        addresses: [{ address: "kouhou@example.jp" }, { address: "user01@example.jp", name: "佐藤" }],
        edition: {
          version: "4",
          items: [
            { article: null, heading: "国内" },
            { article: { id: "1", title: "載せる記事" }, comment: "要点", heading: null },
          ],
          arrivals: [{ id: "2" }],
          leftOut: [{ id: "3" }],
          lastSent: { by: "管理者", articleCount: 5 },
          sends: [{ id: "10", at: "2026-11-21T07:00:00+09:00", failedCount: 1, status: 3, canCancel: true }],
          options: { encoding: "utf8" },
        },
      },
    });
    expect(fake.calls().toSorted()).toEqual(["mail_addresses", "mail_edition", "theme_choices"]);
    expect(fake.argumentOf("mail_edition")).toEqual({ data_kbn: 1, id: "3" });
    const empty = fakeCoreApi();
    expect(await dataOf(empty, SCREEN)).toMatchObject({ mailEditionScreen: { edition: null } });
    expect(empty.calls()).toHaveLength(2);
  });

  it("opens without an edition where its target is gone, and not at all for who may not", async () => {
    const gone = fakeCoreApi({ answers: { mail_edition: failing("NOT_FOUND") } });
    expect(await dataOf(gone, SCREEN, { target })).toMatchObject({ mailEditionScreen: { edition: null } });
    const forbidden = fakeCoreApi({ answers: { mail_addresses: failing("FORBIDDEN") } });
    const { errors } = await runOperation(forbidden, SCREEN, { target });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });

  it("may take back only what core-api says may be taken back", async () => {
    const edition = aMailEdition();
    const mail_edition = () => ({
      ...edition,
      edition_send: edition.edition_send.flatMap((send) => [send, { ...send, cancel_flag: 0 as const }]),
    });
    expect(await dataOf(fakeCoreApi({ answers: { mail_edition } }), SCREEN, { target })).toMatchObject({
      mailEditionScreen: { edition: { sends: [{ canCancel: true }, { canCancel: false }] } },
    });
  });

  it("saves articles and headings in their order", async () => {
    const fake = fakeCoreApi();
    const items = [{ heading: "国内" }, { articleId: "1", comment: "要点" }, { articleId: "2" }];
    const form = { target, version: "4", items, leftOutIds: ["3"], sinceDay: "2026-11-18" };
    expect(await dataOf(fake, SAVE, { form })).toEqual({
      saveMailEdition: { __typename: "MailEditionSaved", version: "5", droppedIds: [] },
    });
    expect(fake.argumentOf("save_mail_edition")).toEqual({
      data_kbn: 1,
      id: "3",
      version: "4",
      edition_item: [{ heading: "国内" }, { article_id: "1", comment: "要点" }, { article_id: "2", comment: null }],
      left_out_article: ["3"],
      since_day: "2026-11-18",
    });
  });

  it("says that somebody was quicker, and what is wrong, under its own names", async () => {
    const form = { target, version: "4", items: [], leftOutIds: [] };
    const quicker = failing("CONFLICT", { message: "先に更新しました。", msgCode: "MSG4090" });
    expect(await dataOf(fakeCoreApi({ answers: { save_mail_edition: quicker } }), SAVE, { form })).toEqual({
      saveMailEdition: { __typename: "Refusal", code: "MSG4090", message: "先に更新しました。" },
    });
    const fault = { field: "edition_item", message: "長すぎます。" };
    const wrong = failing("BAD_USER_INPUT", { fieldErrors: [fault] });
    expect(await dataOf(fakeCoreApi({ answers: { save_mail_edition: wrong } }), SAVE, { form })).toMatchObject({
      saveMailEdition: { fieldErrors: [{ field: "items", message: "長すぎます。" }] },
    });
  });

  it("previews and sends with the same look, a row an address", async () => {
    const fake = fakeCoreApi();
    const look = { target, subjectType: 4, attachType: 2, templateId: "7", encoding: "iso2022jp" };
    expect(await dataOf(fake, PREVIEW, { look })).toMatchObject({
      mailEditionPreview: {
        ...{ subject: "半導体", text: "本文", unencodable: ["①"] },
        warnings: [{ kind: "spam", message: "本文に「激安」があります。" }],
      },
    });
    const form = { ...look, version: "5", addresses: ["a@example.jp"], sendAt: "2026-11-21T07:00:00+09:00" };
    expect(await dataOf(fake, SEND, { form })).toMatchObject({
      sendMailEdition: { version: "6", rows: [{ failed: false }, { failed: true, message: "許可されていません。" }] },
    });
    const wire = {
      data_kbn: 1,
      id: "3",
      subject_Type: 4,
      attach_Type: 2,
      template_file_id: "7",
      encoding: "iso2022jp",
    };
    expect(fake.argumentOf("mail_edition_preview")).toEqual(wire);
    expect(fake.argumentOf("mail_edition_send")).toEqual({
      ...wire,
      version: "5",
      mail_address: ["a@example.jp"],
      setup_datetime: "2026-11-21T07:00:00+09:00",
    });
  });

  it("says why an edition can't be sent or previewed", async () => {
    const answers = { mail_edition_preview: refused("MSG0050", "送信する記事がありません。") };
    expect(await dataOf(fakeCoreApi({ answers }), PREVIEW, { look: { target } })).toMatchObject({
      mailEditionPreview: { __typename: "Refusal", code: "MSG0050" },
    });
  });
});
