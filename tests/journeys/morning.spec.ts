import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, FullConfig, Page } from "@playwright/test";
import { expect, login, signedIn, test } from "./fixtures.ts";
import { ingest, operator, web } from "./taking-in.ts";

const CONTRACT = "aozora01";
const HITS = 70;
const titleOf = (number: number) => `シオミチ便り第${String(number).padStart(2, "0")}報`;
const COMMENTS = ["社長会見の前に確認してください。", "当社の見解は変わりません。", "量産の時期に注意。"] as const;

test("a morning: seventy hits become twenty, in order, with comments, sent and read on a phone", async ({
  page,
  request,
  browser,
}, { config }) => {
  const theme = await (await operator(request, CONTRACT)).theme("シオミチの話題", "シオミチ便り");
  await arrive(config);
  await login(page.request, CONTRACT, "admin01");
  const { topics_id: topic } = await changeTopic(page, "POST", {
    topics_name: "シオミチの朝",
    ...(await everybody(page)),
  });
  await signedIn(page, CONTRACT, "topic01");

  await page.goto(`/1019-002?topic=${topic}`);
  await page.getByRole("tab", { name: /^WEB/ }).click();
  await addTwenty(page, theme);
  const [first, second, third] = await titles(page);
  for (const [at, words] of COMMENTS.entries()) await comment(page, (await titles(page))[at + 2] ?? "", words);
  await page.getByRole("textbox", { name: `「${(await titles(page))[19]}」の順番` }).fill("1");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: `「${(await titles(page))[19]}」の順番` }).fill("1");
  await page.keyboard.press("Enter");
  const order = await titles(page);
  expect(order.slice(2, 5)).toEqual([first, second, third]);
  await page.getByRole("button", { name: /並び順を保存/ }).click();
  await expect(page.getByText("並び順を保存しました")).toBeVisible();

  const hidden = order[9] ?? "";
  await unpublished(browser, config, hidden);
  const shown = order.filter((title) => title !== hidden);
  await page.reload();
  await page.getByRole("tab", { name: "WEB(19件)" }).click();
  expect(await titles(page)).toEqual(shown);

  const text = await sent(page, topic);
  const places = shown.map((title) => text.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(text).not.toContain(hidden);
  await readOnPhone(browser, config, { topic, shown, hidden });

  await login(page.request, CONTRACT, "admin01");
  await changeTopic(page, "DELETE", { topics_id: topic });
});

async function arrive(config: FullConfig): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-journey-"));
  const file = join(folder, "articles.jsonl");
  const lines = Array.from({ length: HITS }, (_, at) => web(`shiomichi-${at}`, titleOf(at + 1), titleOf(at + 1)));
  await writeFile(file, lines.join("\n"));
  expect((await ingest(config, file)).counts).toMatchObject({ stored: HITS, matched: HITS });
  await rm(folder, { recursive: true });
}

async function changeTopic(page: Page, method: "POST" | "DELETE", data: object) {
  const answer = await (await page.request.fetch("/api/v1/topic", { method, data })).json();
  expect(answer.result).toMatchObject({ status: 0 });
  return answer.data;
}

/** The topic is for all groups, and topic01 fills it. */
const everybody = async (page: Page) => {
  const answer = await (await page.request.get("/api/v1/user_groups")).json();
  const groups: { user_group_id: string }[] = answer.data.user_groups;
  return { user_info: ["topic01"], theme_info: [], user_group_info: groups.map(({ user_group_id }) => user_group_id) };
};

const lines = (page: Page) => page.getByRole("list", { name: "WEBの並び" }).getByRole("listitem");
/** Also of rows out of sight, which are not laid out and so have no inner text. */
const titles = (page: Page) => lines(page).locator("b").allTextContents();

async function addTwenty(page: Page, theme: string): Promise<void> {
  await page.getByText("テーマの記事", { exact: true }).click();
  await page.getByRole("combobox", { name: "テーマ", exact: true }).selectOption(theme);
  await expect(page.getByText(`${HITS}件のうち1～20件`)).toBeVisible();
  await page.getByRole("checkbox", { name: "このページをすべて選択" }).click();
  await page.getByRole("button", { name: "20件を加える" }).click();
  await expect(lines(page)).toHaveCount(20);
}

async function comment(page: Page, title: string, words: string): Promise<void> {
  await page.getByRole("button", { name: `「${title}」のコメント` }).click();
  await page.getByRole("textbox", { name: "コメント" }).fill(words);
  await page.keyboard.press("Control+Enter");
  await expect(lines(page).filter({ hasText: title })).toContainText(words);
}

/** By an administrator on 1043, while the workspace is open elsewhere. */
async function unpublished(browser: Browser, config: FullConfig, title: string): Promise<void> {
  const context = await browser.newContext({ baseURL: baseOf(config) });
  const page = await context.newPage();
  await signedIn(page, CONTRACT, "admin01");
  await page.goto("/1043?source=WEB");
  await page.getByRole("searchbox", { name: "見出し・本文の言葉で検索" }).fill(title);
  await page.getByRole("button", { name: `${title}の操作` }).click();
  await page.getByRole("menuitem", { name: "非公開" }).click();
  await expect(page.getByText("1件を非公開にしました")).toBeVisible();
  await context.close();
}

/** @returns the text part of the mail */
async function sent(page: Page, topic: string): Promise<string> {
  const { user_email } = (await (await page.request.get("/api/v1/session")).json()).data[0];
  await page.goto(`/1002-001?topic=${topic}`);
  await page.getByRole("button", { name: "プレビューと送信" }).click();
  const dialog = page.getByRole("dialog", { name: "朝のメールのプレビューと送信" });
  await dialog.getByRole("button", { name: "テキスト" }).click();
  const text = await dialog.locator("pre").innerText();
  await dialog.getByRole("checkbox", { name: user_email }).check();
  await dialog.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByText("19件の記事を1件の宛先に送信しました。")).toBeVisible();
  return text;
}

async function readOnPhone(
  browser: Browser,
  config: FullConfig,
  { topic, shown, hidden }: { topic: string; shown: readonly string[]; hidden: string },
): Promise<void> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...phone, baseURL: baseOf(config) });
  const page = await context.newPage();
  await signedIn(page, CONTRACT, "user01");
  await page.goto(`/sp/0002?topic=${topic}&tab=web`);
  await expect(page.getByText(shown[0] ?? "")).toBeVisible();
  for (const [at, title] of shown.slice(0, 3).entries())
    await expect(page.getByText(/シオミチ便り第\d\d報/).nth(at)).toContainText(title);
  await expect(page.getByText(hidden)).toHaveCount(0);
  // The first of the three that stood behind the two that were moved.
  await page.getByRole("link", { name: shown[4] ?? "" }).click();
  await expect(page.getByText(COMMENTS[0])).toBeVisible();
  await context.close();
}

const baseOf = (config: FullConfig): string => {
  const base = config.projects[0]?.use.baseURL;
  if (base === undefined) throw new Error("the journeys have no address");
  return base;
};
