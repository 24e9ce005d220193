import { openChatServices } from "../support/chat-services.ts";
import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { anEmptyContract } from "./taking-in.ts";

const CODE = "kaiwa0001";
const ADMIN = { user_id: "kaiwa-kanri", name: "会話　告子", email: "tsugeko@kaiwa.example.jp" };

test("an Admin connects a chat room and a webhook, tests them, and takes the room away", async ({ page, request }) => {
  const services = await openChatServices();
  try {
    await anEmptyContract(request, { contract_code: CODE, company_name: "会話商事" }, ADMIN);
    await signedIn(page, CODE, ADMIN.user_id);
    await page.goto("/1062");
    await expect(page.getByText("送信先は登録されていません。")).toBeVisible();
    await page.getByRole("link", { name: "送信先を追加" }).click();
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("送信先名を入力してください。").first()).toBeVisible();
    await page.getByLabel(/^送信先名/).fill("広報の部屋");
    await page.getByLabel(/^Webhook URL/).fill(`${services.url}/slack/room`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("送信先を保存しました")).toBeVisible();

    await page.getByRole("button", { name: "広報の部屋にテスト投稿" }).click();
    await expect(page.getByText("「広報の部屋」に投稿しました。届いていることを確認してください。")).toBeVisible();
    expect(services.taken("/slack/room").map(({ body }) => body.text)).toEqual(["Kirinukiのテスト投稿"]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "送信先を追加" }).click();
    await page.getByLabel(/^送信先名/).fill("社内システム");
    await page.getByRole("radio", { name: "Webhook" }).check();
    await page.getByLabel(/^Webhook URL/).fill(`${services.url}/webhook/system`);
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByRole("textbox", { name: "署名のシークレット" })).toHaveValue(/^whsec_/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "控えたので閉じる" }).click();
    await page.getByRole("button", { name: "社内システムにテスト投稿" }).click();
    await expect(page.getByText(/^「社内システム」に投稿しました/)).toBeVisible();
    expect(services.taken("/webhook/system")[0]?.headers["webhook-signature"]).toMatch(/^v1,/);

    await page.getByRole("link", { name: "広報の部屋を編集" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "チャットの送信先の編集" })).toBeVisible();
    await expect(page.getByText(/設定済み/)).toBeVisible();
    expect(await page.content()).not.toContain("/slack/room");
    await page.getByRole("button", { name: "送信先の削除" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
    await expect(page.getByText("送信先を削除しました")).toBeVisible();
    await expect(page.getByRole("heading", { name: "広報の部屋" })).toHaveCount(0);
  } finally {
    await services.close();
  }
});
