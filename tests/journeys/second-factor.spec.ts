import type { Page } from "@playwright/test";
import { aUser, expect, fillLogin, test } from "./fixtures.ts";

const USER = "passkey01";
const PASSWORD = "Himawari7!x";

async function fill(page: Page): Promise<void> {
  await page.goto("/0001");
  await fillLogin(page, "aozora01", USER, PASSWORD);
}

test("a passkey is registered, asked for at the next sign-in, and not on a remembered device", async ({
  page,
  request,
}) => {
  await aUser(request, USER, PASSWORD);
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await fill(page);
  await expect(page).toHaveURL(/\/0002/);
  await page.goto("/account");
  await page.getByRole("button", { name: "パスキーを追加" }).click();
  await page.getByLabel("パスキーの名前").fill("会社のPC");
  await page.getByLabel("現在のパスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "次へ" }).click();
  await page.getByRole("button", { name: "控えたので閉じる" }).click();
  await expect(page.getByText("残り10個")).toBeVisible();

  await page.context().clearCookies();
  await fill(page);
  await page.getByLabel("この端末では30日間").check();
  await page.getByRole("button", { name: "パスキーで確認する" }).click();
  await expect(page).toHaveURL(/\/0002/);
  await page.goto("/account");
  await expect(page.getByRole("button", { name: /の記憶を取り消す$/ })).toBeVisible();

  await page.context().clearCookies({ name: "kirinuki_session" });
  await fill(page);
  await expect(page).toHaveURL(/\/0002/);
});
