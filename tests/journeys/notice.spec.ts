import { expect, fillOperatorLogin, signedIn, test } from "./fixtures.ts";

test("an administrator writes the notice, everybody reads it with its lines, and it is taken away", async ({
  page,
  browser,
}) => {
  await signedIn(page, "monaka01", "admin01");
  await page.goto("/1003");
  const box = page.getByLabel("お知らせの内容");
  const before = await box.inputValue();
  await box.fill("・一行目のお知らせ\n・二行目のお知らせ");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("お知らせを保存しました。")).toBeVisible();

  const other = await browser.newPage();
  await signedIn(other, "monaka01", "user01");
  await other.goto("/0002");
  const bar = other.getByRole("region", { name: "お知らせ" });
  await expect(bar.getByText("・一行目のお知らせ", { exact: true })).toBeVisible();
  await bar.getByRole("button", { name: "続きを読む" }).click();
  expect(await bar.locator("p").innerText()).toBe("・一行目のお知らせ\n・二行目のお知らせ");
  // Not a user's to write.
  await other.goto("/1003");
  await expect(other).toHaveURL(/\/0002/);

  await page.getByRole("button", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
  await expect(page.getByText("お知らせを削除しました。")).toBeVisible();
  await other.goto("/0002");
  await expect(other.getByRole("button", { name: /のメニュー$/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await other.close();
  await box.fill(before);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("お知らせを保存しました。")).toBeVisible();
});

test("an operator's notice stands on the sign-in page", async ({ page }) => {
  await page.goto("/el/notice");
  await expect(page).toHaveURL(/\/el$/);
  await fillOperatorLogin(page);
  await expect(page).toHaveURL(/\/el\/notice$/);
  await page.getByRole("button", { name: "お知らせを追加" }).click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([/お知らせの内容を入力してください。$/]);
  await page.getByLabel("お知らせ1の内容").fill("新しい媒体を追加しました。");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("ログイン画面のお知らせを保存しました。")).toBeVisible();
  await page.goto("/0001");
  await expect(page.getByText("新しい媒体を追加しました。")).toBeVisible();
  await page.goto("/el/home");
  await page.getByRole("link", { name: "ログイン画面のお知らせ" }).click();
  await page.getByRole("button", { name: "お知らせ1を削除" }).click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("ログイン画面のお知らせを保存しました。")).toBeVisible();
});
