import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("copies a setting and resumes an address with one call each", async () => {
  const fake = fakeCoreApi();
  const copied = await dataOf(
    fake,
    `mutation { copyMailSetting(id: "5", addresses: ["b@example.jp", "x"]) {
       ... on SettingsCopied { copied results { row mailAddress status message } } } }`,
  );
  expect(copied.copyMailSetting).toEqual({
    copied: 1,
    results: [
      { row: 1, mailAddress: "b@example.jp", status: 0, message: "" },
      { row: 2, mailAddress: "x", status: 1, message: "有効なメールアドレスを入力してください" },
    ],
  });
  expect(fake.argumentOf("copy_mail_setting")).toEqual({
    mail_setting_id: "5",
    mail_addresses: ["b@example.jp", "x"],
  });
  const resumed = await dataOf(fake, `mutation { resumeMailAddress(id: "3") { ... on MailDone { done } } }`);
  expect(resumed.resumeMailAddress).toEqual({ done: true });
  expect(fake.argumentOf("resume_mail_address")).toEqual({ mail_address_id: "3", address_stop_flag: 0 });
  expect(fake.calls()).toEqual(["copy_mail_setting", "resume_mail_address"]);
});
