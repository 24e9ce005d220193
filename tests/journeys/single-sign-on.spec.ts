import { identityProvider } from "../support/identity-provider.ts";
import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { anEmptyContract, operator } from "./taking-in.ts";

const CODE = "sekisho01";
const ADMIN = { user_id: "sekimori", name: "関所　守子", email: "sekimori@sekisho.example.jp" };
const CLIENT = { id: "kirinuki", secret: "a secret of this journey" };

test("an Admin connects the company's identity provider, and signs in there", async ({ page, request, browser }) => {
  const provider = await identityProvider({ asks: true });
  try {
    await anEmptyContract(request, { contract_code: CODE, company_name: "関所商事" }, ADMIN);
    provider.know({ sub: "u-1", email: ADMIN.email, email_verified: true });
    await signedIn(page, CODE, ADMIN.user_id);
    await page.goto("/1060");
    await page.getByRole("link", { name: "追加", exact: true }).click();
    await page.getByLabel(/^名称/).fill("社内のID");
    await page.getByLabel(/^発行者/).fill(provider.issuer);
    await page.getByLabel(/^クライアントID/).fill(CLIENT.id);
    await page.getByRole("button", { name: "シークレットを設定" }).click();
    await page.getByRole("textbox", { name: /^シークレット/ }).fill(CLIENT.secret);
    await page.getByLabel(/^ドメイン/).fill("sekisho.example.jp");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("IDプロバイダーを保存しました")).toBeVisible();
    await (await operator(request, CODE)).confirmDomains("sekisho.example.jp");

    await page.getByRole("link", { name: "社内のIDを編集" }).click();
    const callback = page.getByText(/\/sso\/callback\//);
    await expect(callback).toBeVisible();
    provider.serve({ ...CLIENT, redirectUris: [await callback.innerText()] });
    await page.goto("/1060");
    await page.getByRole("checkbox", { name: "シングルサインオン" }).check();
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("ログイン方法を保存しました")).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const other = await browser.newPage();
    await other.goto("/0001");
    await other.getByRole("link", { name: "シングルサインオン" }).click();
    await other.getByLabel("メールアドレス").fill(ADMIN.email);
    expect(await violations(other)).toEqual([]);
    await other.getByRole("button", { name: "次へ" }).click();
    await other.getByRole("button", { name: "Sign in" }).click();
    await expect(other).toHaveURL(/\/0002/);
    await expect(other.getByRole("button", { name: /守子.*のメニュー$/ })).toBeVisible();
    await other.close();
  } finally {
    await provider.close();
  }
});
