import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ReportsScreen from "./ReportsScreen.tsx";

const report = (more: object) => ({
  __typename: "ReportLine",
  ...{ id: "7", title: "月次レポート", start: "2026-10-01", end: "2026-10-31", state: "READY", progress: 100 },
  ...{ failure: null, madeByName: "管理 一郎", requestedAt: "2026-11-01T07:30:00+09:00", articleCount: 1234 },
  scheduled: true,
  ...more,
});
const schedule = {
  __typename: "ReportSchedule",
  ...{ id: "3", title: "役員向け", sendDay: 1, sendTime: "07:30", addresses: ["yakuin@example.jp"] },
  ...{ nextDueAt: "2026-12-01T07:30:00+09:00", stopReason: "対象のテーマを閲覧できなくなったため、作成できません。" },
};
const answer = (reports: object[], reportSchedules: object[] = []) => ({
  data: { reports: { __typename: "ReportPage", reports, total: reports.length }, reportSchedules },
});

describe("1047", () => {
  it("tells how far reports are, why one failed, and why a schedule has stopped", async () => {
    const failure = "作成できませんでした。もう一度作成してください。";
    const lines = [
      report({}),
      report({ id: "8", state: "FAILED", failure }),
      report({ id: "9", state: "MAKING", progress: 40 }),
    ];
    fakeBff({ Reports: answer(lines, [schedule]) });
    render(<ReportsScreen />, "/1047");
    expect(await screen.findByText("作成中 40%")).toBeTruthy();
    expect(screen.getByText(failure)).toBeTruthy();
    expect(screen.getAllByText("管理 一郎（定期作成）")).toHaveLength(3);
    expect(screen.getByText("停止中")).toBeTruthy();
    expect(screen.getByText(schedule.stopReason)).toBeTruthy();
  });

  it("deletes a report after a question, and says so", async () => {
    const removed = { data: { removeReport: { __typename: "ChangeDone" } } };
    const bff = fakeBff({ Reports: [answer([report({})]), answer([])], RemoveReport: removed });
    render(<ReportsScreen />, "/1047");
    await userEvent.click(await screen.findByRole("button", { name: "月次レポートを削除" }));
    await userEvent.click(await screen.findByRole("button", { name: "削除" }));
    expect(await screen.findByText("レポートを削除しました。")).toBeTruthy();
    expect(await screen.findByText("レポートはまだありません")).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "RemoveReport")?.body.variables).toEqual({ id: "7" });
  });

  it("can be asked again after a failure", async () => {
    fakeBff({ Reports: [new TypeError("x"), answer([])] });
    render(<ReportsScreen />, "/1047");
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("定期作成の設定はありません")).toBeTruthy();
  });
});
