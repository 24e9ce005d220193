import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";

test("home says how the newspapers of the day stand, as REST does, and which are missing since when", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/0002");
  const line = page.getByRole("region", { name: "新聞の到着" });
  await expect(line).toContainText(/\d+紙中\d+紙（\d{1,2}:\d{2}）。/);
  await line.getByRole("button", { name: /新聞の到着/ }).click();
  // Its time to be due may not have come yet.
  const paper = page.getByRole("listitem").filter({ hasText: "山稜新聞" });
  await expect(paper).toContainText(/未着|到着前/);
  await expect(paper).toContainText(/から届いていません|までに届く予定|今日のうちに届く予定/);
  expect(await violations(page)).toEqual([]);

  const { data } = await (await page.request.get("/api/v1/paper_arrivals")).json();
  expect(data.line).toMatch(new RegExp(`^${data.expected_count}紙中${data.arrived_count}紙（`));
  expect(data.papers.map(({ media_name }: { media_name: string }) => media_name)).toContain("山稜新聞");
});

test("who gets no newspapers is told of none", async ({ page }) => {
  await signedIn(page, "monaka01", "user01");
  await page.goto("/0002");
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole("region", { name: "新聞の到着" })).toHaveCount(0);
});

test("an administrator has what comes late sent as a supplement", async ({ page }) => {
  const address = "journey-supplement@example.jp";
  await signedIn(page, "aozora01", "admin01");
  await page.goto("/1008");
  await page.getByLabel(/^配信対象/).selectOption({ index: 1 });
  await page.getByLabel(/^メールアドレス(?!（)/).fill(address);
  await page.getByLabel(/^メールアドレス（確認用）/).fill(address);
  await page.getByLabel("メールのあとに届いた記事").selectOption("遅れた新聞が届いたら追補で送る");
  await page.getByLabel("追補を待つ時刻").selectText();
  await page.getByLabel("追補を待つ時刻").pressSequentially("0930");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText(`${address}への配信を保存しました。`)).toBeVisible();

  await page.getByLabel("メールアドレス", { exact: true }).fill("journey-supplement");
  await page.getByRole("button", { name: "検索", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: address });
  await row.getByRole("link").first().click();
  await expect(page.getByLabel("メールのあとに届いた記事")).toHaveValue("arrival");
  await expect(page.getByLabel("追補を待つ時刻")).toHaveValue("09:30");
});
