import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("tells the last mails of a setting by one call", async () => {
  const fake = fakeCoreApi();
  const data = await dataOf(
    fake,
    `{ mailSettingHistory(id: "5") { countsOpenings mails {
       id kind state plannedAt endedAt articleCount droppedCount message openedCount } } }`,
  );
  expect(data.mailSettingHistory).toEqual({
    countsOpenings: true,
    mails: [
      {
        ...{ id: "41", kind: "digest", state: "sent", plannedAt: "2026-11-20T07:00:00+09:00", articleCount: 12 },
        ...{ endedAt: "2026-11-20T07:00:05+09:00", droppedCount: 0, message: "", openedCount: 3 },
      },
    ],
  });
  expect(fake.argumentOf("mail_setting_history")).toEqual({ mail_setting_id: "5" });
});

it("explains a day by one call, and refuses what is no day before it calls", async () => {
  const fake = fakeCoreApi();
  const data = await dataOf(
    fake,
    `{ mailSettingDay(id: "5", day: "2026-11-20") { day outcome message steps { step state message }
       sendings { at kind steps { step } } } }`,
  );
  expect(data.mailSettingDay).toEqual({
    ...{ day: "2026-11-20", outcome: "stopped", message: "休止期間のため、メールを送りませんでした。" },
    steps: [{ step: "contract", state: "pass", message: "契約の期間中です。" }],
    sendings: [{ at: "2026-11-20T07:00:00+09:00", kind: "digest", steps: [{ step: "run" }] }],
  });
  expect(fake.argumentOf("mail_setting_day")).toEqual({ mail_setting_id: "5", date: "2026-11-20" });
  await expect(dataOf(fake, `{ mailSettingDay(id: "5", day: "2026-13-01") { day } }`)).rejects.toThrow();
  expect(fake.calls()).toEqual(["mail_setting_day"]);
});

it("passes on that a link was opened", async () => {
  const fake = fakeCoreApi();
  const data = await dataOf(fake, `mutation { countMailOpening(mail: "41") { counted } }`);
  expect(data.countMailOpening).toEqual({ counted: true });
  expect(fake.argumentOf("mail_opening")).toEqual({ sendmail_id: "41" });
});
