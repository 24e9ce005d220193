import { openChatServices } from "../support/chat-services.ts";
import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { anEmptyContract } from "./taking-in.ts";

const CODE = "tsuchi001";
const ADMIN = { user_id: "tsuchi-kanri", name: "通知　知美", email: "tomomi@tsuchi.example.jp" };

test("an Admin adds a webhook, gets its secret once, tests it and takes it away", async ({ page, request }) => {
  const services = await openChatServices();
  try {
    await anEmptyContract(request, { contract_code: CODE, company_name: "通知商事" }, ADMIN);
    await signedIn(page, CODE, ADMIN.user_id);
    await page.goto("/1063");
    await expect(page.getByText("Webhookは登録されていません。")).toBeVisible();
    await page.getByRole("link", { name: "Webhookを追加" }).click();
    await page.getByLabel(/^Webhook名/).fill("社内システム");
    await page.getByLabel(/^URL/).fill(`${services.url}/webhook/system`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByRole("textbox", { name: "署名のシークレット" })).toHaveValue(/^whsec_/);
    await page.getByRole("button", { name: "控えたので閉じる" }).click();

    await page.getByRole("button", { name: "社内システムにテスト送信" }).click();
    await expect(page.getByText(/^「社内システム」に送信しました/)).toBeVisible();
    expect(services.taken("/webhook/system")[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "社内システムを編集" }).click();
    await expect(page.getByText("まだ通知はありません。")).toBeVisible();
    expect(await page.content()).not.toContain("/webhook/system");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Webhookの削除" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
    await expect(page.getByText("Webhookを削除しました")).toBeVisible();
    await expect(page.getByRole("heading", { name: "社内システム" })).toHaveCount(0);
  } finally {
    await services.close();
  }
});
