import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

describe("the habit of a medium", () => {
  it("is one call, with its calendar and notes", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(
      fake,
      `{ mediumHabit(code: "np-9") { name rhythm offDays contact version learnt { kind weekdays dueTime }
        calendar { day articles isOff isExpected } notes { at by text } } }`,
    );
    expect(data).toMatchObject({
      mediumHabit: {
        name: "西海日日新聞",
        learnt: { kind: "weekdays", weekdays: [1, 2, 3, 4, 5, 6], dueTime: "05:20" },
        calendar: [{ day: "2026-11-19", articles: 140, isOff: false, isExpected: true }],
        notes: [{ by: "宇津木 晃", text: "再送を依頼" }],
      },
    });
    expect(fake.calls()).toEqual(["media_habit"]);
  });

  it("is saved whole, and an empty time is learnt again", async () => {
    const fake = fakeCoreApi();
    await dataOf(
      fake,
      `mutation { saveMediumHabit(input: { code: "np-9", version: 1, rhythm: "weekdays", weekdays: [1], monthDays: [], offDays: [], contact: "" }) {
        ... on BackOfficeDone { done } } }`,
    );
    expect(fake.argumentOf("save_media_habit")).toEqual({
      media_code: "np-9",
      version: 1,
      rhythm: "weekdays",
      weekdays: [1],
      month_days: [],
      due_time: "",
      off_days: [],
      contact: "",
    });
  });

  it("is silenced, noted and left out by day of the source", async () => {
    const fake = fakeCoreApi();
    const done = "{ ... on BackOfficeDone { done } }";
    await dataOf(fake, `mutation { snoozeMedium(code: "np-9", minutes: 30) ${done} }`);
    await dataOf(fake, `mutation { noteMedium(code: "np-9", text: "電話") ${done} }`);
    await dataOf(fake, `mutation { saveSourceOffDays(source: NEWSPAPER, days: ["2026-12-14"]) ${done} }`);
    expect(await dataOf(fake, "{ sourceOffDays(source: NEWSPAPER) }")).toEqual({ sourceOffDays: ["2026-12-14"] });
    expect(fake.argumentOf("save_source_off_days")).toEqual({ data_section: 1, off_days: ["2026-12-14"] });
  });

  it("tells whom, and saves it with the version that was read", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ alarmSetting { mailAddresses webhookUrl repeatMinutes version } }")).toEqual({
      alarmSetting: {
        mailAddresses: ["tantou@example.jp"],
        webhookUrl: "https://hooks.example/x",
        repeatMinutes: 30,
        version: 3,
      },
    });
    const arguments_ = 'mailAddresses: ["a@example.jp"], webhookUrl: "", repeatMinutes: 60, version: 3';
    await dataOf(fake, `mutation { saveAlarmSetting(${arguments_}) { ... on BackOfficeDone { done } } }`);
    expect(fake.argumentOf("save_alarm_setting")).toEqual({
      mail_addresses: ["a@example.jp"],
      webhook_url: "",
      repeat_minutes: 60,
      version: 3,
    });
    await dataOf(
      fake,
      'mutation { acknowledgeAlarm(code: "np-9", dueOn: "2026-11-20") { ... on BackOfficeDone { done } } }',
    );
    expect(fake.argumentOf("acknowledge_alarm")).toEqual({ media_code: "np-9", due_on: "2026-11-20" });
  });
});
