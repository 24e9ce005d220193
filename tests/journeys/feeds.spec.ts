import { aUser, expect, fillLogin, test } from "./fixtures.ts";

const USER = "feeder01";
const PASSWORD = "Himawari7!x";

test("a private feed is made, read by its address alone, and ends when it is revoked", async ({ page, request }) => {
  await aUser(request, USER, PASSWORD);
  await page.goto("/0001");
  await fillLogin(page, "aozora01", USER, PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  await page.goto("/account");
  const target = page.getByLabel("記事", { exact: true });
  const first = await target.locator("optgroup[label='テーマ'] option").first().textContent();
  await target.selectOption({ label: first ?? "" });
  await page.getByRole("button", { name: "フィードを作成" }).click();
  const atom = await page.getByLabel("Atom", { exact: true }).inputValue();
  const json = await page.getByLabel("JSON Feed", { exact: true }).inputValue();
  await page.getByRole("button", { name: "控えたので閉じる" }).click();
  await expect(page.getByRole("row", { name: first ?? "" })).toContainText("未取得");

  // Readers of feeds have no session.
  const read = (address: string, headers: Record<string, string> = {}) => request.get(address, { headers });
  const xml = await read(atom);
  expect(xml.headers()["content-type"]).toContain("application/atom+xml");
  const { items } = await (await read(json)).json();
  expect(items.length).toBeGreaterThan(0);
  const again = await read(atom, { "if-none-match": xml.headers().etag ?? "" });
  expect(again.status()).toBe(304);
  await page.goto(items[0].url);
  await expect(page.getByRole("heading", { name: items[0].title })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: `${first}を取り消す` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "取り消す" }).click();
  await expect(page.getByText("フィードを取り消しました。")).toBeVisible();
  expect((await read(atom)).status()).toBe(404);
});
