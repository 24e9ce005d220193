import type { Page } from "@playwright/test";
import { articlesOf, aTheme, mayBePrinted } from "./collection.ts";
import { aUser, expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";
import { pressOn, typeAhead, typeInto } from "./keys.ts";
import { aMorning } from "./taking-in.ts";

const CONTRACT = "aozora01";
const HEADLINES = 200;
/** Who prepares topics may mail articles; 3 prints newspapers. */
const RIGHTS = { topics_creation_flag: 1, mc_user_authority: 3 };
/** Which rows are read, counted from one; which of them are clipped and mailed. Ticks come last: c takes the ticked articles, where there are any. */
const READ = [3, 20, 37, 54, 71, 88, 105, 122, 139, 156, 173, 190];
const CLIPPED = [20, 37, 54, 71, 88];
const MAILED = [122, 156, 173];

const rows = (page: Page) => page.getByRole("tabpanel").locator("a[data-article]");
const pane = (page: Page) => page.getByRole("region", { name: "記事", exact: true });

/** Whoever prints: the browser's own dialog is said to have been used. */
const printsAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {
      document.body.setAttribute("data-dialog", "open");
      setTimeout(() => window.dispatchEvent(new Event("afterprint")));
    };
  });

/** Lets the pages count what a hand does; what a field is filled with at once counts as nothing. */
const countsEach = (page: Page, what: "keydown" | "touchstart"): Promise<unknown> =>
  page.addInitScript((kind) => {
    const add = () => sessionStorage.setItem("counted", String(Number(sessionStorage.getItem("counted")) + 1));
    addEventListener(kind, add, { capture: true });
  }, what);

const counted = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem("counted") ?? "0");

/** The pane has the article of the row, and the address too. */
async function shows(page: Page, row: number, ids: readonly string[]): Promise<void> {
  await expect(page.locator("a[data-article][aria-current=true]")).toHaveAttribute("data-article", ids[row - 1] ?? "");
  await expect(page).toHaveURL(new RegExp(`article=3-${ids[row - 1]}$`));
}

const idsOf = async (page: Page, theme: string): Promise<string[]> => {
  const pages = await Promise.all(
    [1, 2].map(async (number) => {
      const answer = await page.request.get(`/api/v1/webnews?theme_id=${theme}&page_size=100&page=${number}`);
      return (await answer.json()).data.web_news_article_info as { article_id: string }[];
    }),
  );
  return pages.flat().map(({ article_id }) => article_id);
};

test("a morning by keys: 200 headlines, 12 read, 5 clipped, 3 mailed, one printed, and not one key lost", async ({
  page,
}, { config, annotations }) => {
  const theme = await aMorning(page.request, config, {
    contract: CONTRACT,
    headlines: HEADLINES,
    name: "朝の見出し（鍵盤）",
    word: "アサナギ",
  });
  await aUser(page.request, "asanagi1", PASSWORD, RIGHTS);
  await printsAtOnce(page);
  await countsEach(page, "keydown");
  await page.context().clearCookies();
  await page.goto("/0001");
  const begun = performance.now();
  await fillLogin(page, CONTRACT, "asanagi1", PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  await page.goto(`/0002?theme=${theme}&tab=web`);
  await expect(rows(page).first()).toBeVisible();
  const ids = await idsOf(page, theme);
  expect(ids).toHaveLength(HEADLINES);
  const client = await page.context().newCDPSession(page);

  let at = 0;
  for (const row of [...READ, HEADLINES]) {
    await typeAhead(
      client,
      page,
      Array.from({ length: row - at }, () => "j"),
      33,
    );
    at = row;
    await shows(page, row, ids);
    if (row === HEADLINES) break;
    await expect(pane(page).getByRole("heading").first()).toContainText("アサナギの見出し");
    if (MAILED.includes(row)) await page.keyboard.press("x");
    if (CLIPPED.includes(row)) await clips(page, row === CLIPPED[0]);
  }
  await expect(page.getByText(`${MAILED.length}件を選択`)).toBeVisible();
  await page.keyboard.press("m");
  await mails(
    page,
    MAILED.map((row) => ids[row - 1] ?? ""),
  );
  await prints(page);
  annotations.push({ type: "seconds of the morning", description: ((performance.now() - begun) / 1000).toFixed(0) });
  annotations.push({ type: "keys of the morning", description: await counted(page) });

  await page.goto("/clips");
  await expect(page.getByRole("link", { name: `朝の切り抜き(${CLIPPED.length}件)` })).toBeVisible();
});

/** The first time into a folder that is made for it. */
async function clips(page: Page, isFirst: boolean): Promise<void> {
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "クリップするフォルダー" });
  if (isFirst) {
    await typeInto(page, dialog.getByLabel("フォルダー名"), "朝の切り抜き");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("checkbox", { name: "朝の切り抜き" })).toBeChecked();
  } else await pressOn(page, dialog.getByRole("checkbox", { name: "朝の切り抜き" }), "Space");
  await pressOn(page, dialog.getByRole("button", { name: "保存" }), "Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "クリップ済み：朝の切り抜き" })).toBeVisible();
}

