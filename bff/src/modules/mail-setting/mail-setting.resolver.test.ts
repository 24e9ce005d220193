import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($id: ID, $version: Int, $form: MailSettingForm!) {
  saveMailSetting(id: $id, version: $version, form: $form) {
    __typename
    ... on MailSetting { id targetName }
    ... on Refusal { code message }
    ... on VersionConflict { message changedBy }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const REMOVE = `mutation { removeMailSetting(id: "5", version: 2) { __typename ... on Refusal { message } } }`;
const form = {
  dataKbn: 1,
  targetId: "7",
  dataSection: null,
  mailAddress: "kouhou@example.jp",
  mailAddressConfirmation: "kouhou@example.jp",
  templateFileId: "0",
  subjectType: 4,
  attachType: 2,
  zeroArticleEmail: false,
  sendTimes: ["07:00", "18:30"],
  encoding: "iso2022jp",
  alertFlag: true,
  quietStartTime: "22:00",
  quietEndTime: "06:00",
  alertMaxCount: 5,
  addressStopFlag: false,
};

describe("mail settings", () => {
  it("are a page of a search, with what the dropdowns offer: three calls", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(
      fake,
      `{ mailSettings(filter: { dataKbn: 1, targetId: "7", dataSection: 101, mailAddress: "kou" }, page: 2) {
           settings { id dataKbn targetName dataSection sendTimes zeroArticleEmail nextSendAt version } total }
         mailTargets { targets { dataKbn id name } allSelectable }
         mailTemplates { id name fileName isDefault version } }`,
    );
    expect(data.mailSettings).toEqual({
      settings: [
        {
          id: "5",
          dataKbn: 1,
          targetName: "半導体",
          dataSection: 101,
          sendTimes: ["07:00"],
          zeroArticleEmail: true,
          nextSendAt: "2026-11-21T07:00:00+09:00",
          version: 2,
        },
        expect.objectContaining({ id: "6", dataKbn: 2, targetName: "技術" }),
      ],
      total: 52,
    });
    expect(data.mailTargets).toEqual({
      targets: [
        { dataKbn: 3, id: "9", name: "今週" },
        { dataKbn: 2, id: "8", name: "技術" },
        { dataKbn: 1, id: "7", name: "半導体" },
      ],
      allSelectable: true,
    });
    expect(data.mailTemplates).toMatchObject([
      { id: "0", isDefault: false },
      { id: "4", isDefault: true },
    ]);
    expect(fake.calls().toSorted()).toEqual(["mail_settings", "mail_templates", "theme_choices"]);
    expect(fake.argumentOf("mail_settings")).toEqual({
      data_kbn: 1,
      id: "7",
      data_section: 101,
      mail_address: "kou",
      page: 2,
      page_size: 50,
    });
  });

  it("are null where they are gone or another contract's", async () => {
    const fake = fakeCoreApi({ answers: { mail_setting: failing("NOT_FOUND") } });
    expect(await dataOf(fake, `{ mailSetting(id: "9") { id } }`)).toEqual({ mailSetting: null });
  });

  it.each([
    [null, null, {}],
    ["5", 2, { mail_setting_id: "5", version: "2" }],
  ])("are kept with one call, id %j", async (id, version, named) => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { id, version, form })).toMatchObject({ saveMailSetting: { id: "5" } });
    expect(fake.calls()).toEqual(["save_mail_setting"]);
    expect(fake.argumentOf("save_mail_setting")).toEqual({
      ...named,
      data_kbn: 1,
      id: "7",
      data_section: null,
      mail_address: "kouhou@example.jp",
      mail_address_confirmation: "kouhou@example.jp",
      template_file_id: "0",
      subject_Type: 4,
      attach_Type: 2,
      zero_Article_Email: false,
      send_times: ["07:00", "18:30"],
      encoding: "iso2022jp",
      alert_flag: true,
      quiet_start_time: "22:00",
      quiet_end_time: "06:00",
      alert_max_count: 5,
      address_stop_flag: false,
    });
  });

  it("are not sent with faults, all of which are told", async () => {
    const fake = fakeCoreApi();
    const faulty = { ...form, targetId: "", mailAddress: "太郎@example.jp", templateFileId: "", sendTimes: [] };
    const { saveMailSetting } = await dataOf(fake, SAVE, { form: faulty });
    expect((saveMailSetting as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field)).toEqual([
      "targetId",
      "sendTimes",
      "mailAddress",
      "mailAddressConfirmation",
      "templateFileId",
    ]);
    expect(fake.calls()).toEqual([]);
  });

  it("name the field that core-api refuses, or say why none is kept", async () => {
    const fault = { field: "mail_address", message: "許可されていないドメインのメールアドレスです。" };
    const outside = fakeCoreApi({ answers: { save_mail_setting: refused("MSG0031", "x", [fault]) } });
    expect(await dataOf(outside, SAVE, { form })).toMatchObject({
      saveMailSetting: { fieldErrors: [{ ...fault, field: "mailAddress" }] },
    });
    const quicker = failing("CONFLICT", { message: "ほかの人が先に更新しました。", msgCode: "MSG4090" });
    const late = fakeCoreApi({ answers: { save_mail_setting: quicker, remove_mail_setting: quicker } });
    expect(await dataOf(late, SAVE, { id: "5", version: 1, form })).toMatchObject({
      saveMailSetting: { __typename: "VersionConflict", message: "ほかの人が先に更新しました。", changedBy: null },
    });
    expect(await dataOf(late, REMOVE)).toMatchObject({ removeMailSetting: { __typename: "Refusal" } });
  });

  it("are deleted once, in the version that was seen; of one that is gone it is said", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, REMOVE)).toEqual({ removeMailSetting: { __typename: "MailDone" } });
    expect(fake.argumentOf("remove_mail_setting")).toEqual({ mail_setting_id: "5", version: "2" });
    const gone = fakeCoreApi({ answers: { remove_mail_setting: failing("NOT_FOUND") } });
    expect(await dataOf(gone, REMOVE)).toMatchObject({ removeMailSetting: { __typename: "Refusal" } });
  });
});

describe("mail templates", () => {
  it("become the default, and are deleted, with one call each", async () => {
    const fake = fakeCoreApi();
    const change = `mutation { makeDefaultTemplate(id: "4", version: 3) { __typename } }`;
    expect(await dataOf(fake, change)).toEqual({ makeDefaultTemplate: { __typename: "MailDone" } });
    expect(fake.argumentOf("change_template")).toEqual({ template_file_id: "4", default_flag: 1, version: "3" });
    const remove = `mutation { removeMailTemplate(id: "4") { ... on MailDone { done } ... on Refusal { code } } }`;
    expect(await dataOf(fakeCoreApi(), remove)).toEqual({ removeMailTemplate: { done: true } });
    const gone = fakeCoreApi({ answers: { remove_template: failing("NOT_FOUND") } });
    expect(await dataOf(gone, remove)).toEqual({ removeMailTemplate: { code: "MSG4040" } });
  });
});
