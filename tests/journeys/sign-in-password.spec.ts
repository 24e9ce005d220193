import type { Page } from "@playwright/test";
import { aUser, expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";

const RECEIVED = "入力の内容が登録と一致した場合は、まもなくメールが届きます。";

async function askForLink(page: Page, contract: string, user: string): Promise<void> {
  await page.goto("/0022");
  await page.getByLabel("企業コード").fill(contract);
  await page.getByLabel("ユーザーID").fill(user);
  await page.getByRole("button", { name: "メールを送る" }).click();
  await expect(page.getByRole("status").filter({ hasText: RECEIVED })).toBeVisible();
}

async function setNew(page: Page, password: string): Promise<void> {
  await page.getByLabel("新しいパスワード", { exact: true }).fill(password);
  await page.getByLabel("新しいパスワード（確認用）").fill(password);
  await page.getByRole("button", { name: "パスワードを変更" }).click();
}

/** The link of the newest reset mail to that user, when it is there. */
async function mailedLink(page: Page, mailPage: string, user: string): Promise<string> {
  const row = page.getByRole("row").filter({ hasText: `${user}@` });
  await expect(async () => {
    await page.goto(mailPage);
    await row
      .getByRole("link", { name: /パスワード再設定のご案内/ })
      .first()
      .click({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  const text = await page.locator("pre").innerText();
  return /\/0020\?password_reset_key=\S+/.exec(text)?.[0] ?? "";
}

test("a forgotten password: mail, link, new password; looking spends nothing, using does", async ({
  page,
  context,
  request,
}, { config }) => {
  // The mail goes through the queue.
  test.slow();
  await aUser(request, "forgets01");
  await askForLink(page, "aozora01", "forgets01");
  const address = await mailedLink(await context.newPage(), config.metadata.mailPage, "forgets01");

  // As a mail scanner does, and the person twice.
  expect((await page.request.get(address)).ok()).toBe(true);
  for (const _ of [1, 2]) {
    await page.goto(address);
    await expect(page.getByText("forgets01")).toBeVisible();
  }
  await setNew(page, "Resetis2!");
  await expect(page.getByText("新しいパスワードを設定しました")).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("このリンクは使用済みか、有効期限が切れています。");
  await page.goto("/0001");
  await fillLogin(page, "aozora01", "forgets01", PASSWORD);
  await expect(page.getByRole("alert")).toBeVisible();
  await fillLogin(page, "aozora01", "forgets01", "Resetis2!");
  await expect(page).toHaveURL(/\/0002/);
});

test("the answer to a reset request tells nothing about who exists", async ({ page }) => {
  await askForLink(page, "nowhere", "nobody");
  await page.getByRole("button", { name: "別のユーザーIDで申し込む" }).click();
  await page.getByRole("button", { name: "メールを送る" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "企業コードを入力してください。",
    "ユーザーIDを入力してください。",
  ]);
});

test("a password is changed by the one that holds, with all faults at once", async ({ page, request }) => {
  await aUser(request, "renews01");
  await signedIn(page, "aozora01", "renews01");
  await page.goto("/0020");
  await page.getByRole("button", { name: "パスワードを変更" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "現在のパスワードを入力してください。",
    /パスワードを入力してください。$/,
    /確認用パスワードを入力してください。$/,
  ]);
  await page.getByLabel("現在のパスワード").fill("Wrong-one1!");
  await setNew(page, "Changed1!");
  await expect(page.getByLabel("現在のパスワード")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("現在のパスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "パスワードを変更" }).click();
  await expect(page.getByText("パスワードを変更しました")).toBeVisible();
  await page.goto("/0002");
  await expect(page.getByRole("button", { name: /のメニュー$/ })).toBeVisible();
});