async function mails(page: Page, ids: readonly string[]): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/1002\\?a00=${ids.map((id) => `w${id}`).join("\\.")}$`));
  await expect(page.getByRole("textbox", { name: "メールアドレスを入力" })).toBeFocused();
  await page.keyboard.type("asanagi1@aozora.example.jp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "asanagi1@aozora.example.jpを外す" })).toBeVisible();
  await typeInto(page, page.getByRole("textbox", { name: "件名" }), "今朝の記事");
  await pressOn(page, page.getByRole("button", { name: "送信内容を確認" }), "Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "送信する" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("すべての宛先への送信を受け付けました。")).toBeVisible();
}

/** Opens the newspapers of another theme. @returns the first page that may be printed, and its row counted from zero */
async function aPrintable(page: Page): Promise<{ row: number; id: string }> {
  const theme = await aTheme(page.request, ({ news }) => news > 20);
  await page.goto(`${theme.address}&tab=newspaper`);
  await expect(rows(page).first()).toBeVisible();
  const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
  const row = papers.findIndex((paper) => paper.data_section === 1 && paper.thumbnail_key && mayBePrinted(paper));
  const id = papers[row]?.article_id;
  if (id !== undefined) return { row, id };
  throw new Error("no page of the theme may be printed");
}

/** To the page by j, and p; this contract is not asked before. */
async function prints(page: Page): Promise<void> {
  const { row, id } = await aPrintable(page);
  for (let step = 0; step <= row; step += 1) await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`article=1-${id}$`));
  await expect(page.getByRole("button", { name: /^原文印刷/ })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.locator("body[data-dialog=open]")).toBeAttached();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the same morning by thumb", async ({ page }, { config, annotations }) => {
    const theme = await aMorning(page.request, config, {
      contract: CONTRACT,
      headlines: HEADLINES,
      name: "朝の見出し（親指）",
      word: "ユウナギ",
    });
    await aUser(page.request, "yunagi01", PASSWORD, RIGHTS);
    await printsAtOnce(page);
    await countsEach(page, "touchstart");
    await signedIn(page, CONTRACT, "yunagi01");
    const begun = performance.now();
    await page.goto(`/0002?theme=${theme}&tab=web`);
    await expect(rows(page).first()).toBeVisible();
    for (const row of READ) {
      const headline = await scrolledTo(page, row);
      await headline.tap();
      await expect(pane(page).getByRole("heading").first()).toContainText("ユウナギの見出し");
      if (CLIPPED.includes(row)) await clipsByThumb(page, row === CLIPPED[0]);
      await page.goBack();
      await expect(rows(page).nth(row - 1)).toBeVisible();
    }
    await scrolledTo(page, HEADLINES);
    await page.getByRole("button", { name: "選択", exact: true }).tap();
    for (const row of MAILED) await page.getByRole("checkbox", { name: `記事${row}を選択`, exact: true }).tap();
    await page.getByRole("link", { name: /^メール送信/ }).tap();
    await mailsByThumb(page);
    await printsByThumb(page);
    annotations.push({ type: "seconds of the morning", description: ((performance.now() - begun) / 1000).toFixed(0) });
    annotations.push({ type: "taps of the morning", description: await counted(page) });
  });
});

/** Scrolls on, as a thumb does, until the row is there. */
async function scrolledTo(page: Page, row: number) {
  const headline = rows(page).nth(row - 1);
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    expect(await rows(page).count()).toBeGreaterThanOrEqual(row);
  }).toPass();
  await headline.scrollIntoViewIfNeeded();
  return headline;
}

async function mailsByThumb(page: Page): Promise<void> {
  await expect(page.getByText(`送信する記事（${MAILED.length}件）`)).toBeVisible();
  await page.getByRole("textbox", { name: "メールアドレスを入力" }).fill("yunagi01@aozora.example.jp");
  await page.getByRole("button", { name: "追加", exact: true }).tap();
  await page.getByRole("textbox", { name: "件名" }).fill("今朝の記事");
  await page.getByRole("button", { name: "送信内容を確認" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "送信する" }).tap();
  await expect(page.getByText("すべての宛先への送信を受け付けました。")).toBeVisible();
}

async function printsByThumb(page: Page): Promise<void> {
  const { row } = await aPrintable(page);
  await (await scrolledTo(page, row + 1)).tap();
  await page.getByRole("button", { name: /^原文印刷/ }).tap();
  await expect(page.locator("body[data-dialog=open]")).toBeAttached();
}

async function clipsByThumb(page: Page, isFirst: boolean): Promise<void> {
  await page.getByRole("button", { name: "クリップ", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "クリップするフォルダー" });
  if (isFirst) {
    await dialog.getByLabel("フォルダー名").fill("親指の切り抜き");
    await dialog.getByRole("button", { name: "作成" }).tap();
  } else await dialog.getByRole("checkbox", { name: "親指の切り抜き" }).tap();
  await expect(dialog.getByRole("checkbox", { name: "親指の切り抜き" })).toBeChecked();
  await dialog.getByRole("button", { name: "保存" }).tap();
  await expect(dialog).toBeHidden();
}
