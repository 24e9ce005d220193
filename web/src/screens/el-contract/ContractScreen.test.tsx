import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import ContractScreen from "./ContractScreen.tsx";

const download = vi.hoisted(() => vi.fn());
vi.mock("../../session/download.ts", () => ({ download }));

const contract = {
  __typename: "OperatedContract",
  id: "7",
  code: "sazanami1",
  name: "サザナミ化学",
  sections: [1, 3],
  ipRanges: ["203.0.113.0/24"],
  ipLoginUserId: null,
  endDate: "2027-11-30",
  userMaxCount: 60,
  personInCharge: "retired",
  secondFactorDemand: "admins",
  sessionIdleMinutes: 30,
  sessionAbsoluteHours: 12,
  mailSendMaxCount: 10,
  auditKeepMonths: 24,
  pdfUsageDisplay: false,
  subthemeDisplay: true,
  messages: [{ __typename: "ContractText", key: "pdf", text: "表示しますか？" }],
  configuration: [{ __typename: "ContractText", key: "sort_priority", text: "1" }],
  version: 3,
};
const operators = [
  { __typename: "OperatorAccount", id: "chief", name: "須永 亮", isStopped: false },
  { __typename: "OperatorAccount", id: "retired", name: "古田 誠", isStopped: true },
  { __typename: "OperatorAccount", id: "away", name: "早坂 実", isStopped: true },
];
const steps = {
  __typename: "ContractSteps",
  state: "preparing",
  done: 1,
  steps: [
    { __typename: "ContractStep", step: "name", state: "done", detail: "sazanami1" },
    { __typename: "ContractStep", step: "admin", state: "open", detail: "管理者が1人もいません" },
  ],
};
const row = (state: string, message = "") => ({
  __typename: "AddressRow",
  state,
  range: "198.18.0.0/24",
  count: "256",
  message,
});
const check = (...rows: object[]) => ({
  data: { addressCheck: { __typename: "AddressCheck", rows, myAddress: "203.0.113.5", myRow: 0 } },
});

const open = (answers: Parameters<typeof fakeBff>[0] = {}, address = "/el/contract?id=7") => {
  const bff = fakeBff({
    ContractScreen: { data: { contract, operators, contractSteps: steps } },
    AddressCheck: check(row("ok")),
    ...answers,
  });
  render(<ContractScreen />, address, newOperatorClient());
  return bff;
};

beforeEach(() => signInAsOperator("admin"));

