import type { Frame, Page } from "@playwright/test";
import { articlesOf, aTheme } from "./collection.ts";
import { expect, signedIn, test, yes } from "./fixtures.ts";
import { bookFile, type HostileBook, hostileBooks, QUIET } from "./hostile-books.ts";
import { aStranger, type Stranger } from "./stranger.ts";

/** What the browser says of an attack that it refused; anything else in the console is a fault. */
const REFUSED =
  /Content Security Policy|Content-Security-Policy|sandboxed|Unsafe attempt to load URL|This page contains the following errors/;

const names = hostileBooks("http://stranger.invalid").map(({ name }) => name);
const PARTS = 4;

/** Each test has a stranger of its own: none counts what another's pages asked for. */
let stranger: Stranger;
test.beforeEach(async () => {
  stranger = await aStranger((origin, at) => hostileBooks(`${origin}/of/${at}`)[at]);
});
test.afterEach(() => stranger.close());

test("there are thirty hostile books and more, each with a name of its own", () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(30);
});

/** Of each kind one, with what it asks the stranger for where nobody stops it. */
const REAL: Record<string, RegExp> = {
  "a script in the page": /\/ran$/,
  "pictures and sounds of elsewhere": /\/i\.png$/,
  "style sheets of elsewhere": /\/t\.css$/,
  "a frame of elsewhere": /\/frame$/,
};

test("the attacks are real: opened as web pages, books run and phone home", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const [name, call] of Object.entries(REAL)) {
    await page.goto(`${stranger.origin}/open/${names.indexOf(name)}/a.xhtml`, { waitUntil: "commit" });
    await expect.poll(() => stranger.asked.some((path) => call.test(path)), name).toBe(true);
  }
  await context.close();
});

for (let part = 0; part < PARTS; part += 1) {
  test(`hostile books run nothing, tell nobody and stay in their frame (${part + 1} of ${PARTS})`, async ({
    page,
    faults,
  }) => {
    const books = hostileBooks(stranger.origin).filter((_, at) => at % PARTS === part);
    let served: HostileBook | undefined;
    await page.route("**/api/v1/magazine_epub?**", (route) =>
      route.fulfill({ status: 200, contentType: "application/epub+zip", body: served ? bookFile(served) : "" }),
    );
    await signedIn(page, "kirinuki", "admin01");
    const theme = await aTheme(page.request, ({ magazine }) => magazine > 3);
    const [article] = await articlesOf(page.request, "magazine_articles", theme.id);
    const address = `/epub?articleId=${article?.article_id}`;
    const asked: string[] = [];
    page.context().on("requestfinished", (request) => asked.push(request.url()));
    for (const book of books) {
      served = book;
      await test.step(book.name, async () => {
        if (page.url().includes(address)) await page.reload();
        else {
          await page.goto(address);
          await yes(page).click();
        }
        await attacked(page, book);
      });
      expect(
        faults.splice(0).filter((fault) => !REFUSED.test(fault)),
        book.name,
      ).toEqual([]);
      expect(await page.evaluate(() => new URL(location.href).pathname), book.name).toBe("/epub");
    }
    const { origin } = new URL(page.url());
    const strange = asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url));
    expect(strange).toEqual([]);
    expect(stranger.asked).toEqual([]);
    expect(stranger.connections()).toBe(0);
  });
}

/** Opens nothing, runs nothing, changes nothing of the program; its own quiet text stands there. */
async function attacked(page: Page, book: HostileBook): Promise<void> {
  if (book.refused) {
    await expect(page.getByRole("alert")).toContainText("誌面を表示できませんでした");
  } else {
    const inside = await shown(page);
    await pressAll(inside);
    await page.getByRole("button", { name: "目次" }).click();
    const contents = page.getByRole("navigation", { name: "目次" });
    await contents.getByRole("button").first().click();
    expect(await contents.locator("img, script").count(), book.name).toBe(0);
    await page.waitForLoadState("networkidle");
    for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
      expect(frame.url(), book.name).toMatch(/^(?:blob:|about:blank)/);
      expect(await frame.locator("html").getAttribute("data-ran"), book.name).toBeNull();
      expect(await (await frame.frameElement()).getAttribute("sandbox"), book.name).toBe("allow-same-origin");
    }
  }
  const left = await page.evaluate(async () => ({
    ran: "scriptOfBook" in window,
    cookie: document.cookie,
    kept: localStorage.getItem("evil"),
    workers: (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => new URL(scope).pathname !== "/")
      .length,
    databases: (await indexedDB.databases()).filter(({ name }) => name === "evil").length,
  }));
  expect(left, book.name).toEqual({ ran: false, cookie: "", kept: null, workers: 0, databases: 0 });
  expect(page.context().pages().length, book.name).toBe(1);
  await expect(page.getByRole("button", { name: "誌面を保存" })).toBeVisible({ visible: !book.refused });
}

async function shown(page: Page): Promise<Frame> {
  const quiet = () =>
    page
      .frames()
      .filter((frame) => frame.url().startsWith("blob:"))
      .map(async (frame) => ({
        frame,
        text: await frame
          .locator("body")
          .textContent()
          .catch(() => ""),
      }));
  await expect.poll(async () => (await Promise.all(quiet())).some(({ text }) => text?.includes(QUIET))).toBe(true);
  const found = (await Promise.all(quiet())).find(({ text }) => text?.includes(QUIET));
  if (!found) throw new Error("the page of the book is gone again");
  return found.frame;
}

/** Presses what a reader could press. */
async function pressAll(frame: Frame): Promise<void> {
  for (const each of await frame.locator("[data-press]").all()) await each.dispatchEvent("click");
}
