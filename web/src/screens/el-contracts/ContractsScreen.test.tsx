import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ContractsScreen from "./ContractsScreen.tsx";

const contract = {
  __typename: "ContractSummary",
  id: "7",
  code: "sazanami1",
  name: "サザナミ化学（株）",
  state: "preparing",
  endDate: "2027-11-30",
  sections: [1, 3],
  users: 0,
  userMax: 60,
  used: 0,
  useMax: 1500,
  signInWays: ["password"],
  stepsDone: 5,
  missing: ["addresses", "admin", "themes", "mails"],
  personInCharge: { __typename: "PersonInCharge", id: "editor", name: "宇津木 晃", isStopped: true },
};
const page = (contracts: object[]) => ({
  data: {
    contracts: {
      __typename: "ContractPage",
      total: contracts.length,
      nearCap: 3,
      states: [{ __typename: "ContractStateCount", state: "preparing", count: contracts.length }],
      contracts,
    },
  },
});
const operators = [
  { __typename: "OperatorAccount", id: "chief", name: "須永 亮", isStopped: false },
  { __typename: "OperatorAccount", id: "editor", name: "宇津木 晃", isStopped: true },
];
const open = (answer: Parameters<typeof fakeBff>[0][string]) => {
  const bff = fakeBff({ ContractsScreen: answer, PersonsInCharge: { data: { operators } } });
  render(<ContractsScreen />, "/el/contracts", newOperatorClient());
  return bff;
};

describe("/el/contracts", () => {
  it("shows each contract with what it lacks, and only those of a chosen state", async () => {
    const bff = open(page([contract]));
    const row = await screen.findByRole("row", { name: /サザナミ化学/ });
    expect(within(row).getByRole("link", { name: "sazanami1" }).getAttribute("href")).toBe("/el/contract?id=7");
    expect(row.textContent).toContain("5／9");
    expect(row.textContent).toContain("0／60人");
    await userEvent.click(screen.getByRole("radio", { name: /準備中/ }));
    await expect
      .poll(() => bff.calls.at(-1)?.body.variables, { timeout: 20_000 })
      .toMatchObject({ state: "preparing" });
  });

  it("names who is in charge, and shows only an operator's contracts or those near their caps", async () => {
    const bff = open(page([contract]));
    const asked = () => bff.calls.findLast(({ operation }) => operation === "ContractsScreen")?.body.variables;
    const row = await screen.findByRole("row", { name: /サザナミ化学/ });
    expect(row.textContent).toContain("宇津木（停止中）");
    const people = screen.getByRole("combobox", { name: "担当で絞り込む" });
    await within(people).findByRole("option", { name: "須永 亮" });
    await userEvent.selectOptions(people, "須永 亮");
    await expect.poll(asked, { timeout: 20_000 }).toMatchObject({ personInCharge: "chief", isNearCap: false });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "ログイン方法で絞り込む" }), "SSO");
    await expect.poll(asked, { timeout: 20_000 }).toMatchObject({ signInWay: "sso" });
    await userEvent.selectOptions(people, "担当なし");
    await expect.poll(asked, { timeout: 20_000 }).toMatchObject({ personInCharge: "-" });
    await userEvent.click(screen.getByRole("radio", { name: /^上限の80%以上.*3社$/ }));
    await expect.poll(asked, { timeout: 20_000 }).toMatchObject({ isNearCap: true, state: null });
  });

  it("says that there is none yet, or why they did not come", async () => {
    open(page([]));
    expect(await screen.findByText("契約企業はまだありません")).toBeTruthy();
    open(unauthenticated);
    expect(await screen.findByRole("button", { name: /もう一度|再/ })).toBeTruthy();
  });
});
