import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const form = {
  dataKbn: 1,
  targetId: "7",
  dataSection: null,
  mailAddress: "kouhou@example.jp",
  templateFileId: "0",
  subjectType: 4,
  attachType: 2,
  encoding: "utf8",
  zeroArticleEmail: false,
  withTones: true,
};
const PREVIEW = `query Preview($form: MailSettingTrialInput!) {
  mailSettingPreview(form: $form) {
    __typename
    ... on MailSettingPreview { processDate mail { subject text articleCount } attachmentName refusal unencodable }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const TEST = `mutation Test($form: MailSettingTrialInput!) {
  testMailSetting(form: $form) { __typename ... on MailTestQueued { mailAddress left } ... on Refusal { message retryAfter } }
}`;
const BODY = {
  data_kbn: 1,
  id: "7",
  template_file_id: "0",
  subject_Type: 4,
  attach_Type: 2,
  encoding: "utf8",
  zero_Article_Email: false,
  tone_flag: true,
};

describe("the mail of a setting as it stands in its form", () => {
  it("is shown as its recipient would get it, by one call", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, PREVIEW, { form });
    expect(data.mailSettingPreview).toEqual({
      __typename: "MailSettingPreview",
      processDate: "2026-11-20",
      mail: { subject: "半導体", text: "本文", articleCount: 1 },
      attachmentName: "2026-11-20_7.xlsx",
      refusal: "",
      unencodable: [],
    });
    expect(fake.argumentOf("preview_mail_setting")).toEqual({ ...BODY, mail_address: "kouhou@example.jp" });
  });

  it("is null with the reason where it would not be sent", async () => {
    const refused = { process_date: "2026-11-20", sendmail_info: null, attachment_name: "", refusal: "送れません。" };
    const data = await dataOf(fakeCoreApi({ answers: { preview_mail_setting: () => refused } }), PREVIEW, { form });
    expect(data.mailSettingPreview).toMatchObject({ mail: null, refusal: "送れません。" });
  });

  it("names the field at fault", async () => {
    const data = await dataOf(fakeCoreApi(), PREVIEW, { form: { ...form, targetId: "" } });
    expect(data.mailSettingPreview).toMatchObject({
      __typename: "InvalidForm",
      fieldErrors: [{ field: "targetId", message: expect.any(String) }],
    });
  });

  it("goes as a test to the caller alone, and says how long to wait where there were too many", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, TEST, { form });
    expect(data.testMailSetting).toEqual({ __typename: "MailTestQueued", mailAddress: "admin01@example.jp", left: 9 });
    expect(fake.argumentOf("test_mail_setting")).toEqual(BODY);
    const tired = fakeCoreApi({ answers: { test_mail_setting: failing("TOO_MANY_REQUESTS", { retryAfter: "600" }) } });
    expect((await dataOf(tired, TEST, { form })).testMailSetting).toMatchObject({ retryAfter: 600 });
  });
});
