import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "./fixtures.ts";

const USER = "passkey01";
const PASSWORD = "Himawari7!x";

/** A user of the contract aozora01 whom no other journey knows. */
async function makeUser(page: Page): Promise<void> {
  await signedIn(page, "aozora01", "admin01");
  const groups = await (await page.request.get("/api/v1/user_groups")).json();
  const answer = await page.request.put("/api/v1/user", {
    data: {
      ...{ user_id: USER, name: "鍵山　環奈", email: `${USER}@aozora.example.jp`, user_authority: 0 },
      ...{ user_group_id: groups.data.user_groups[0].user_group_id, password: PASSWORD, confirmpassword: PASSWORD },
    },
  });
  expect((await answer.json()).result).toMatchObject({ status: 0 });
  await page.context().clearCookies();
}

async function fill(page: Page): Promise<void> {
  await page.goto("/0001");
  await page.getByLabel("企業コード").fill("aozora01");
  await page.getByLabel("ユーザーID").fill(USER);
  await page.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

test("a passkey is registered, asked for at the next sign-in, and not on a remembered device", async ({ page }) => {
  await makeUser(page);
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
