import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { todayInTokyo } from "../../domain/day.ts";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import ContractLicencesScreen from "./ContractLicencesScreen.tsx";

const UNBOUND = {
  ...{ validFrom: null, validTo: null, showDays: null, printDays: null, mailDays: null },
  ...{
    maxReaders: null,
    maxCopies: null,
    excerptChars: null,
    forbiddenPurposes: [],
    articleYen: 0,
    readerYen: 0,
    copyYen: 0,
  },
};
const licence = (given: object = {}) => ({
  __typename: "ContractLicence",
  ...{ contractId: "1", mediaCode: "toto", rightholder: null, name: "東都新聞", version: 2 },
  terms: { __typename: "LicenceTerms", ...UNBOUND, prices: [], ...given },
});
const agency = () => ({ ...licence(), mediaCode: null, rightholder: "共同通信", name: "共同通信" });
const prices = (fromMonth: string, articleYen: number) => ({
  __typename: "LicencePrices",
  ...{ fromMonth, articleYen, readerYen: 0, copyYen: 0 },
});
const MONTH = todayInTokyo(new Date()).slice(0, 7);
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
    await userEvent.click(dialog.getByRole("checkbox", { name: "情報解析" }));
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    const added = {
      ...{
        contractId: "1",
        mediaCode: "akatsuki",
        rightholder: null,
        ...UNBOUND,
        maxCopies: 30,
        forbiddenPurposes: ["analysis"],
      },
      ...{ priceMonth: MONTH, version: null },
    };
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
      {
        licence: {
          ...{ contractId: "1", mediaCode: "toto", rightholder: null, ...UNBOUND, ...TERMS },
          ...{ priceMonth: MONTH, version: 2 },
        },
      },
    ]);
  });

  it("adds one for an agency that has none, under whatever name it is known", async () => {
    const bff = open({
      ContractLicencesScreen: listed(licence(), agency()),
      SaveContractLicence: { data: { saveContractLicence: done } },
    });
    expect((await screen.findByRole("row", { name: /共同通信/ })).textContent).toContain("共同通信 権利者");
    await userEvent.click(screen.getByRole("button", { name: /許諾を追加/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "権利者" }));
    const save = dialog.getByRole("button", { name: "保存" });
    await userEvent.click(save);
    expect(dialog.getByText("権利者を入力してください。")).toBeTruthy();
    const name = dialog.getByRole("combobox", { name: "権利者" });
    await userEvent.type(name, "共同");
    expect(dialog.getByText("この権利者の許諾はすでにあります。")).toBeTruthy();
    await userEvent.clear(name);
    await userEvent.type(name, "時事通信");
    await userEvent.click(save);
    const sentLicence = { mediaCode: null, rightholder: "時事通信", version: null };
    await expect
      .poll(() => sent(bff, "SaveContractLicence"), { timeout: 20_000 })
      .toMatchObject([{ licence: sentLicence }]);
  });

  it("shows from when prices hold, and lets new ones hold from a month on", async () => {
    const history = [prices("2000-01", 500), prices("2099-04", 600)];
    const bff = open({
      ContractLicencesScreen: listed(licence({ articleYen: 500, prices: history })),
      SaveContractLicence: { data: { saveContractLicence: done } },
    });
    const row = await screen.findByRole("row", { name: /東都新聞/ });
    expect(row.textContent).toContain("記事500円2099年4月から 記事600円");
    await userEvent.keyboard("{ArrowDown}e");
    const dialog = within(await screen.findByRole("dialog"));
    expect((await dialog.findByText("はじめから")).nextSibling?.textContent).toBe("記事500円");
    const month = dialog.getByRole("textbox", { name: "この単価の開始月" });
    await userEvent.clear(month);
    await userEvent.type(month, "2027/13");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(dialog.getByText("正しい年月（2026/04）を入力してください。")).toBeTruthy();
    await userEvent.clear(month);
    await userEvent.type(month, "２０２７年１月");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await expect
      .poll(() => sent(bff, "SaveContractLicence"), { timeout: 20_000 })
      .toMatchObject([{ licence: { priceMonth: "2027-01", articleYen: 500 } }]);
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
