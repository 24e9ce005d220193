import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { operatorSignIn } from "../../session/operator-session.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SynonymsScreen from "./SynonymsScreen.tsx";

const list = {
  __typename: "SynonymList",
  sets: [["経産省", "経済産業省"]],
  version: 2,
  updatedAt: "2026-11-20T10:00:00+09:00",
  updatedBy: "須永 亮",
  expressionCount: 3,
};
const open = async (role: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const operator = { __typename: "Operator", id: "op", name: "須永", department: "", role };
  const bff = fakeBff({
    OperatorLogin: { data: { operatorLogin: { __typename: "OperatorLoginSucceeded", operator } } },
    OperatorViewer: { data: { operatorViewer: operator } },
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
    Synonyms: { data: { synonyms: list } },
    ...answers,
  });
  await operatorSignIn({ operatorId: "op", password: "x" });
  render(<SynonymsScreen />, "/el/synonyms", newOperatorClient());
  return bff;
};

describe("/el/synonyms", () => {
  it("shows the general list, how much it is used, and saves what is typed", async () => {
    const saved = { __typename: "BackOfficeDone", done: true };
    const bff = await open("edit", { SaveSynonyms: { data: { saveSynonyms: saved } } });
    const lines = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /類義語の組/ });
    expect(lines.value).toBe("経産省、経済産業省");
    expect(screen.getByText(/1組・3本の検索式/).textContent).toContain("2026/11/20 10:00 須永 亮");
    await userEvent.type(lines, "\n\nEV, 電気自動車");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await screen.findByText(/類義語2組を保存しました/)).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "SaveSynonyms")?.body.variables).toEqual({
      contractId: null,
      version: 2,
      sets: [
        ["経産省", "経済産業省"],
        ["EV", "電気自動車"],
      ],
    });
  });

  it("says which line is wrong, and keeps what was typed", async () => {
    const fieldErrors = [{ __typename: "FieldError", field: "synonym_sets", message: "2行目：「EV」が2回あります。" }];
    await open("edit", { SaveSynonyms: { data: { saveSynonyms: { __typename: "InvalidForm", fieldErrors } } } });
    const lines = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /類義語の組/ });
    await userEvent.type(lines, "\nEV、EV");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("2行目：「EV」が2回あります。")).toBeTruthy();
    expect(lines.value).toBe("経産省、経済産業省\nEV、EV");
  });

  it("is only read by who may only look", async () => {
    await open("view");
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /類義語の組/ })).readOnly).toBe(true);
    expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
  });
});
