import type { Page } from "@playwright/test";
import { articlesOf, aTheme, homeAddress, themes } from "./collection.ts";
import { expect, fillLogin, login, PASSWORD, signedIn, test } from "./fixtures.ts";

const pane = (page: Page) => page.getByRole("region", { name: "記事", exact: true });

/** Opens the first newspaper article of a section as a user; returns the pane. */
async function openNewspaper(page: Page, user: string, section: 1 | 2) {
  await signedIn(page, "kirinuki", user);
  const theme = await aTheme(page.request, ({ news }) => news > 30);
  const article = (await articlesOf(page.request, "newspaper_articles", theme.id)).find(
    ({ data_section }) => data_section === section,
  );
  if (!article) throw new Error(`no article of section ${section}`);
  await page.goto(homeAddress({ theme: theme.id, article: `${section}-${article.article_id}` }));
  await expect(pane(page).getByRole("heading", { level: 2 })).toHaveText(article.title);
  return pane(page);
}

for (const user of ["image01", "user01"])
  test(`${user} sees the thumbnail of a page image`, async ({ page }) => {
    const opened = await openNewspaper(page, user, 1);
    await expect(opened.getByRole("img").first()).toBeVisible();
  });

test("no original's text comes without a counted use, whoever asks", async ({ page }) => {
  const opened = await openNewspaper(page, "text01", 2);
  await expect(opened).toContainText(/冒頭のみを表示しています|この記事には本文がありません/);
});

test("an article of another contract is refused like one that is not there", async ({ page, playwright, baseURL }) => {
  const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await login(other, "kirinuki", "user01");
  const [paper] = await articlesOf(other, "newspaper_articles", (await aTheme(other, ({ news }) => news > 0)).id);
  const [foreignTheme] = await themes(other);
  await other.dispose();
  await signedIn(page, "monaka01", "user01");
  for (const ref of [`${paper?.data_section}-${paper?.article_id}`, "3-999999999999999"]) {
    await page.goto(homeAddress({ article: ref }));
    await expect(pane(page).getByRole("status")).toHaveText("要求された記事は表示できません。");
    await expect(pane(page)).not.toContainText(paper?.title ?? "");
  }
  await page.goto(homeAddress({ theme: foreignTheme?.id ?? "" }));
  await expect(page.getByText("選ばれたテーマは表示できません")).toBeVisible();
  await expect(page.getByText(foreignTheme?.name ?? "", { exact: true })).toHaveCount(0);
});

test("a link opened while signed out leads there after the sign-in", async ({ page, playwright, baseURL }) => {
  const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await login(other, "kirinuki", "user01");
  const theme = await aTheme(other, ({ web }) => web > 0);
  const [article] = await articlesOf(other, "webnews", theme.id);
  await other.dispose();
  const address = homeAddress({ theme: theme.id, tab: "web" }).concat(`&article=3-${article?.article_id}`);
  await page.goto(address);
  await expect(page).toHaveURL(/\/0001$/);
  await fillLogin(page, "kirinuki", "user01", PASSWORD);
  await expect(pane(page).getByRole("heading", { level: 2 })).toHaveText(article?.title ?? "-");
  await expect(page).toHaveURL(new RegExp(`theme=${theme.id}.*article=3-${article?.article_id}`));
});
