import type { Page } from "@playwright/test";
import { expect, fillLogin, fillOperatorLogin, test } from "./fixtures.ts";

const ADMIN = { id: "shinki-admin", name: "新規　太郎", mail: "shinki-admin@example.jp", password: "Hajimete1!" };

async function signInAsOperator(page: Page): Promise<void> {
  await page.goto("/el");
  await fillOperatorLogin(page);
  await expect(page).toHaveURL(/\/el\/home/);
}

/** The link of the invitation to an address, once its mail is there. */
async function invitationLink(page: Page, mailPage: string, address: string): Promise<string> {
  await expect(async () => {
    await page.goto(mailPage);
    await page.getByRole("row").filter({ hasText: address }).getByRole("link").first().click({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  const text = await page.locator("pre").innerText();
  return /\/0020\?password_reset_key=\S+/.exec(text)?.[0] ?? "";
}

test("an operator makes a contract; its Admin follows the invitation, signs in and sees an empty home", async ({
  page,
  context,
}, { config }) => {
  // The invitation goes through the queue of mails.
  test.slow();
  await signInAsOperator(page);
  await page.goto("/el/contracts");
  await page.getByRole("button", { name: "契約企業を追加" }).click();
  // The filter of the list that is being left has both labels in its own.
  await expect(page.getByRole("heading", { level: 1, name: "契約企業の追加" })).toBeVisible();
  await page.getByLabel("企業コード").fill("shinki01");
  await page.getByLabel("会社名").fill("新規商事株式会社");
  const range = page.getByRole("textbox", { name: "加える" });
  await range.fill("10.0.0.300");
  await expect(page.getByText("4つめの数字は0～255で入力してください")).toBeVisible();
  // The demo's first contract has these.
  await range.fill("203.0.113.128/25");
  await range.press("Enter");
  await expect(page.getByText(/契約企業「.*」の203\.0\.113\.0\/24と重なっています/)).toBeVisible();
  await page.getByRole("button", { name: "203.0.113.128/25を外す" }).click();
  await range.fill("198.18.0.0/24");
  await range.press("Enter");
  await expect(page.getByText("256個")).toBeVisible();
  await page.getByRole("button", { name: /^保存/ }).click();
  await expect(page).toHaveURL(/\/el\/contract\?id=\d+/);
  await expect(page.getByText(/9つのうち\dつが済みました/)).toBeVisible();

  await page.getByRole("listitem").filter({ hasText: "ユーザーグループと管理者" }).getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("ユーザーID").fill(ADMIN.id);
  await dialog.getByLabel("ユーザー名").fill(ADMIN.name);
  await dialog.getByLabel("メールアドレス").fill(ADMIN.mail);
  await dialog.getByRole("button", { name: "招待メールを送る" }).click();
  await expect(page.getByText("管理者1人、利用者1人")).toBeVisible();

  const address = await invitationLink(await context.newPage(), config.metadata.mailPage, ADMIN.mail);
  const admin = await context.newPage();
  await admin.goto(address);
  await admin.getByLabel(/^(新しい)?パスワード$/).fill(ADMIN.password);
  await admin.getByLabel(/確認用/).fill(ADMIN.password);
  await admin.getByRole("button", { name: /パスワードを(変更|設定)/ }).click();
  await expect(admin.getByText(/パスワードを設定しました/)).toBeVisible();
  await admin.goto("/0001");
  await fillLogin(admin, "shinki01", ADMIN.id, ADMIN.password);
  await expect(admin).toHaveURL(/\/0002/);
  await expect(admin.getByRole("main")).toBeVisible();

  await page.goto("/el/users?q=shinki-admin");
  await page.getByRole("button", { name: /新規/ }).click();
  await expect(page.getByRole("heading", { name: /新規/ })).toBeVisible();
  await expect(page.getByText("パスワード、接続元", { exact: false }).first()).toBeVisible();
});
