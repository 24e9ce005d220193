import type { Frame, Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { articlesOf, aTheme, homeAddress } from "./collection.ts";
import { expect, signedIn, test, yes } from "./fixtures.ts";

const ran = "window.top.scriptOfBook = true; document.documentElement.dataset.ran = 'yes'";

/** A book that tries to run scripts in every way that its pages know. */
function scriptedBook(): Buffer {
  const files = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml":
      '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    "b.opf": `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier><dc:title>悪い本</dc:title><dc:language>ja</dc:language></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml" properties="scripted"/><item id="s" href="s.js" media-type="text/javascript"/><item id="g" href="g.svg" media-type="image/svg+xml"/></manifest><spine><itemref idref="a"/></spine></package>`,
    "s.js": ran,
    "g.svg": `<svg xmlns="http://www.w3.org/2000/svg" onload="${ran}"><script>${ran}</script></svg>`,
    "a.xhtml": `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><script src="s.js"></script><script>${ran}</script></head><body onload="${ran}"><p id="text">静かな本文</p><img src="none.png" onerror="${ran}" alt=""/><iframe src="g.svg"></iframe><object data="g.svg"></object><a href="javascript:${ran.replaceAll(" ", "")}">押す</a></body></html>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

/** The frame of the page that is shown; the library hides it in a closed shadow root. */
async function shownFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith("blob:"))).toBe(true);
  const frame = page.frames().find((each) => each.url().startsWith("blob:"));
  if (!frame) throw new Error("no page of a book");
  return frame;
}

async function aBook(page: Page) {
  await signedIn(page, "kirinuki", "admin01");
  const theme = await aTheme(page.request, ({ magazine }) => magazine > 3);
  const articles = await articlesOf(page.request, "magazine_articles", theme.id);
  return { theme, articles };
}

test("a magazine opens in a tab of its own at the article's page, set in columns, and is counted once", async ({
  page,
  context,
}) => {
  const { theme, articles } = await aBook(page);
  await page.goto(homeAddress({ theme: theme.id, tab: "magazine", article: `5-${articles[0]?.article_id}` }));
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: /^誌面を開く/ }).click();
  const book = await opening;
  await yes(book).click();
  await expect(book.getByText("1件を計上しました")).toBeVisible();
  // The frame is asked for anew each time: the book goes from its first page on to the article's.
  await expect(async () => {
    const inside = await shownFrame(book);
    expect(await inside.locator("html").evaluate((html) => getComputedStyle(html).writingMode)).toMatch(
      /^(?:vertical-rl|horizontal-tb)$/,
    );
    expect(await inside.locator("p").count()).toBeGreaterThan(0);
  }).toPass();
  await book.getByRole("button", { name: "目次" }).click();
  await book.getByRole("navigation", { name: "目次" }).getByRole("button").first().click();
  await book.reload();
  await expect(book.getByRole("button", { name: "誌面を保存" })).toBeVisible();
  await shownFrame(book);
  await expect(book.getByText("1件を計上しました")).toHaveCount(0);
});

test("no script of a book runs", async ({ page }) => {
  const { articles } = await aBook(page);
  await page.route("**/api/v1/magazine_epub?**", (route) =>
    route.fulfill({ status: 200, contentType: "application/epub+zip", body: scriptedBook() }),
  );
  await page.goto(`/epub?articleId=${articles[0]?.article_id}`);
  await yes(page).click();
  await expect(page.getByRole("heading", { name: "悪い本" })).toBeVisible();
  const inside = await shownFrame(page);
  await expect(inside.getByText("静かな本文")).toBeVisible();
  expect(await (await inside.frameElement()).getAttribute("sandbox")).toBe("allow-same-origin");
  expect(await inside.locator("script, iframe, object, [onload], [onerror], a[href^=javascript]").count()).toBe(0);
  expect(await inside.locator("html").getAttribute("data-ran")).toBeNull();
  expect(await page.evaluate(() => "scriptOfBook" in window)).toBe(false);
});

test("a damaged book says so", async ({ page }) => {
  const { articles } = await aBook(page);
  await page.route("**/api/v1/magazine_epub?**", (route) =>
    route.fulfill({
      status: 200,
      contentType: "application/epub+zip",
      body: Buffer.from("PK\u0003\u0004 and then nothing"),
    }),
  );
  await page.goto(`/epub?articleId=${articles[0]?.article_id}`);
  await yes(page).click();
  await expect(page.getByRole("alert")).toContainText("誌面を表示できませんでした");
});
