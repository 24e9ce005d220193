import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation { saveConditionMail(id: "3", kind: AT_ONCE) {
  ... on ConditionMailSaved { mailAddress nextSendAt } ... on Refusal { code message } } }`;
const END = `mutation { removeConditionMail(id: "3") { ... on ConditionMailEnded { done } ... on Refusal { code } } }`;
const PREVIEW = `{ conditionMailPreview(id: "3") {
  ... on ConditionMailPreview { processDate foundCount refusal mail { subject articleCount } } ... on Refusal { code } } }`;

describe("mails of a saved condition", () => {
  it("are saved with one call, or it is said why not", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE)).toEqual({
      saveConditionMail: { mailAddress: "user01@example.jp", nextSendAt: "2026-11-21T07:00:00+09:00" },
    });
    expect(fake.argumentOf("save_condition_mail")).toEqual({ condition_id: "3", mail_kbn: 2 });
    const off = fakeCoreApi({ answers: { save_condition_mail: refused("MSG0095", "使えません。") } });
    expect(await dataOf(off, SAVE)).toEqual({ saveConditionMail: { code: "MSG0095", message: "使えません。" } });
  });

  it("are ended once; of one that is gone it is said", async () => {
    expect(await dataOf(fakeCoreApi(), END)).toEqual({ removeConditionMail: { done: true } });
    const gone = fakeCoreApi({ answers: { remove_condition_mail: failing("NOT_FOUND") } });
    expect(await dataOf(gone, END)).toEqual({ removeConditionMail: { code: "MSG4040" } });
  });

  it("are shown as they would have been, with one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, PREVIEW)).toEqual({
      conditionMailPreview: {
        processDate: "2026-11-20",
        foundCount: 12,
        refusal: "",
        mail: { subject: "半導体", articleCount: 1 },
      },
    });
    expect(fake.calls()).toEqual(["preview_condition_mail"]);
  });
});
