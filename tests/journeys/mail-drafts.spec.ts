import { violations } from "./axe.ts";
import { aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";

const SUBJECT = "旅の下書き";
const SAVED = /\d\d:\d\dに保存しました/;

test("two write one mail by hand at once: nothing of either is lost, and it is sent once", async ({
  page,
  browser,
}, testInfo) => {
  await signedIn(page, "kirinuki", "topic01");
  const theme = await aTheme(page.request, ({ web }) => web > 4);
  await page.goto(`${theme.address}&tab=web`);
  await page.getByRole("checkbox", { name: "記事1を選択" }).check();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("link", { name: "メール送信" }).click();
  await expect(page.getByText("送信する記事（1件）")).toBeVisible();
  await expect(page.getByLabel(/^件名/)).not.toHaveValue("");
  await page.getByLabel(/^件名/).fill(SUBJECT);
  await expect(page.getByText(SAVED)).toBeVisible();

  const context = await browser.newContext(testInfo.project.use);
  const other = await context.newPage();
  await signedIn(other, "kirinuki", "admin01");
  await other.goto("/1002?view=drafts");
  await expect(other.getByRole("link", { name: SUBJECT }).first()).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole("link", { name: SUBJECT }).first().click();
  await expect(other.getByLabel(/^件名/)).toHaveValue(SUBJECT);
  await expect(other.getByText(/さんも開いています/)).toBeVisible();
  await other.getByLabel("本文").fill("管理者の一言");
  await expect(other.getByText("保存を待っています")).toBeHidden();
  await expect(other.getByText(SAVED)).toBeVisible();

  await page.getByLabel("メールアドレスを入力").fill("journey-drafts@example.jp");
  await page.getByRole("button", { name: "追加", exact: true }).click();
  await expect(page.getByLabel("本文")).toHaveValue("管理者の一言");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "送信内容を確認" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "送信する" }).click();
  await expect(page.getByRole("row", { name: /journey-drafts@example\.jp/ })).toContainText("送信待ち");

  await other.getByLabel("本文").fill("遅れた一言");
  await expect(other.getByText(/送信済み、または予約済み|送信したか、送信を予約しました/)).toBeVisible();
  await context.close();
});
