import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import DemandUnitsScreen from "./DemandUnitsScreen.tsx";

const unit = {
  __typename: "DemandUnit",
  id: "3",
  cap: 500,
  useLines: [90],
  used: 480,
  version: 2,
  contracts: [
    {
      __typename: "DemandUnitContract",
      contractId: "7",
      code: "sazanami1",
      companyName: "サザナミ化学",
      name: "グループ共通",
      groups: 2,
    },
  ],
};
const choices = (...contracts: [string, string, string][]) => ({
  data: {
    contracts: {
      __typename: "ContractPage",
      contracts: contracts.map(([id, code, name]) => ({ __typename: "ContractSummary", id, code, name })),
    },
  },
});
const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({
    DemandUnitsScreen: { data: { demandUnits: [unit] } },
    FoundContracts: choices(["8", "aozora01", "青空重工"]),
    ...answers,
  });
  render(<DemandUnitsScreen />, "/el/demand-units", newOperatorClient());
  return bff;
};

describe("/el/demand-units", () => {
  it("shows each unit with its contracts and how much of the cap is used", async () => {
    open();
    const row = await screen.findByRole("row", { name: /グループ共通/ });
    expect(row.textContent).toContain("サザナミ化学（sazanami1）");
    expect(row.textContent).toContain("480件");
  });

  it("says that there is none yet, or why they did not come", async () => {
    open({ DemandUnitsScreen: { data: { demandUnits: [] } } });
    expect(await screen.findByText("請求単位はまだありません")).toBeTruthy();
    open({ DemandUnitsScreen: unauthenticated });
    expect(await screen.findByRole("button", { name: /もう一度|再/ })).toBeTruthy();
  });

  it("finds contracts beyond the first hundred as one types, and saves those that were chosen before too", async () => {
    const done = { __typename: "BackOfficeDone", done: true };
    const bff = open({ SaveDemandUnit: { data: { saveDemandUnit: done } } });
    await screen.findByRole("row", { name: /グループ共通/ });
    await userEvent.keyboard("{ArrowDown}e");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByRole("searchbox"), "青空");
    await expect
      .poll(() => bff.calls.at(-1)?.body, { timeout: 20_000 })
      .toMatchObject({ operationName: "FoundContracts", variables: { keyword: "青空" } });
    await userEvent.click(await dialog.findByRole("checkbox", { name: /青空重工/ }));
    await userEvent.click(dialog.getByRole("button", { name: "選んだものを加える" }));
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("SaveDemandUnit");
    expect(bff.calls.find(({ operation }) => operation === "SaveDemandUnit")?.body.variables).toEqual({
      id: "3",
      version: 2,
      name: "グループ共通",
      cap: 500,
      useLines: [90],
      contractIds: ["7", "8"],
    });
  });
});
