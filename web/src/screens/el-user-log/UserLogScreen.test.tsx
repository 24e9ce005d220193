import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UserLogScreen from "./UserLogScreen.tsx";

const line = {
  __typename: "UserLogLine",
  ...{ at: "2026-11-20T07:00:00+09:00", contractId: "7", companyName: "サザナミ化学", requestId: "r1" },
  ...{ actor: "operator:chief", action: "テーマの保存", detail: "テーマID：31" },
};
const page = (...lines: object[]) => ({
  data: { userLog: { __typename: "UserLogPage", total: lines.length, lines } },
});

it("shows who did what in words, and asks and downloads by the same filters", async () => {
  const bff = fakeBff({
    UserLogScreen: page(line),
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
    ChosenContract: { data: { contract: null } },
  });
  render(<UserLogScreen />, "/el/user-log?contractId=7", newOperatorClient());
  const row = await screen.findByRole("row", { name: /テーマの保存/ });
  expect(row.textContent).toContain("運用担当者 chief");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "操作" }), "session");
  await expect
    .poll(() => bff.calls.findLast(({ operation }) => operation === "UserLogScreen")?.body.variables)
    .toMatchObject({ contractId: "7", action: "session", actor: null, page: 1 });
  const href = screen.getByRole("link", { name: "CSVダウンロード" }).getAttribute("href");
  expect(href).toMatch(/^\/admin\/api\/v1\/user_log_download\?process_date_start=.*&contract_id=7&action=session$/);
});

it("shows what operators changed, before and after, and downloads that", async () => {
  const change = {
    __typename: "OperatorLogLine",
    ...{ at: "2026-11-20T07:00:00+09:00", operatorId: "chief", operatorName: "須永 亮", companyName: null },
    ...{
      action: "媒体の保存",
      before: "提供日数：30",
      after: "提供日数：60",
      detail: "媒体コード：kaze1",
      requestId: "r1",
    },
  };
  const bff = fakeBff({
    UserLogScreen: page(line),
    OperatorLogScreen: { data: { operatorLog: { __typename: "OperatorLogPage", total: 1, lines: [change] } } },
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
  });
  render(<UserLogScreen />, "/el/user-log", newOperatorClient());
  await userEvent.click(await screen.findByRole("radio", { name: "運用担当者" }));
  const row = await screen.findByRole("row", { name: /媒体の保存/ });
  expect(row.textContent).toContain("須永 亮");
  expect(row.textContent).toContain("提供日数：30提供日数：60");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "操作" }), "media");
  await expect
    .poll(() => bff.calls.findLast(({ operation }) => operation === "OperatorLogScreen")?.body.variables)
    .toMatchObject({ contractId: null, action: "media", actor: null });
  const href = screen.getByRole("link", { name: "CSVダウンロード" }).getAttribute("href");
  expect(href).toMatch(/^\/admin\/api\/v1\/operator_log_download\?process_date_start=.*&action=media$/);
});
