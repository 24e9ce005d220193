import type { APIRequestContext } from "@playwright/test";
import { articlesOf, aTheme, homeAddress, mayBePrinted, themes } from "./collection.ts";
import { expect, signedIn, test, yes } from "./fixtures.ts";
import { countedBy, firstPage, openPaper, showsPageOf, watch } from "./originals.ts";

test("an original is shown as it is printed in the paper, and counted once whatever is clicked twice", async ({
  page,
}) => {
  const asked = watch(page, "RequestOriginals");
  const noticed = watch(page, "CompleteOriginals");
  const { article, papers } = await openPaper(page, "admin01", 1, ({ thumbnail_key }) => Boolean(thumbnail_key));
  await page.getByRole("button", { name: /^原文表示/ }).dblclick();
  await expect(page.getByText("原文を表示します。利用回数に加算されますが、よろしいですか？")).toBeVisible();
  await page.getByRole("button", { name: "はい" }).dblclick();
  await expect(page.getByText(/^1件を計上しました（\d\d:\d\d）$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
  expect(await showsPageOf(firstPage(page), papers)).toBe(true);

  await expect.poll(() => countedBy(noticed)).toBe(1);
  await page.reload();
  await expect(page.getByText("計上済みの記事です")).toBeVisible();
  expect([asked.answers.length, countedBy(noticed)]).toEqual([1, 1]);

  await page.keyboard.press("]");
  await expect.poll(() => showsPageOf(firstPage(page), papers)).toBe(false);
  await page.getByRole("button", { name: "戻る" }).click();
  await expect(page.getByRole("button", { name: /^原文表示/ })).toBeVisible();
});

test("several ticked articles are one file, and its text can be searched", async ({ page }) => {
  const asked = watch(page, "RequestOriginals");
  await openPaper(page, "topic01", 1);
  const boxes = page.getByRole("checkbox", { name: /^記事\d+を選択$/ });
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("button", { name: "原文表示" }).click();
  await page.getByRole("button", { name: "はい" }).click();
  await expect(page.getByText(/^表示した記事　\d／3件$/)).toBeVisible();
  expect(asked.answers).toHaveLength(1);
  await expect(firstPage(page)).toBeVisible();
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "検索する語" }).fill("、");
  await expect(page.getByText(/^\d+／\d+件$/)).toBeVisible();
});

test("printing prepares, prints the pages alone, and counts", async ({ page }) => {
  const noticed = watch(page, "CompleteOriginals");
  await page.addInitScript(() => {
    // The browser's own dialog: still open, what it would print can be looked at.
    window.print = () => void document.body.setAttribute("data-dialog", "open");
  });
  const { article, papers } = await openPaper(
    page,
    "topic01",
    1,
    (paper) => Boolean(paper.thumbnail_key) && mayBePrinted(paper),
  );
  await expect(page.getByRole("button", { name: /^原文印刷/ })).toBeVisible();
  const article_info = [{ article_id: article.article_id, data_section: 1 }];
  const check = await page.request.post("/api/v1/booklet_check", { data: { article_info } });
  const [{ copies_left }] = (await check.json()).data.article_info;
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "はい" }).click();
  if (copies_left !== null) {
    const question = page.getByRole("dialog", { name: "許諾で部数に上限のある記事があります" });
    await expect(question).toContainText(`1件は残り${copies_left}部まで：「${article.title}」`);
    await question.getByRole("button", { name: "印刷する" }).click();
  }
  await expect(page.getByText("原文準備中....")).toBeVisible();
  await expect(page.locator("body[data-dialog=open]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-paper img").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: article.title })).toBeHidden();
  expect(await showsPageOf(page.locator(".print-paper img").first(), papers)).toBe(true);
  expect(noticed.answers).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByText("原文準備中....")).toBeHidden();
  await expect.poll(() => countedBy(noticed)).toBe(1);
});

const OFFERED: readonly [user: string, section: 1 | 2, actions: string[]][] = [
  ["image01", 1, []],
  ["text01", 2, ["本文表示", "本文印刷"]],
  ["admin01", 2, ["原文表示", "原文印刷", "本文表示", "本文印刷"]],
];
for (const [user, section, actions] of OFFERED)
  test(`${user} is offered ${actions.join("、") || "nothing"} for section ${section}`, async ({ page }) => {
    const { article } = await openPaper(page, user, section);
    const pane = page.getByRole("region", { name: "記事", exact: true });
    await expect(pane.getByRole("heading", { level: 2 })).toHaveText(article.title);
    const offered = await pane
      .getByRole("toolbar")
      .getByRole("button", { name: /原文|本文/ })
      .allInnerTexts();
    expect(offered.map((text) => text.replace(/\s*[opt]$/, ""))).toEqual(actions);
  });

