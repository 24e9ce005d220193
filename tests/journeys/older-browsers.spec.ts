import type { Page } from "@playwright/test";
import { articlesOf, aTheme } from "./collection.ts";
import { expect, signedIn, test, yes } from "./fixtures.ts";
import { firstPage, openPaper, showsPageOf } from "./originals.ts";

/** Takes away what Safari learned after iOS 17.0, of what pdf.js, the books' library or our own code could lean on. */
const OLDER = `{
  const take = (object, ...names) => { for (const name of names) if (object) delete object[name]; };
  take(Map.prototype, "getOrInsert", "getOrInsertComputed");
  take(WeakMap.prototype, "getOrInsert", "getOrInsertComputed");
  take(Map, "groupBy");
  take(Object, "groupBy");
  take(Promise, "try", "withResolvers");
  take(Math, "sumPrecise");
  take(Uint8Array, "fromBase64", "fromHex");
  take(Uint8Array.prototype, "toBase64", "toHex", "setFromBase64", "setFromHex");
  take(URL, "parse");
  take(AbortSignal, "any");
  take(Response.prototype, "bytes");
  take(Blob.prototype, "bytes");
  take(ReadableStream.prototype, Symbol.asyncIterator, "values");
  take(Set.prototype, "union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom");
  take(Array, "fromAsync");
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  take(iterator, "map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find");
  take(globalThis, "Iterator");
}`;

/** The page and pdf.js's worker as an iPhone with iOS 17.0 would run them; what fails there fails the test (fixtures.ts). */
async function asOlder(page: Page): Promise<void> {
  await page.addInitScript(OLDER);
  await page.route(/\/assets\/pdf-worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${OLDER}\n${await answer.text()}` });
  });
}

test("with what iOS 17.0 has, an original is opened from home, drawn, counted and searched", async ({ page }) => {
  await asOlder(page);
  const { papers } = await openPaper(page, "admin01", 1, ({ thumbnail_key }) => Boolean(thumbnail_key));
  expect(await page.evaluate(() => "Iterator" in globalThis || "getOrInsert" in Map.prototype)).toBe(false);
  await page.getByRole("button", { name: /^原文表示/ }).click();
  await page.getByRole("button", { name: "はい" }).click();
  await expect(page.getByText(/^1件を計上しました/)).toBeVisible();
  expect(await showsPageOf(firstPage(page), papers)).toBe(true);
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "検索する語" }).fill("、");
  await expect(page.getByText(/^\d+／\d+件$/)).toBeVisible();
});

test("with what iOS 17.0 has, a magazine is opened and counted", async ({ page }) => {
  await asOlder(page);
  await signedIn(page, "kirinuki", "admin01");
  const theme = await aTheme(page.request, ({ magazine }) => magazine > 3);
  const [article] = await articlesOf(page.request, "magazine_articles", theme.id);
  await page.goto(`/epub?articleId=${article?.article_id}`);
  await yes(page).click();
  await expect(page.getByText("1件を計上しました")).toBeVisible();
});
