import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { operatorSignIn } from "../../session/operator-session.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MailDomainsScreen from "./MailDomainsScreen.tsx";

const contract = { __typename: "OperatedContract", id: "7", code: "sazanami1", name: "サザナミ化学" };
const operator = { __typename: "Operator", id: "op", name: "須永", department: "", role: "edit" };
const open = async (path: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const found = [{ __typename: "ContractSummary", id: "8", code: "aozora01", name: "青空重工" }];
  const bff = fakeBff({
    OperatorLogin: { data: { operatorLogin: { __typename: "OperatorLoginSucceeded", operator } } },
    OperatorViewer: { data: { operatorViewer: operator } },
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: found } } },
    ChosenContract: { data: { contract } },
    MailDomains: { data: { mailDomains: ["sazanami.example.jp"], contract } },
    ...answers,
  });
  await operatorSignIn({ operatorId: "op", password: "x" });
  render(<MailDomainsScreen />, path, newOperatorClient());
  return bff;
};

describe("/el/mail-domains", () => {
  it("finds a contract beyond the first hundred by what is typed", async () => {
    const bff = await open("/el/mail-domains");
    await userEvent.type(await screen.findByRole("combobox"), "青空");
    await expect
      .poll(() => bff.calls.at(-1)?.body, { timeout: 20_000 })
      .toMatchObject({ operationName: "FoundContracts", variables: { keyword: "青空" } });
    await userEvent.click(await screen.findByRole("option", { name: "青空重工（aozora01）" }));
    expect(await screen.findByRole("textbox", { name: /ドメイン/ })).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "MailDomains")?.body.variables).toEqual({ contractId: "8" });
  });

  it("shows the chosen contract although the search does not find it, and saves its domains", async () => {
    const done = { __typename: "BackOfficeDone", done: true };
    const bff = await open("/el/mail-domains?contractId=7", { SaveMailDomains: { data: { saveMailDomains: done } } });
    const domains = await screen.findByRole("textbox", { name: /ドメイン/ });
    await screen.findByDisplayValue("サザナミ化学（sazanami1）");
    await userEvent.type(domains, "\nsazanami.example.com、kouhou.example.jp");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await expect.poll(() => bff.operations(), { timeout: 20_000 }).toContain("SaveMailDomains");
    expect(bff.calls.find(({ operation }) => operation === "SaveMailDomains")?.body.variables).toEqual({
      contractId: "7",
      domains: ["sazanami.example.jp", "sazanami.example.com", "kouhou.example.jp"],
    });
  });

  it("says what is wrong with a domain", async () => {
    const fieldErrors = [{ __typename: "FieldError", field: "domains", message: "「@@」はドメインではありません。" }];
    await open("/el/mail-domains?contractId=7", {
      SaveMailDomains: { data: { saveMailDomains: { __typename: "InvalidForm", fieldErrors } } },
    });
    await userEvent.type(await screen.findByRole("textbox", { name: /ドメイン/ }), "\n@@");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("「@@」はドメインではありません。")).toBeTruthy();
  });
});
