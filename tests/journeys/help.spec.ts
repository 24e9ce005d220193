import { expect, signedIn, test } from "./fixtures.ts";

test("the help is read before the sign-in, searched by kana of any kind, and followed", async ({ page }) => {
  await page.goto("/0001");
  await page.getByRole("link", { name: "ヘルプ" }).click();
  await page.getByRole("searchbox", { name: "ヘルプを検索" }).fill("ﾌｫﾙﾀﾞｰ");
  await page.getByRole("link", { name: "フォルダーを使う" }).click();
  await expect(page.getByRole("heading", { name: "フォルダーを使う" })).toBeFocused();
});

test("a refused sign-in leads to the paragraph that says what to do", async ({ page, context }) => {
  await page.goto("/0001");
  await page.getByLabel("企業コード").fill("kirinuki");
  await page.getByLabel("ユーザーID").fill("nobody-here");
  await page.getByLabel("パスワード", { exact: true }).fill("wrong-1234!");
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^対処のしかた/ }).click();
  await expect((await opened).getByRole("heading", { name: "ログインできないとき" })).toBeFocused();
});

test("? and the user menu lead to the page of the screen", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1008");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "キー操作の一覧" }).click();
  await page.getByRole("link", { name: "この画面のヘルプ" }).click();
  await expect(page.getByRole("heading", { name: "配信設定を作る" })).toBeFocused();
});
