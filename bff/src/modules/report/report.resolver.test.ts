import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const form = { title: "月次レポート", themeIds: ["12"], themeGroupIds: [], start: "2026-10-01", end: "2026-10-31" };
const schedule = {
  ...{ title: "月次レポート", themeIds: ["12"], themeGroupIds: [] },
  ...{ sendDay: 1, sendTime: "07:30", addresses: ["kouhou@example.jp"] },
};

describe("reports", () => {
  it("are listed and read; one that may not be seen is null", async () => {
    const fake = fakeCoreApi();
    const document = `{
      reports(page: 1, pageSize: 20) { total reports { id state articleCount scheduled } }
      report(id: "7") { content { storyCount themes { name beforeCount sources { dataSection articleCount } } days { newspaper }
        tones { totals { tone } pairs { themeName tones { tone articleCount } } }
        adValue { totals { value unvaluedCount } pairs { mediaName figures { value valuedCount } } } } }
      reportArticles(id: "7", page: 1, pageSize: 20) { total articles { title place } } }`;
    expect(await dataOf(fake, document)).toMatchObject({
      reports: { total: 1, reports: [{ id: "7", state: "READY", articleCount: 3, scheduled: true }] },
      report: {
        content: {
          storyCount: 2,
          themes: [{ name: "電池", beforeCount: 2, sources: [{ dataSection: 1, articleCount: 3 }] }],
          days: [{ newspaper: 3 }],
          tones: {
            totals: [{ tone: 1 }, { tone: 2 }, { tone: 3 }, { tone: 0 }],
            pairs: [{ themeName: "電池", tones: [{ tone: 3, articleCount: 3 }] }],
          },
          adValue: {
            totals: { value: 3_000_000_000, unvaluedCount: 1 },
            pairs: [{ mediaName: "東都新聞", figures: { value: 3_000_000_000, valuedCount: 2 } }],
          },
        },
      },
      reportArticles: { total: 3, articles: [{ place: "2026/10/01 朝刊 1面" }] },
    });
    const gone = fakeCoreApi({ answers: { report: failing("NOT_FOUND") } });
    expect(await dataOf(gone, `{ report(id: "8") { id } }`)).toEqual({ report: null });
  });

  it("are asked for, and every fault of the form is named", async () => {
    const ask = `mutation Ask($form: ReportForm!) { askForReport(form: $form) {
      ... on ReportAsked { id } ... on InvalidForm { fieldErrors { field } } } }`;
    const fake = fakeCoreApi();
    expect(await dataOf(fake, ask, { form })).toEqual({ askForReport: { id: "8" } });
    expect(fake.argumentOf("ask_for_report")).toEqual({
      ...{ title: "月次レポート", theme_ids: ["12"], theme_group_ids: [] },
      ...{ process_date_start: "2026-10-01", process_date_end: "2026-10-31" },
    });
    const wrong = { ...form, title: "", themeIds: [], end: "2026-09-30" };
    expect(await dataOf(fake, ask, { form: wrong })).toEqual({
      askForReport: { fieldErrors: [{ field: "title" }, { field: "themeIds" }, { field: "end" }] },
    });
  });

  it("have schedules, which are saved under their version and removed", async () => {
    const save = `mutation Save($form: ReportScheduleForm!) { saveReportSchedule(id: "3", version: 1, form: $form) {
      ... on ReportSchedule { id nextDueAt } ... on VersionConflict { message } }
      removeReportSchedule(id: "3") { __typename } removeReport(id: "7") { __typename } }`;
    const fake = fakeCoreApi();
    expect(await dataOf(fake, save, { form: schedule })).toEqual({
      saveReportSchedule: { id: "3", nextDueAt: "2026-12-01T07:30:00+09:00" },
      removeReportSchedule: { __typename: "ChangeDone" },
      removeReport: { __typename: "ChangeDone" },
    });
    expect(fake.argumentOf("save_report_schedule")).toMatchObject({ report_schedule_id: "3", version: 1, send_day: 1 });
    expect(await dataOf(fake, "{ reportSchedules { addresses } }")).toEqual({
      reportSchedules: [{ addresses: ["kouhou@example.jp"] }],
    });
  });
});
