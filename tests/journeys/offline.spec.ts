import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "./fixtures.ts";

/** The contract's setting, told to this browser alone: other journeys read as the same contract. */
async function allowOffline(page: Page, isAway: () => boolean): Promise<void> {
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "Viewer") return route.fallback();
    // What is asked here does not go through the browser's network.
    if (isAway()) return route.abort("internetdisconnected");
    const answer = await route.fetch();
    const body = await answer.json();
    if (body.data?.viewer) body.data.viewer.offlineReading = true;
    return route.fulfill({ response: answer, json: body });
  });
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open("kirinuki-program")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Operations whose answers lie in the browser's database, and whose they are. */
const keptAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open("kirinuki-offline");
        open.onsuccess = () => {
          const db = open.result;
          const done = (found: string[]) => {
            db.close();
            resolve(found);
          };
          if (!db.objectStoreNames.contains("answers")) return done([]);
          const asked = db.transaction("answers").objectStore("answers").getAllKeys();
          asked.onsuccess = () => done(asked.result.map((key) => String(key).split(" ")[0] ?? ""));
        };
      }),
  );

test("what A has read is there without a network, nothing of it for B, and nothing after a sign-out", async ({
  page,
  context,
  faults,
}) => {
  let away = false;
  const setAway = async (next: boolean) => {
    away = next;
    await context.setOffline(next);
  };
  await allowOffline(page, () => away);
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/0002");
  await page.getByRole("treeitem").first().waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "経過と関連記事" }).click();
  await expect(page.getByRole("heading", { name: "この記事の経過" })).toBeVisible();
  const title = (await page.getByRole("article").getByRole("heading").first().textContent()) ?? "";
  const address = page.url();
  await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(["HomeScreen", "Article"]));
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(["/"]));

  await setAway(true);
  await page.goto(address);
  await expect(page.getByText(/^オフラインです。.*時点の内容です。/)).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(title);
  await expect(page.getByRole("button", { name: /オフラインでは使えません/ }).first()).toBeDisabled();

  // B signs in on the same device: what was A's goes before anything of B's is kept.
  await setAway(false);
  await signedIn(page, "kirinuki", "image01");
  await page.goto("/0016");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kirinuki.offline"))).toMatch(/:image01$/);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await setAway(true);
  await page.goto(address);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  // A sign-out leaves nothing.
  await setAway(false);
  await page.goto("/0002");
  await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(["HomeScreen"]));
  await page.getByRole("button", { name: /のメニュー$/ }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("heading", { name: "ログアウトしました" })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("kirinuki.offline"))).toBeNull();
  faults.length = 0;
});

test("the page that is kept has no sign-in in it, whoever opened it last", async ({ page, context }) => {
  await allowOffline(page, () => false);
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/0002");
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(["/"]));
  const keptPage = () =>
    page.evaluate(async () => (await (await caches.open("kirinuki-program")).match("/"))?.text() ?? "");
  await context.clearCookies();
  // By a page of the sign-in that is opened: it stays as it was kept.
  await page.goto("/icon.svg");
  await page.evaluate(() => sessionStorage.clear());
  const opened = await page.goto("/0001");
  expect(await opened?.text()).toContain("first-sign-in");
  expect(opened?.headers()["cache-control"]).toBe("no-store");
  expect(await keptPage()).not.toContain("first-sign-in");
  // By the worker itself, which fetches it anew.
  await page.evaluate(async () => {
    await (await caches.open("kirinuki-program")).delete("/");
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: [] });
  });
  await expect.poll(keptPage).toContain('<div id="root">');
  expect(await keptPage()).not.toContain("first-sign-in");
});
