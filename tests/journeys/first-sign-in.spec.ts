import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, PASSWORD, signedIn, test } from "./fixtures.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";

/** The program does not start before it is let. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/base-[^/]*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Of the calls that the program made. */
function operations(page: Page): string[] {
  const made: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) made.push(request.postDataJSON().operationName);
  });
  return made;
}

const firstOf = (page: Page) => page.locator("#first-sign-in");

async function openFirst(page: Page, address = "/0001") {
  const release = await holdProgram(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(firstOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  return release;
}

test("what is typed, ticked and sent before the program is there signs in, once", async ({ page }) => {
  const made = operations(page);
  const release = await openFirst(page);
  await expect(page.getByLabel("企業コード")).toBeFocused();
  await page.keyboard.type("kirinuki");
  await page.getByLabel("ユーザーID").fill("user01");
  await page.getByLabel("次回から自動でログインする").check();
  await page.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  expect(new URL(page.url()).search).toBe("");
  expect(made).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/0002/);
  expect(made.filter((operation) => operation === "Login")).toEqual(["Login"]);
  expect(await page.evaluate(() => localStorage.getItem("kirinuki.rememberMe"))).toBe("1");
  await expect(firstOf(page)).toHaveCount(0);
});

test("who is in the middle of a word goes on typing there", async ({ page }) => {
  const release = await openFirst(page);
  await page.getByRole("button", { name: "パスワードを表示する" }).click();
  await page.getByLabel("企業コード").fill("kiuki");
  await page.getByLabel("企業コード").evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  release();
  await expect(firstOf(page)).toHaveCount(0);
  await page.keyboard.type("rin");
  await expect(page.getByLabel("企業コード")).toHaveValue("kirinuki");
  await expect(page.getByRole("button", { name: "パスワードを隠す" })).toBeVisible();
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("ユーザーIDを入力してください。");
});

test("a finger that is down keeps what is below it", async ({ page }) => {
  const release = await openFirst(page);
  const button = page.getByRole("button", { name: "ログイン", exact: true });
  await button.hover();
  await page.mouse.down();
  release();
  await expect(page.locator("#root form")).toHaveCount(1);
  await expect(firstOf(page)).toBeVisible();
  await page.mouse.up();
  await expect(firstOf(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("企業コードを入力してください。");
});

test("the contract's code of the last time is there, and its links lead on", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("kirinuki.contractCode", "kirinuki"));
  const release = await openFirst(page);
  await expect(page.getByLabel("企業コード")).toHaveValue("kirinuki");
  await expect(page.getByLabel("ユーザーID")).toBeFocused();
  await page.getByRole("link", { name: "パスワードをお忘れの方" }).click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(/\/0022$/);
});

test("without the form's own script it is not seen and sends nothing, and the program starts all the same", async ({
  page,
  faults,
}) => {
  await page.route("**/first-sign-in.js", (route) => route.abort());
  const release = await holdProgram(page);
  await page.goto("/0001", { waitUntil: "domcontentloaded" });
  await expect(firstOf(page)).toBeHidden();
  await firstOf(page).evaluate((first) => first.removeAttribute("hidden"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  expect([new URL(page.url()).search, asked.filter((url) => !url.includes("/assets/"))]).toEqual(["", []]);
  release();
  await expect(page.locator("#root").getByRole("heading", { level: 1 })).toBeVisible();
  faults.length = 0;
});

test("it is not shown to whom the program shows something else", async ({ page }) => {
  for (const [area, key] of [
    ["sessionStorage", "sessionOut"],
    ["sessionStorage", "authenticated"],
    ["localStorage", "logoutPending"],
  ] as const) {
    await page.goto("/icon.svg");
    await page.evaluate(([area, key]) => window[area].setItem(`kirinuki.${key}`, "1"), [area, key] as const);
    const release = await holdProgram(page);
    await page.goto("/0001", { waitUntil: "commit" });
    await expect(page.locator("#root")).toBeAttached();
    await expect(firstOf(page), key).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => void kept.clear()));
  }
  await signedIn(page, "kirinuki", "user01");
  expect(await (await page.request.get("/0001")).text()).not.toContain("first-sign-in");
});

for (const [size, viewport, userAgent] of [
  ["desktop", { width: 1440, height: 900 }, undefined],
  ["phone", { width: 390, height: 844 }, ANDROID],
  ["large phone", { width: 430, height: 1100 }, ANDROID],
  ["tablet", { width: 1180, height: 820 }, ANDROID],
] as const)
  for (const [look, colorScheme, kept] of [
    ["light", "light", {}],
    ["dark, with high contrast and larger text", "dark", { contrast: "high", text: "large" }],
  ] as const)
    test.describe(`the sign-in that comes with the page, ${size}, ${look}`, () => {
      test.use({ colorScheme, viewport, ...(userAgent === undefined ? {} : { userAgent, hasTouch: true }) });

      test("holds WCAG 2.2 AA, and nothing moves when the program takes over", async ({ page }) => {
        await page.addInitScript((chosen) => {
          for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`kirinuki.pref.${name}`, value);
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: "layout-shift", buffered: true });
        }, kept);
        const release = await openFirst(page);
        expect(await violations(page)).toEqual([]);
        const before = await placesIn(page, "#first-sign-in");
        expect(before.length).toBeGreaterThan(12);
        release();
        await expect(firstOf(page)).toHaveCount(0);
        if (viewport.width >= 900) await expect(page.locator("#root [aria-hidden] figure")).toBeAttached();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await placesIn(page, "#root")).toEqual(before);
        expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
      });
    });

/** Where its texts and controls stand, and how they look. */
const placesIn = (page: Page, place: string) =>
  page.evaluate((place) => {
    const parts = document.querySelectorAll(`${place} :is(h1, p, label, input, button, a, li, footer span)`);
    return [...parts]
      .filter((part) => !part.closest("[aria-hidden]"))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font } = getComputedStyle(part);
        return [part.localName, part.textContent, x, y, width, height, color, backgroundColor, borderColor, font];
      });
  }, place);
