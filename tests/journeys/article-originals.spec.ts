import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { articlesOf, aTheme, type ListedArticle } from "./collection.ts";
import { expect, signedIn, test, yes } from "./fixtures.ts";
import { countedBy, firstPage, showsPageOf, watch } from "./originals.ts";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
};

/** Image articles whose page is known by its thumbnail; the first two are apart from those of other journeys. */
async function papersOf(page: Page): Promise<ListedArticle[]> {
  await signedIn(page, "kirinuki", "admin01");
  const theme = await aTheme(page.request, ({ news }) => news > 30);
  const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
  const images = papers.filter(({ data_section, thumbnail_key }) => data_section === 1 && thumbnail_key).reverse();
  expect(images.length).toBeGreaterThan(3);
  return images;
}

const detailOf = ({ article_id, data_section }: ListedArticle, more = "") =>
  `/0008?articleId=${article_id}&data_section=${data_section}${more}`;

test("an article by its address has its original by a key, and back leads to the article", async ({ page }) => {
  const noticed = watch(page, "CompleteOriginals");
  const [paper, ...others] = await papersOf(page);
  if (!paper) throw new Error("no paper");
  await page.goto(detailOf(paper));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(paper.title);
  await expect(
    page.getByRole("toolbar", { name: "記事の操作" }).getByRole("button", { name: /原文|本文/ }),
  ).toHaveCount(4);
  await page.keyboard.press("o");
  await yes(page).click();
  await expect(page).toHaveURL(/\/0001-001\?/);
  await expect(page.getByText(/件を計上しました/)).toBeVisible();
  expect(await showsPageOf(firstPage(page), [paper, ...others.slice(0, 4)])).toBe(true);
  await page.keyboard.press("+");
  await expect(page.getByText(/^\d+%$/).first()).toBeVisible();
  expect(countedBy(noticed)).toBeLessThanOrEqual(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/0008\?/);
});

test("the articles of a mail are ticked, sorted and opened as one file, and the record says that a mail led there", async ({
  page,
}) => {
  const asked = watch(page, "RequestOriginals");
  const papers = (await papersOf(page)).slice(0, 3);
  const link = papers.map(({ article_id }) => `m${article_id}`).join(".");
  await page.goto(`/0006?is_mail=1&mode=1&a00=${link}`);
  await expect(page.getByRole("button", { name: "原文表示" })).toHaveCount(3);
  await page.goto(`/0014?is_mail=1&mode=1&a00=${link}`);
  const titles = page.locator("a[data-article]");
  await expect(titles).toHaveCount(3);
  await page.getByRole("combobox", { name: "並べ替え" }).selectOption("title-asc");
  const order = [...papers].sort((a, b) => new Intl.Collator("ja").compare(a.title, b.title));
  await expect(titles.first()).toContainText(order[0]?.title.trim().slice(0, 8) ?? "");
  for (const at of [1, 2]) await page.getByRole("checkbox", { name: `記事${at}を選択` }).check();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("button", { name: "原文表示" }).click();
  await yes(page).click();
  await expect(page).toHaveURL(/\/0001-001\?is_mail=1&mode=2/);
  await expect(page.getByText(/^表示した記事　2／2件$/)).toBeVisible();
  expect(asked.answers).toHaveLength(1);
});

test("back from the viewer the ticks, the order and the place of the list are as they were", async ({ page }) => {
  await papersOf(page);
  const theme = await aTheme(page.request, ({ news }) => news > 30);
  await page.goto(theme.address);
  await page.getByRole("combobox", { name: "並べ替え" }).selectOption("date-asc");
  const boxes = page.getByRole("checkbox", { name: /^記事\d+を選択$/ });
  for (const at of [7, 8]) await boxes.nth(at).check();
  const scrolled = () => boxes.nth(8).evaluate((box) => Math.round(box.getBoundingClientRect().top));
  const before = await scrolled();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("button", { name: "原文表示" }).click();
  await yes(page).click();
  await expect(page).toHaveURL(/\/0001-001\?/);
  await expect(page.getByText(/^表示した記事/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText("2件を選択")).toBeVisible();
  for (const at of [7, 8]) await expect(boxes.nth(at)).toBeChecked();
  expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(2);
  await expect(page.getByRole("combobox", { name: "並べ替え" })).toHaveValue("date-asc");
});

test("what the viewer needs of pdf.js is served: Japanese CMaps and standard fonts", async ({ page }) => {
  for (const file of ["cmaps/90ms-RKSJ-H.bcmap", "cmaps/UniJIS-UTF16-V.bcmap", "standard_fonts/FoxitSerif.pfb"]) {
    const answer = await page.request.get(`/pdfjs/${file}`);
    expect([file, answer.status(), (await answer.body()).length > 500]).toEqual([file, 200, true]);
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("what can be done with an article stands at its foot, and fits", async ({ page }) => {
    const [paper] = await papersOf(page);
    if (!paper) throw new Error("no paper");
    await page.goto(detailOf(paper).replace("/0008", "/sp/0008"));
    const foot = page.getByRole("toolbar", { name: "原文などの操作" });
    await expect(foot.getByRole("button")).toHaveCount(4);
    for (const button of await foot.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await foot.getByRole("button", { name: "本文表示" }).click();
    await yes(page).click();
    await expect(page.getByRole("dialog")).toContainText(/。|本文|原文/);
  });
});

for (const colorScheme of ["light", "dark"] as const)
  for (const [size, device] of [
    ["desktop", { viewport: { width: 1440, height: 900 } }],
    ["phone", PHONE],
  ] as const)
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ ...device, colorScheme, reducedMotion: "reduce" });

      test("the screens of originals hold WCAG 2.2 AA", async ({ page }) => {
        test.slow();
        const papers = await papersOf(page);
        const [paper] = papers;
        if (!paper) throw new Error("no paper");
        const found: string[] = [];
        await page.goto(detailOf(paper));
        await expect(page.getByRole("button", { name: /^原文表示/ })).toBeVisible();
        found.push(...(await violations(page, "0008")));
        await page.getByRole("button", { name: /^本文表示/ }).click();
        await yes(page).click();
        await expect(page.getByRole("dialog")).toContainText(/。|本文|原文/);
        found.push(...(await violations(page, "text")));
        const link = papers.slice(0, 3).map(({ article_id }) => `m${article_id}`);
        await page.goto(`/0006?is_mail=1&mode=1&a00=${link.join(".")}`);
        await expect(page.getByRole("button", { name: "原文表示" })).toHaveCount(3);
        found.push(...(await violations(page, "0006")));
        await page.goto(`/0001-001?a00=m${paper.article_id}.m1`);
        await yes(page).click();
        await expect(page.getByRole("alert")).toBeVisible();
        await expect(firstPage(page)).toBeVisible();
        found.push(...(await violations(page, "0001-001")));
        await page.goto("/0001-001?a00=m1");
        await yes(page).click();
        await expect(page).toHaveURL(/\/0004$/);
        found.push(...(await violations(page, "0004")));
        const [book] = await articlesOf(
          page.request,
          "magazine_articles",
          (await aTheme(page.request, ({ magazine }) => magazine > 3)).id,
        );
        await page.goto(`/epub?articleId=${book?.article_id}`);
        await yes(page).click();
        await expect(page.getByRole("button", { name: "誌面を保存" })).toBeInViewport({ ratio: 1 });
        await expect.poll(() => page.frames().some((frame) => frame.url().startsWith("blob:"))).toBe(true);
        found.push(...(await violations(page, "epub")));
        expect(found).toEqual([]);
      });
    });
