import type { Page } from "@playwright/test";
import { articlesOf, aTheme, homeAddress, mayBePrinted, themes } from "./collection.ts";
import { expect, signedIn, yes } from "./fixtures.ts";
import { firstPage } from "./originals.ts";

/** One picture of the README or the guide: its file in docs/screenshots, how the window looks, and the way there. */
interface Picture {
  file: string;
  phone?: true;
  dark?: true;
  /** Ends where all that the picture shows is there. */
  open: (page: Page) => Promise<void>;
}

const rows = (page: Page) => page.getByRole("tabpanel").locator("a[data-article]");

/** The theme with most newspaper articles: a list that fills the window. */
async function busiest(page: Page): Promise<string> {
  const [theme] = (await themes(page.request)).sort((a, b) => b.news - a.news);
  if (!theme) throw new Error("the demo has no theme");
  return theme.id;
}

async function openList(page: Page): Promise<void> {
  await signedIn(page, "kirinuki", "user01");
  await page.goto(homeAddress({ theme: await busiest(page), tab: "newspaper" }));
  await expect(rows(page).nth(9)).toBeVisible();
}

async function openArticle(page: Page): Promise<void> {
  await openList(page);
  await rows(page).nth(3).click();
  // Medium and day, the subtitle, the first paragraph of the text.
  await expect(page.getByRole("article").locator("p").nth(2)).toBeVisible();
}

async function openOriginals(page: Page): Promise<void> {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ news }) => news > 30);
  const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
  const images = papers.filter((paper) => paper.data_section === 1 && paper.thumbnail_key && mayBePrinted(paper));
  const link = images.slice(0, 3).map(({ article_id }) => `m${article_id}`);
  await page.goto(`/0014?is_mail=1&mode=1&a00=${link.join(".")}`);
  for (const at of [1, 2, 3]) await page.getByRole("checkbox", { name: `記事${at}を選択` }).check();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("button", { name: "原文表示" }).click();
  await yes(page).click();
  await expect(page.getByText(/^表示した記事　3／3件$/)).toBeVisible();
  await expect(page.getByText(/件を計上しました/)).toBeVisible();
  await expect(firstPage(page)).toBeVisible();
}

async function openMailSetting(page: Page): Promise<void> {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1007");
  await page.locator('main a[href^="/1008?"]').first().click();
  await expect(page.getByRole("button", { name: /^保存/ })).toBeVisible();
  await expect(page.locator("main iframe").first()).toBeVisible();
}

async function openClips(page: Page): Promise<void> {
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/clips");
  await page.locator('a[href*="/clips?"]').nth(1).click();
  const headlines = page.getByRole("listitem").locator("a[data-article]");
  await headlines.nth(1).click();
  await expect(page.getByRole("article").locator("p").nth(1)).toBeVisible();
}

async function openSearch(page: Page): Promise<void> {
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/search?q=風力&src=news");
  await expect(rows(page).nth(4)).toBeVisible();
}

/** A screen by its address, when everything on it has come. */
const at = (user: string, address: string) => async (page: Page) => {
  await signedIn(page, "kirinuki", user);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

/** The sign-in as it stands before anybody types. */
const openSignIn = async (page: Page) => {
  await page.goto("/0001");
  await expect(page.getByRole("button", { name: "ログイン", exact: true })).toBeVisible();
};

/** Something that the contract keeps, by its name, as the only one that is listed there. */
const firstOf = (list: string, id: string, address: (id: string) => string) => async (page: Page) => {
  await signedIn(page, "kirinuki", "admin01");
  const { data } = await (await page.request.get(`/api/v1/${list}`)).json();
  await page.goto(address(data[list][0][id]));
  await expect(page.getByRole("table").first()).toBeVisible();
};

/** A question with its answer. */
const openMissing = async (page: Page) => {
  await at("user01", "/missing")(page);
  await page.getByLabel(/^見出しの言葉かURL/).fill("停電");
  await page.getByRole("button", { name: "理由を調べる" }).click();
  await page.getByRole("list", { name: "探している記事はどれですか" }).getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: "回答" })).toBeVisible();
};

const openEdition = async (page: Page) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto(`/1002-001?theme=${await busiest(page)}`);
  await expect(page.locator("[data-row]").nth(3)).toBeVisible();
};

/** All pictures of docs/screenshots, which a test of the rules holds to what the README and the guide show. */
export const PICTURES: readonly Picture[] = [
  { file: "0001-login.png", open: openSignIn },
  { file: "0001-login-phone.png", phone: true, open: openSignIn },
  { file: "0002-home.png", open: openArticle },
  { file: "0002-home-dark.png", dark: true, open: openArticle },
  { file: "0002-home-phone.png", phone: true, open: openList },
  { file: "0001-001-viewer.png", open: openOriginals },
  { file: "search.png", open: openSearch },
  { file: "clips.png", open: openClips },
  { file: "trend.png", open: at("user01", "/trend") },
  { file: "comparison.png", open: firstOf("comparisons", "comparison_id", (id) => `/trend?comparison=${id}`) },
  { file: "press-release.png", open: firstOf("press_releases", "press_release_id", (id) => `/trend?release=${id}`) },
  { file: "briefing.png", open: at("user01", "/briefing") },
  { file: "briefing-phone-dark.png", phone: true, dark: true, open: at("user01", "/sp/briefing") },
  { file: "missing.png", open: openMissing },
  { file: "omissions.png", open: at("admin01", "/missing?view=themes") },
  { file: "1002-001-edition.png", open: openEdition },
  { file: "1064-delivery-sheet.png", open: at("admin01", "/1064") },
  { file: "1067-duty.png", open: at("admin01", "/1067") },
  { file: "1070-licences.png", open: at("admin01", "/1070") },
  { file: "1008-mail-setting.png", open: openMailSetting },
  { file: "1013-users.png", open: at("admin01", "/1013") },
];
