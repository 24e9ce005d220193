import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";

test("an administrator makes a template of blocks, sees its mail beside it, and goes back to an earlier version", async ({
  page,
}) => {
  await signedIn(page, "monaka01", "admin01");
  await page.goto("/1044");
  await page.getByRole("button", { name: "テンプレートを作成" }).click();
  await page.getByLabel(/^テンプレート名/).fill("夜の旅の便");
  const end = page.getByRole("group", { name: "末尾" });
  const words = end.getByRole("textbox", { name: "1番目の文章" });
  await words.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("GOOD NIGHT {なぞ}");
  await expect(end.getByText("{なぞ}：使用できない差し込みです。")).toBeVisible();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(end.getByText("{なぞ}は項目「末尾」で使用できない差し込みです。")).toBeVisible();
  await words.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("GOOD NIGHT");
  await page.getByLabel("配信対象").selectOption({ index: 1 });
  await expect(page.frameLocator("iframe").getByText("GOOD NIGHT")).toBeVisible();
  await page.getByText("ダーク", { exact: true }).click();
  await expect(page.frameLocator("iframe").getByText("GOOD NIGHT")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("「夜の旅の便」を保存しました。")).toBeVisible();

  await page.getByRole("button", { name: "夜の旅の便の操作" }).click();
  await page.getByRole("menuitem", { name: "編集" }).click();
  await page.getByRole("group", { name: "末尾" }).getByRole("button", { name: "1番目の文章を外す" }).click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("「夜の旅の便」を保存しました。")).toBeVisible();
  await page.getByRole("button", { name: "夜の旅の便の操作" }).click();
  await page.getByRole("menuitem", { name: "編集" }).click();
  await expect(page.getByRole("group", { name: "末尾" }).getByText("ブロックがありません")).toBeVisible();
  await page.getByRole("button", { name: "版の履歴" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "編集欄に開く" }).click();
  await expect(page.getByRole("group", { name: "末尾" }).getByText("GOOD NIGHT")).toBeVisible();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("「夜の旅の便」を保存しました。")).toBeVisible();

  await page.getByRole("button", { name: "夜の旅の便の操作" }).click();
  await page.getByRole("menuitem", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
  await expect(page.getByText("「夜の旅の便」を削除しました。")).toBeVisible();
});
