import { expect, test } from "./fixtures.ts";
import { signInAsOperator } from "./operator.ts";

const NAME = "新しい産業";

test("an operator makes a theme, mends and tries its expression, and changes it with the past in sight", async ({
  page,
}) => {
  test.slow();
  await signInAsOperator(page);
  await page.goto("/el/themes");
  await page.getByRole("textbox", { name: "契約企業" }).fill("kirinuki");
  await page.getByRole("option", { name: /（kirinuki）/ }).click();
  await page.getByRole("button", { name: /テーマを追加/ }).click();
  await page.getByLabel("テーマ名").fill(NAME);
  await page.getByRole("button", { name: "追加して検索式を書く" }).click();
  await expect(page.getByRole("heading", { level: 2, name: NAME })).toBeVisible();

  const editor = page.getByRole("textbox", { name: "検索式" });
  await editor.fill("(半導体 OR\n蓄電池");
  await expect(page.getByText("1行目 1文字目")).toBeVisible();
  await expect(page.getByText(/直した式で試した結果です/)).toBeVisible();
  await page.getByRole("button", { name: "「)」を加える" }).click();
  await expect(page.getByText("1行目 1文字目")).toBeHidden();
  const figures = page.getByRole("region", { name: "この14日で試した結果" });
  await expect(figures.getByText(/^\+[1-9]/).first()).toBeVisible();
  await expect(
    figures
      .getByRole("list", { name: "見出しの例" })
      .getByText(/（タイトル）|（本文）/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/版1/)).toBeVisible();

  await editor.fill("半導体 NOT 蓄電池");
  await expect(figures.getByText(/^−[1-9]/).first()).toBeVisible();
  await page.getByRole("button", { name: /^保存/ }).click();
  await expect(page.getByText(/版2/)).toBeVisible();
  await page.getByRole("button", { name: "版を比べる" }).click();
  await page.getByRole("button", { name: "この版を編集欄に戻す" }).click();
  await expect(editor).toContainText("蓄電池)");

  await page.goto("/el/themes");
  await page.getByRole("textbox", { name: "契約企業" }).fill("kirinuki");
  await page.getByRole("option", { name: /（kirinuki）/ }).click();
  await page.getByPlaceholder("テーマを絞り込む").fill(NAME);
  const row = page.getByRole("row", { name: new RegExp(NAME) });
  await row.getByRole("button", { name: new RegExp(`${NAME}の操作`) }).click();
  await page.getByRole("menuitem", { name: "停止" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "停止" }).click();
  await expect(row.getByText(/停止中/)).toBeVisible();
  await row.getByRole("button", { name: new RegExp(`${NAME}の操作`) }).click();
  await page.getByRole("menuitem", { name: "削除" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "削除" }).click();
  await expect(page.getByText(`「${NAME}」を削除しました`)).toBeVisible();
});