test("the text is shown and is not in the page before", async ({ page }) => {
  await openPaper(page, "text01", 2, ({ title }) => title !== "");
  await page.getByRole("button", { name: /^本文表示/ }).click();
  await page.getByRole("button", { name: "はい" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/本文|。/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^本文表示/ })).toBeVisible();
});

test("a print of the text alone asks for how many copies where a licence bounds them", async ({ page }) => {
  const asked = watch(page, "RequestOriginalText");
  await page.addInitScript(() => {
    window.print = () => void document.body.setAttribute("data-dialog", "open");
  });
  await signedIn(page, "kirinuki", "admin01");
  const { theme, article, left: before } = await boundedText(page.request);
  await page.goto(homeAddress({ theme, article: `${article.data_section}-${article.article_id}` }));
  await page.getByRole("button", { name: /^本文印刷/ }).click();
  await page.getByRole("button", { name: "はい" }).click();
  const question = page.getByRole("dialog", { name: "許諾で部数に上限のある記事があります" });
  await expect(question).toContainText(`1件は残り${before}部まで：「${article.title}」`);
  await question.getByRole("textbox", { name: "印刷する部数" }).fill("3");
  const sent = page.waitForRequest((each) => each.postDataJSON()?.operationName === "RequestOriginalText");
  await question.getByRole("button", { name: "印刷する" }).click();
  await expect(page.locator("body[data-dialog=open]")).toBeAttached();
  await expect(page.locator(".print-paper h1")).toHaveText(article.title);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-paper")).toBeHidden();
  expect((await sent).postDataJSON().variables.input).toMatchObject({ copies: 3, use: "PRINT" });
  expect(asked.answers).toHaveLength(1);
});

/** An article whose licence bounds the copies of its text; the demo has some of three papers (core-api/demo/demo-licences.ts). */
async function boundedText(request: APIRequestContext) {
  for (const { id: theme, news } of await themes(request)) {
    if (news === 0) continue;
    const articles = await articlesOf(request, "newspaper_articles", theme);
    const article_info = articles.map(({ article_id, data_section }) => ({ article_id, data_section }));
    const check = await request.post("/api/v1/booklet_check", { data: { article_info, text_flag: true } });
    const checked: { article_id: string; copies_left: number | null }[] = (await check.json()).data.article_info;
    const bounded = checked.find(({ copies_left }) => copies_left !== null && copies_left > 2);
    const article = articles.find(({ article_id }) => article_id === bounded?.article_id);
    if (bounded && article) return { theme, article, left: bounded.copies_left };
  }
  throw new Error("no text has a bound of copies");
}

test("a mail's link without the right is refused with the dialog, and one that is met in part says so", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "topic01");
  const theme = await aTheme(page.request, ({ news }) => news > 30);
  const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
  const paper = papers.find(({ data_section, thumbnail_key }) => data_section === 1 && thumbnail_key);
  await page.goto(`/0001?is_mail=1&mode=2&a00=m${paper?.article_id}.m1`);
  await yes(page).click();
  await expect(page).toHaveURL(/\/0001-001\?/);
  await expect(page.getByText("表示した記事　1／2件")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(
    "要求された記事の内、以下の記事は原文を取得することができませんでした。",
  );
  await page.goto("/0001-001?a00=m1");
  await yes(page).click();
  await expect(page).toHaveURL(/\/0004$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("要求された記事は表示できません。");

  await signedIn(page, "kirinuki", "image01");
  await page.goto(`/0001?is_mail=1&mode=2&a00=m${paper?.article_id}`);
  await expect(page.getByRole("dialog")).toContainText("要求された記事は表示できません。");
  await expect(page).toHaveURL(/\/0004$/);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
  });

  test("a mail's link shows the original across the whole width", async ({ page }) => {
    await signedIn(page, "kirinuki", "admin01");
    const theme = await aTheme(page.request, ({ news }) => news > 30);
    const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
    const paper = papers.find(({ data_section, thumbnail_key }) => data_section === 1 && thumbnail_key);
    if (!paper) throw new Error("no paper");
    await page.goto(`/sp/0001-003?is_mail=1&mode=2&a00=m${paper.article_id}`);
    await yes(page).click();
    await expect(page).toHaveURL(/\/sp\/0001-001\?/);
    await expect(page.getByText(/件を計上しました/)).toBeVisible();
    const others = papers.filter((each) => each !== paper && each.data_section === 1 && each.thumbnail_key);
    expect(await showsPageOf(firstPage(page), [paper, ...others.slice(0, 5)])).toBe(true);
    const sheet = await firstPage(page).boundingBox();
    expect(sheet?.width).toBeGreaterThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const name of ["戻る", "拡大", "次のページ"]) {
      const box = await page.getByRole("button", { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});
