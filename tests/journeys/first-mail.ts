import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { ingest, operator, web } from "./taking-in.ts";

/** The headline of the article that the first mail brings. */
export const HEADLINE = "岬の灯台、三十年ぶりに再点灯";

/** The list of what is missing to the first mail, on home. */
export const steps = (page: Page) => page.locator("details", { hasText: "最初のメールまで" });
export const step = (page: Page, name: string) => steps(page).getByRole("link", { name });

/** HH:mm in Tokyo, some minutes from now. */
export const inMinutes = (minutes: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", timeStyle: "short" }).format(
    Date.now() + minutes * 60_000,
  );

/** What only an operator gives: a theme with its expression. Then an article comes in for it, and for no other contract's theme. */
export async function aThemeWithAnArticle(
  page: Page,
  config: FullConfig,
  { contract, id }: { contract: string; id: string },
): Promise<void> {
  const desk = await operator(page.request, contract);
  const harbour = `${contract}港`;
  await desk.theme("灯台の再点灯", harbour);
  const file = join(mkdtempSync(join(tmpdir(), "kirinuki-journey-")), "articles.jsonl");
  writeFileSync(file, web(id, HEADLINE, `${harbour}の岬の灯台が三十年ぶりに再点灯した。夜の海に白い光が戻った。`));
  expect((await ingest(config, file)).counts).toMatchObject({ refused: 0 });
}

/** Waits in the mail sink until the address has its digest, and reads it. */
export async function readsTheDigest(page: Page, mailPage: string, address: string): Promise<void> {
  const mails = await page.context().newPage();
  const digest = mails.getByRole("row").filter({ hasText: address, hasNotText: "ご利用開始のご案内" });
  await expect(async () => {
    await mails.goto(mailPage);
    await expect(digest).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 300_000, intervals: [5000] });
  await digest.getByRole("link").first().click();
  await mails.getByRole("link", { name: "テキスト" }).click();
  await expect(mails.locator("main pre").last()).toContainText(HEADLINE);
}
