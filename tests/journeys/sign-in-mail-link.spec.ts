import { articlesOf, aTheme } from "./collection.ts";
import { expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";

const DAY = "/0001?is_mail=1&mode=5&processDate=20260105&themaClass=TM";
const TARGET = /\/0002\?from=2026-01-05&to=2026-01-05$/;
const PDF = "/0001?is_mail=1&mode=2&a00=m1";
const REFUSED = "要求された記事は表示できません。";

test("a mail link opened signed out waits for the sign-in, over a wrong password", async ({ page, context }) => {
  // As a mail scanner does: nothing comes of it.
  expect((await page.request.get(DAY)).ok()).toBe(true);
  expect(await context.cookies()).toEqual([]);
  await page.goto(DAY);
  await fillLogin(page, "aozora01", "user01", "Wrong111!");
  await expect(page.getByRole("alert")).toBeVisible();
  await fillLogin(page, "aozora01", "user01", PASSWORD);
  await expect(page).toHaveURL(TARGET);
});

test("a mail link signs in by remember-me where the session is gone", async ({ page, context }) => {
  await page.goto("/0001");
  await page.getByLabel("次回から自動でログインする").check();
  await fillLogin(page, "aozora01", "user01", PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  await context.clearCookies({ name: "kirinuki_session" });
  await page.goto(DAY);
  await expect(page).toHaveURL(TARGET);
});

test("a PDF link is refused to a user without the right, and followed for one who has it", async ({ page }) => {
  await signedIn(page, "aozora01", "image01");
  await page.goto(PDF);
  const dialog = page.getByRole("dialog", { name: REFUSED });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/0004$/);
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await expect(dialog).toHaveCount(0);
  await signedIn(page, "aozora01", "user01");
  await page.goto(PDF);
  await expect(page).toHaveURL(/\/(0001-001\?is_mail=1&mode=2&a00=m1|0004)$/);
});

test("one article's link is read before the program is there, by nobody but who may", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 0);
  const [article] = await articlesOf(page.request, "webnews", theme.id);
  if (!article) throw new Error("a theme without the articles that it counts");
  const link = `/0001?is_mail=1&mode=4&a00=w${article.article_id}`;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link, { waitUntil: "commit" });
  const first = page.locator("#first-article");
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(article.title);
  await expect(first.locator("p").last()).toBeVisible();
  release();
  await expect(page.locator("#root").getByRole("heading", { level: 1 })).toHaveText(article.title);
  await expect(first).toHaveCount(0);

  const html = async () => (await page.request.get(link)).text();
  expect(await html()).toContain("first-article");
  await signedIn(page, "aozora01", "user01");
  expect(await html()).not.toContain("first-article");
  await page.context().clearCookies();
  expect(await html()).not.toContain("first-article");
});
