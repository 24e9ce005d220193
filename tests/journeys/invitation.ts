import type { Browser } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The link of the newest invitation to that address, once its mail is there. */
export async function invitedBy(browser: Browser, mailPage: string, address: string): Promise<string> {
  const page = await browser.newPage();
  const row = page.getByRole("row").filter({ hasText: address });
  await expect(async () => {
    await page.goto(mailPage);
    await row
      .getByRole("link", { name: /ご利用開始のご案内/ })
      .first()
      .click({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  const text = await page.locator("pre").innerText();
  await page.close();
  return /\/0020\?password_reset_key=\S+/.exec(text)?.[0] ?? "";
}

/** The invited one opens his link and sets his first password. */
export async function setsPassword(browser: Browser, link: string, password: string) {
  const page = await browser.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "ようこそ、Kirinukiへ" })).toBeVisible();
  await page.getByLabel("新しいパスワード", { exact: true }).fill(password);
  await page.getByLabel("新しいパスワード（確認用）").fill(password);
  await page.getByRole("button", { name: "パスワードを設定" }).click();
  await expect(page.getByText("パスワードを設定しました")).toBeVisible();
  return page;
}
