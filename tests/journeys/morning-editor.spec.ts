import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig, Page } from "@playwright/test";
import { expect, signedIn, test } from "./fixtures.ts";
import { ingest, operator, web } from "./taking-in.ts";

const CONTRACT = "aozora01";
const TITLES = [
  "キタカゼ鉱の新しい採掘地",
  "キタカゼ鉱の価格が上昇",
  "キタカゼ鉱の輸出を再開",
  "キタカゼ鉱の催し",
] as const;
const [MINE, PRICE, EXPORT, EVENT] = TITLES;
const LATE = "キタカゼ鉱の続報";

async function arrive(config: FullConfig, titles: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-journey-"));
  const file = join(folder, "articles.jsonl");
  await writeFile(file, titles.map((title) => web(`kitakaze-${title}`, title, `${title}。`)).join("\n"));
  const { counts } = await ingest(config, file);
  expect(counts).toMatchObject({ stored: titles.length, matched: titles.length });
  await rm(folder, { recursive: true });
}

const rows = (page: Page) => page.locator("[data-row]");
/** Headlines and headings in their order. */
const order = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector("p")?.textContent ?? `■${row.querySelector("input")?.value}`),
  );
const saved = (page: Page) => expect(page.getByText(/^\d\d:\d\d に保存しました$/)).toBeVisible();

test("an edition is put in order by hand, previewed, sent, and the next begins after it", async ({ page, request }, {
  config,
}) => {
  const theme = await (await operator(request, CONTRACT)).theme("キタカゼ鉱の話題", "キタカゼ鉱");
  await arrive(config, TITLES);
  await signedIn(page, CONTRACT, "topic01");
  const { user_email } = (await (await page.request.get("/api/v1/session")).json()).data[0];

  await page.goto(`/0002?theme=${theme}`);
  await page.getByRole("link", { name: "朝のメール" }).click();
  await expect(rows(page)).toHaveCount(4);
  expect((await order(page)).toSorted()).toEqual([...TITLES].toSorted());

  await page.getByRole("checkbox", { name: `「${EVENT}」を載せる` }).click();
  await expect(page.getByRole("region", { name: "外した記事" })).toContainText(EVENT);
  await putInOrder(page);
  await page.getByLabel(`「${PRICE}」のコメント`).fill("前年比3割高");
  await page.getByRole("button", { name: `「${EXPORT}」の上に見出しを入れる` }).click();
  await page.keyboard.type("海外の動き");
  await arrive(config, [LATE]);
  await page.getByRole("button", { name: "新着を確認" }).click();
  await expect(page.getByRole("region", { name: "新着" })).toContainText(LATE);
  await saved(page);
  await page.reload();
  await expect(page.getByLabel(`「${PRICE}」のコメント`)).toHaveValue("前年比3割高");
  expect(await order(page)).toEqual([PRICE, MINE, "■海外の動き", EXPORT]);
  await expect(page.getByRole("region", { name: "新着" })).toContainText(LATE);

  const { subject, text } = await previewAndSend(page, user_email);
  expect(text).toMatch(new RegExp(`${PRICE}[^]*前年比3割高[^]*${MINE}[^]*■ 海外の動き[^]*${EXPORT}`));
  expect(text).not.toMatch(new RegExp(`${EVENT}|${LATE}`));
  // What came meanwhile begins the next edition; what was left out can still be had.
  await expect.poll(() => order(page)).toEqual([LATE]);
  await expect(page.getByRole("region", { name: "外した記事" })).toContainText(EVENT);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([LATE]);

  await page.goto(config.metadata.mailPage);
  await expect(async () => {
    await page.reload();
    await page.getByRole("link", { name: subject }).first().click({ timeout: 1_000 });
  }).toPass();
  await expect(page.frameLocator("iframe").getByText("前年比3割高")).toBeVisible();
  await page.getByRole("link", { name: "テキスト" }).click();
  expect(withoutMinute((await page.locator("main pre").last().innerText()).trim())).toBe(withoutMinute(text));
});

/** The line of arrivals says the minute of its own second: that of the preview is another one. */
const withoutMinute = (text: string): string => text.replace(/（\d+:\d\d）/, "");

/** By the mouse, by the grip's keys, and by Alt with an arrow: price, mine, export. */
async function putInOrder(page: Page): Promise<void> {
  const grip = (title: string) => page.getByRole("button", { name: `「${title}」を動かす` });
  const place = async (title: string) => (await order(page)).indexOf(title);
  while ((await place(MINE)) < 2) {
    await page.getByLabel(`「${MINE}」のコメント`).press("Alt+ArrowDown");
    await expect(page.getByLabel(`「${MINE}」のコメント`)).toBeFocused();
  }
  if ((await place(PRICE)) === 1) {
    await grip(PRICE).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/^「キタカゼ鉱の価格が上昇」を持ち上げました。/)).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("1番目", { exact: true })).toBeAttached();
    await page.keyboard.press("Space");
  }
  await expect.poll(() => order(page)).toEqual([PRICE, EXPORT, MINE]);
  const [from, to] = [await grip(MINE).boundingBox(), await grip(EXPORT).boundingBox()];
  if (!from || !to) throw new Error("the grips are not on the page");
  await page.mouse.move(from.x + 12, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 5 });
  await page.mouse.move(to.x + 12, to.y + 4, { steps: 15 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([PRICE, MINE, EXPORT]);
}

/** The subject and the text part that the preview showed. */
async function previewAndSend(page: Page, address: string): Promise<{ subject: string; text: string }> {
  await page.getByRole("button", { name: "プレビューと送信" }).click();
  const dialog = page.getByRole("dialog", { name: "朝のメールのプレビューと送信" });
  await expect(dialog.frameLocator("iframe").getByText("海外の動き")).toBeVisible();
  await dialog.getByRole("button", { name: "テキスト" }).click();
  const text = (await dialog.locator("pre").innerText()).trim();
  const subject = await dialog.locator("p", { hasText: "件名" }).locator("b").innerText();
  await dialog.getByRole("checkbox", { name: address }).check();
  await dialog.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("3件の記事を1件の宛先に送信しました。")).toBeVisible();
  return { subject, text };
}