describe("/el/contract", () => {
  it("only shows the contract to whoever may not change it", async () => {
    await signInAsOperator("support");
    open();
    expect(await screen.findByText("変更できるのは編集と管理の役割の人だけです")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^保存/ }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: "契約のデータを書き出す" })).toBeNull();
  });

  it("writes all data of the contract to a file, or says why not", async () => {
    open();
    download.mockResolvedValueOnce({ kind: "failed", message: "この操作を行う権限がありません。" });
    await userEvent.click(await screen.findByRole("button", { name: "契約のデータを書き出す" }));
    expect(await screen.findByText("この操作を行う権限がありません。")).toBeTruthy();
    expect(download.mock.lastCall?.slice(0, 2)).toEqual(["/admin/api/v1/contract_export", { contract_id: "7" }]);
    download.mockResolvedValueOnce({ kind: "saved", replaced: 0 });
    await userEvent.click(screen.getByRole("button", { name: "契約のデータを書き出す" }));
    expect(await screen.findByText("契約のデータを書き出しました")).toBeTruthy();
  });

  it("saves all of a contract with the version that was read; what it does not know stays", async () => {
    const saved = { __typename: "ContractSaved", contractId: "7", version: 4 };
    const bff = open({ SaveContract: { data: { saveContract: saved } } });
    await userEvent.type(await screen.findByLabelText(/会社名/), "株式会社");
    await userEvent.click(screen.getByRole("checkbox", { name: "雑誌" }));
    await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("SaveContract");
    expect(bff.calls.find(({ operation }) => operation === "SaveContract")?.body.variables).toMatchObject({
      id: "7",
      form: {
        companyName: "サザナミ化学株式会社",
        sections: [1, 3, 5],
        ipRanges: ["203.0.113.0/24"],
        endDate: "2027-11-30",
        userMaxCount: 60,
        secondFactorDemand: "admins",
        messages: [{ key: "pdf", text: "表示しますか？" }],
        configuration: [
          { key: "sort_priority", text: "1" },
          { key: "demand_confirmation", text: "1" },
          { key: "article_change_mail", text: "1" },
          { key: "own_mail_setting", text: "0" },
          { key: "charge_code_mode", text: "off" },
          { key: "mail_opening_count", text: "0" },
          { key: "mail_prominence", text: "0" },
          { key: "offline_reading", text: "0" },
        ],
        version: 3,
      },
    });
  });

  it("gives the contract to another operator, but to none who is stopped", async () => {
    const saved = { __typename: "ContractSaved", contractId: "7", version: 4 };
    const bff = open({ SaveContract: { data: { saveContract: saved } } });
    const person = await screen.findByRole("combobox", { name: /担当/ });
    const names = within(person).getAllByRole("option");
    expect(names.map(({ textContent }) => textContent)).toEqual(["担当なし", "須永 亮", "古田 誠（停止中）"]);
    await userEvent.selectOptions(person, "須永 亮");
    await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("SaveContract");
    expect(bff.calls.find(({ operation }) => operation === "SaveContract")?.body.variables).toMatchObject({
      form: { personInCharge: "chief" },
    });
  });

  it("switches mails of corrected articles off", async () => {
    const saved = { __typename: "ContractSaved", contractId: "7", version: 4 };
    const bff = open({ SaveContract: { data: { saveContract: saved } } });
    const box = await screen.findByRole("checkbox", { name: /メールで受け取った人に知らせる/ });
    expect(box).toHaveProperty("checked", true);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("SaveContract");
    const sent = JSON.stringify(bff.calls.find(({ operation }) => operation === "SaveContract")?.body.variables);
    expect(sent).toContain('{"key":"article_change_mail","text":"0"}');
  });

  it("says of each range what is wrong with it as it is put in", async () => {
    const bff = open({ AddressCheck: check(row("ok"), row("taken", "契約企業「海」の198.18.0.0/16と重なっています")) });
    const field = await screen.findByRole("textbox", { name: "加える" });
    await userEvent.type(field, "10.0.0.300");
    expect(screen.getByText("4つめの数字は0～255で入力してください")).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, "198.18.0.7/24{Enter}");
    expect(await screen.findByText(/198\.18\.0\.0\/16と重なっています/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "198.18.0.0/24を外す" }));
    await userEvent.type(field, "x{Enter}");
    await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("2行目");
    expect(bff.operations()).not.toContain("SaveContract");
  });

  it("shows what is missing, and invites the first Admin", async () => {
    const bff = open({ MakeFirstAdmin: { data: { makeFirstAdmin: { __typename: "BackOfficeDone", done: true } } } });
    await userEvent.click(await screen.findByRole("button", { name: "追加" }));
    await userEvent.type(await screen.findByLabelText(/ユーザーID/), "kanri001");
    await userEvent.type(screen.getByLabelText(/ユーザー名/), "管理　太郎");
    await userEvent.type(screen.getByLabelText(/メールアドレス/), "kanri@example.jp");
    await userEvent.click(screen.getByRole("button", { name: "招待メールを送る" }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("MakeFirstAdmin");
    expect(bff.calls.find(({ operation }) => operation === "MakeFirstAdmin")?.body.variables).toEqual({
      contractId: "7",
      form: { userId: "kanri001", name: "管理　太郎", email: "kanri@example.jp" },
    });
    const readings = () => bff.operations().filter((operation) => operation === "ContractScreen").length;
    await expect.poll(readings).toBe(2);
    expect(bff.operations()).not.toContain("SaveContract");
  });

  it("makes another contract with its settings, and opens that one", async () => {
    const saved = { __typename: "ContractSaved", contractId: "8" };
    const bff = open({ CopyContract: { data: { copyContract: saved } } });
    await userEvent.click(await screen.findByRole("button", { name: "設定を写して追加" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/企業コード/), "copied01");
    await userEvent.type(dialog.getByLabelText(/会社名/), "写し");
    await userEvent.click(dialog.getByRole("button", { name: "設定を写して追加" }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("CopyContract");
    expect(bff.calls.find(({ operation }) => operation === "CopyContract")?.body.variables).toEqual({
      id: "7",
      form: { newCode: "copied01", newName: "写し" },
    });
    await expect
      .poll(() => bff.calls.filter(({ operation }) => operation === "ContractScreen").at(-1)?.body.variables, {
        timeout: 20_000,
      })
      .toMatchObject({ id: "8" });
  });

  it("says who was quicker, and when", async () => {
    const conflict = {
      __typename: "VersionConflict",
      message: "ほかの人が先に更新しました。",
      changedBy: "運用　花子",
      changedAt: "2026-11-22T09:41:00+09:00",
    };
    const first = { data: { contract, operators, contractSteps: steps } };
    const theirs = {
      data: { contract: { ...contract, endDate: "2028-03-31", version: 4 }, operators, contractSteps: steps },
    };
    open({ ContractScreen: [first, theirs], SaveContract: { data: { saveContract: conflict } } });
    await userEvent.type(await screen.findByLabelText(/会社名/), "株式会社");
    await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
    expect(await screen.findByText(/運用 花子.*9:41/)).toBeTruthy();
    // What was typed is still there, though another version was read meanwhile.
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /会社名/ }).value).toMatch(/株式会社$/);
  });

  it("says that a contract is gone", async () => {
    open({ ContractScreen: { data: { contract: null, operators, contractSteps: null } } });
    expect(await screen.findByText("この契約企業はありません")).toBeTruthy();
  });
});
