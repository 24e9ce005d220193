import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import ContractLicencesScreen from "./ContractLicencesScreen.tsx";

const UNBOUND = {
  ...{ validFrom: null, validTo: null, showDays: null, printDays: null, mailDays: null },
  ...{ maxReaders: null, maxCopies: null, excerptChars: null, articleYen: 0, readerYen: 0, copyYen: 0 },
};
const licence = (given: object = {}) => ({
  __typename: "ContractLicence",
  ...{ contractId: "1", mediaCode: "toto", mediaName: "東都新聞", version: 2 },
  terms: { __typename: "LicenceTerms", ...UNBOUND, ...given },
});
const TERMS = { validTo: "2020-03-31", showDays: 30, printDays: 0, maxCopies: 60, articleYen: 500, copyYen: 20 };
const listed = (...contractLicences: object[]) => ({ data: { contractLicences } });
const MEDIA = {
  data: {
    papers: [
      { __typename: "LicensedMedium", code: "toto", name: "東都新聞" },
      { __typename: "LicensedMedium", code: "akatsuki", name: "暁新聞" },
    ],
    magazines: [{ __typename: "LicensedMedium", code: "weekly", name: "週刊潮流" }],
  },
};
const done = { __typename: "BackOfficeDone", done: true };
const contracts = {
  ChosenContract: { data: { contract: null } },
  FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [], total: 0 } } },
};

const open = (answers: Parameters<typeof fakeBff>[0], query = "?contractId=1") => {
  const bff = fakeBff({ ...contracts, MediaForLicence: MEDIA, ...answers });
  render(<ContractLicencesScreen />, `/el/contract-licences${query}`, newOperatorClient());
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

beforeEach(() => signInAsOperator("edit"));

describe("/el/contract-licences", () => {
  it("asks for a contract first", async () => {
    const bff = open({}, "");
    expect(await screen.findByRole("heading", { name: "契約の利用許諾" })).toBeTruthy();
    expect(sent(bff, "ContractLicencesScreen")).toEqual([]);
  });

  it("shows a contract's licences, one that has ended among them", async () => {
    open({ ContractLicencesScreen: listed(licence(TERMS)) });
    const row = await screen.findByRole("row", { name: /東都新聞/ });
    expect(row.textContent).toMatch(/～2020\/03\/31.*30日.*不可.*制限なし.*60部.*標準.*記事500円・1部20円/);
  });

  it("adds one for a medium that has none, after naming what is wrong", async () => {
    const bff = open({
      ContractLicencesScreen: listed(licence()),
      SaveContractLicence: { data: { saveContractLicence: done } },
    });
    await screen.findByRole("row", { name: /東都新聞/ });
    await userEvent.click(screen.getByRole("button", { name: /許諾を追加/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByRole("option", { name: "暁新聞" });
    expect(dialog.queryByRole("option", { name: "東都新聞" })).toBeNull();
    const copies = dialog.getByRole("textbox", { name: "1記事の部数" });
    await userEvent.type(copies, "多め");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(dialog.getByText("媒体を選択してください。")).toBeTruthy();
    expect(dialog.getByText("0～1000000の整数で入力してください。")).toBeTruthy();
    expect(sent(bff, "SaveContractLicence")).toEqual([]);
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "媒体" }), "暁新聞");
    await userEvent.clear(copies);
    await userEvent.type(copies, "３０");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    const added = { contractId: "1", mediaCode: "akatsuki", ...UNBOUND, maxCopies: 30, version: null };
    await expect.poll(() => sent(bff, "SaveContractLicence"), { timeout: 20_000 }).toEqual([{ licence: added }]);
  });

  it("says in core-api's words why one was not saved", async () => {
    const message = "ほかの方が先に保存しました。";
    const refusal = { __typename: "Refusal", code: "MSG4090", message, retryAfter: null };
    const bff = open({
      ContractLicencesScreen: listed(licence(TERMS)),
      SaveContractLicence: { data: { saveContractLicence: refusal } },
    });
    await screen.findByRole("row", { name: /東都新聞/ });
    await userEvent.keyboard("{ArrowDown}e");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "保存" }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(sent(bff, "SaveContractLicence")).toEqual([
      { licence: { contractId: "1", mediaCode: "toto", ...UNBOUND, ...TERMS, version: 2 } },
    ]);
  });

  it("gives 利用報告 of a month as a file, and lets whoever may only look change nothing", async () => {
    await signInAsOperator("support");
    open({ ContractLicencesScreen: listed(licence(TERMS)) });
    await screen.findByRole("row", { name: /東都新聞/ });
    expect(screen.queryByRole("button", { name: /許諾を追加/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "利用報告" }));
    const link = await screen.findByRole("link", { name: "Excel" });
    expect(link.getAttribute("href")).toMatch(
      /^\/admin\/api\/v1\/licence_uses_download\?contract_id=1&target_month=\d{4}-\d\d&format=xlsx$/,
    );
  });
});
