import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import ThemesScreen from "./ThemesScreen.tsx";

const theme = (over: object = {}) => ({
  __typename: "ContractTheme",
  ...{ id: "31", name: "パワー半導体", expressions: 2, sections: [0, 3], articles: 412 },
  ...{ isStopped: false, stoppedAt: null, version: 4 },
  ...over,
});
const themes = (...list: object[]) => ({ data: { contractThemes: list } });
const CONTRACTS = {
  FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
  ChosenContract: { data: { contract: null } },
};
const done = { __typename: "ContractThemeSaved", themeId: "31", version: 5 };
const preview = {
  ...{ new_count: 1, changed_count: 1, unchanged_count: 0, error_count: 1, encoding: "utf8", preview_token: "t" },
  headings: ["テーマ名", "検索式"],
  fileError: [{ row: 4, field: "検索式", message: "3文字目：誤りです。" }],
  row_info: [
    { row: 2, judgement: "new", cells: ["新しい", "甲"], changes: [], errors: [] },
    {
      ...{ row: 3, judgement: "changed", cells: ["電池", "乙"], errors: [] },
      changes: [{ field: "検索式", before: "甲", after: "乙" }],
    },
    {
      ...{ row: 4, judgement: "error", cells: ["誤り", "丙 OR"], changes: [] },
      errors: [{ field: "検索式", message: "3文字目：誤りです。" }],
    },
  ],
};

const open = (answers: Parameters<typeof fakeBff>[0], query = "") => {
  const bff = fakeBff({ ...CONTRACTS, ...answers });
  render(<ThemesScreen />, `/el/themes?contractId=7${query}`, newOperatorClient());
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

beforeEach(() => signInAsOperator("edit"));

describe("/el/themes", () => {
  it("shows what each theme finds and costs, and where its expressions are", async () => {
    open({
      ContractThemesScreen: themes(theme(), theme({ id: "32", name: "空", expressions: 0, sections: [], articles: 0 })),
    });
    const row = await screen.findByRole("row", { name: /パワー半導体/ });
    expect(row.textContent).toContain("2（すべて・WEB）");
    expect(row.textContent).toContain("29.4件");
    expect(within(row).getByRole("link").getAttribute("href")).toBe("/el/expressions?contractId=7&themeId=31");
    expect(screen.getByRole("row", { name: /検索式なし/ })).toBeTruthy();
  });

  it("asks before a theme stops, and says who was quicker", async () => {
    const quicker = { __typename: "VersionConflict", message: "先に", changedBy: "笹川", changedAt: null };
    const bff = open({
      ContractThemesScreen: themes(theme()),
      SaveContractTheme: { data: { saveContractTheme: quicker } },
    });
    await userEvent.click(await screen.findByRole("button", { name: /パワー半導体の操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "停止" }));
    await screen.findByText("「パワー半導体」を停止しますか");
    await userEvent.click(screen.getByRole("button", { name: "停止" }));
    expect(await screen.findByText(/笹川が先に保存しました/)).toBeTruthy();
    expect(sent(bff, "SaveContractTheme")).toEqual([
      { contractId: "7", id: "31", name: "パワー半導体", isStopped: true, version: 4 },
    ]);
  });

  it("makes a theme and goes on to its expression", async () => {
    const bff = open({
      ContractThemesScreen: themes(),
      SaveContractTheme: { data: { saveContractTheme: done } },
    });
    await screen.findByText("テーマはまだありません");
    await userEvent.click(screen.getByRole("button", { name: /テーマを追加/ }));
    await userEvent.click(await screen.findByRole("button", { name: "追加して検索式を書く" }));
    expect(await screen.findByText("テーマ名を入力してください。")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: /テーマ名/ }), " 電池 ");
    await userEvent.click(screen.getByRole("button", { name: "追加して検索式を書く" }));
    expect(await screen.findByText("at /el/expressions?contractId=7&themeId=31")).toBeTruthy();
    expect(sent(bff, "SaveContractTheme")).toMatchObject([{ id: null, name: "電池" }]);
  });

  it("lets those who only look change nothing", async () => {
    await signInAsOperator("view");
    open({ ContractThemesScreen: themes(theme()) });
    await userEvent.click(await screen.findByRole("button", { name: /パワー半導体の操作/ }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["検索式を編集"]);
    expect(screen.queryByRole("button", { name: /テーマを追加/ })).toBeNull();
  });

  it("checks a file before anything changes, and applies what was seen", async () => {
    const path = "/admin/api/v1/contact_themes_upload";
    const envelope = (data: object, status = 0) =>
      Response.json({ result: { status, msgCode: "", msgDetail: "" }, data });
    const bff = open(
      {
        [`${path}?dry_run=1`]: envelope(preview),
        [path]: envelope({ ...preview, fileError: [], row_info: [] }),
        ContractThemesScreen: themes(theme()),
      },
      "&mode=import",
    );
    const input = await screen.findByLabelText(/ファイルを選ぶ/, { selector: "input" });
    await userEvent.upload(input, new File(["x"], "themes.csv", { type: "text/csv" }));
    expect(await screen.findByText(/検索式：3文字目：誤りです。/)).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: /エラー/ }));
    await userEvent.click(screen.getByRole("button", { name: "2件を反映" }));
    expect(await screen.findByText("新規1件、変更1件を反映しました。")).toBeTruthy();
    const upload = bff.calls.find((call) => call.path === path);
    expect(upload?.form).toMatchObject({ contract_id: "7", preview_token: "t", without_faulty: "1" });
  });
});
