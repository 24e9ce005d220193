import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { operatorSignIn } from "../../session/operator-session.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import OmissionTotalsScreen from "./OmissionTotalsScreen.tsx";

const operator = { __typename: "Operator", id: "op", name: "須永", department: "", role: "view" };
const counts = (made: number, causes: object[] = []) => ({
  ...{ made, added: 3, dismissed: 5, inquiries: causes.length, causes },
});
const cause = { __typename: "CauseCount", cause: "NO_WORDS", count: 1 };
const totals = (...contracts: object[]) => ({
  data: {
    omissionTotals: {
      ...{ __typename: "OmissionTotals", month: "2026-11", contracts },
      total: { __typename: "OmissionCounts", ...counts(1200, [cause]) },
    },
  },
});
const aContract = {
  ...{ __typename: "ContractOmissions", contractId: "7", companyName: "サザナミ化学", ...counts(1200, [cause]) },
};

const open = async (answer: Parameters<typeof fakeBff>[0]) => {
  const bff = fakeBff({
    OperatorLogin: { data: { operatorLogin: { __typename: "OperatorLoginSucceeded", operator } } },
    OperatorViewer: { data: { operatorViewer: operator } },
    ...answer,
  });
  await operatorSignIn({ operatorId: "op", password: "x" });
  render(<OmissionTotalsScreen />, "/el/omissions?month=2026-11", newOperatorClient());
  return bff;
};

describe("/el/omissions", () => {
  it("counts suggestions, decisions and questions of a month by contract, below those of all", async () => {
    const bff = await open({ OmissionTotals: totals(aContract) });
    const table = within(await screen.findByRole("table"));
    const cells = within(table.getByRole("row", { name: /^サザナミ化学/ })).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent)).toEqual(["1,200", "3", "5", "1", "検索語がない 1"]);
    expect(table.getByRole("row", { name: /^すべて/ })).toBeTruthy();
    const asked = bff.calls.find(({ operation }) => operation === "OmissionTotals");
    expect(asked?.body.variables).toEqual({ month: "2026-11" });
  });

  it("says that a month has none, or that it could not be read", async () => {
    await open({ OmissionTotals: totals() });
    expect(await screen.findByText("この月の提案と問い合わせはありません。")).toBeTruthy();
    await open({ OmissionTotals: new TypeError("x") });
    expect(await screen.findByText("もれの集計を読み込めませんでした")).toBeTruthy();
  });
});
