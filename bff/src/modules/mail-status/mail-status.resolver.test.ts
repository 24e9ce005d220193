import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const SCREEN = `query Screen($day: Day) { setupStatusScreen(day: $day) { day mails { companyName planned late nextAt }
  runs { trigger status mailCount } runTotal deadLetters { id mailAddress reason } deadLetterTotal } }`;
const AGAIN = `mutation Again($ids: [ID!]!) { sendDeadLettersAgain(ids: $ids) { __typename ... on DeadLettersQueued { count }
  ... on InvalidForm { fieldErrors { field message } } } }`;

describe("the operators' set-up status", () => {
  it("is of today unless a day is named, by three calls", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SCREEN)).toEqual({
      setupStatusScreen: {
        day: "2026-11-20",
        mails: [{ companyName: "切抜商事", planned: 4, late: 1, nextAt: "2026-11-20T18:00:00+09:00" }],
        runs: [{ trigger: "mail", status: "done", mailCount: 31 }],
        runTotal: 1,
        deadLetters: [{ id: "91", mailAddress: "gone@example.jp", reason: "550 no such user" }],
        deadLetterTotal: 1,
      },
    });
    expect(fake.calls().toSorted()).toEqual(["dead_letters", "mail_status", "setup_status"]);
    expect(fake.argumentOf("mail_status")).toEqual({});
    expect(fake.argumentOf("setup_status")).toMatchObject({
      process_date_start: "2026-11-20",
      process_date_end: "2026-11-20",
    });
    const named = fakeCoreApi();
    await dataOf(named, SCREEN, { day: "2026-11-18" });
    expect(named.argumentOf("mail_status")).toEqual({ process_date: "2026-11-18" });
  });

  it("is for operators", async () => {
    const fake = fakeCoreApi({ answers: { mail_status: failing("UNAUTHENTICATED") } });
    const { errors } = await runOperation(fake, SCREEN);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("sends once more, and names what is wrong", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, AGAIN, { ids: ["91"] })).toMatchObject({ sendDeadLettersAgain: { count: 1 } });
    expect(fake.argumentOf("send_again")).toEqual({ mail_message_id: ["91"] });
    const fieldErrors = [{ field: "mail_message_id", message: "メールを選択してください。" }];
    const wrong = fakeCoreApi({ answers: { send_again: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(wrong, AGAIN, { ids: [] })).toMatchObject({
      sendDeadLettersAgain: { fieldErrors: [{ field: "ids" }] },
    });
  });
});
