import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, FullConfig, Page } from "@playwright/test";
import { expect, login, signedIn, test } from "./fixtures.ts";
import { ingest, web } from "./taking-in.ts";

const CONTRACT = "aozora01";
const lines = (page: Page) => page.getByRole("list", { name: "WEBの並び" }).getByRole("listitem");
const titles = (page: Page) => lines(page).locator("b").allInnerTexts();
const grip = (page: Page, title: string) =>
  page.getByRole("region", { name: "記事を探す" }).getByRole("button", { name: `「${title}」を動かす` });

/** As the administrator, in a context of his own. */
async function changeTopic(request: APIRequestContext, method: "POST" | "PUT" | "DELETE", data: object) {
  const answer = await (await request.fetch("/api/v1/topic", { method, data })).json();
  expect(answer.result).toMatchObject({ status: 0 });
  return answer.data;
}

const aTopic = (request: APIRequestContext, topics_name: string, user_info: string[]) =>
  changeTopic(request, "POST", { topics_name, user_info, theme_info: [], user_group_info: [] });

/** Articles of a word that nothing else has. */
async function arrive(config: FullConfig, word: string, count: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-journey-"));
  const file = join(folder, "articles.jsonl");
  const names = Array.from({ length: count }, (_, at) => `${word}第${at + 1}号`);
  await writeFile(file, names.map((name, at) => web(`${word}-${at}`, name, name)).join("\n"));
  expect((await ingest(config, file)).counts).toMatchObject({ stored: count });
  await rm(folder, { recursive: true });
  return names;
}

async function find(page: Page, word: string, topic: string): Promise<void> {
  await page.goto(`/1019-002?topic=${topic}`);
  await page.getByRole("tab", { name: /^WEB/ }).click();
  await page.getByRole("searchbox", { name: "見出し・本文の言葉" }).fill(word);
  await expect(page.getByRole("button", { name: `「${word}第1号」を加える` })).toBeVisible();
}

test("a search result is put at its place by the mouse, by keys and by a number", async ({
  page,
  playwright,
  baseURL,
}, { config }) => {
  const admin = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await login(admin, CONTRACT, "admin01");
  const { topics_id: topic } = await aTopic(admin, "ハルカゼの並び", ["topic01"]);
  const [a = "", b = "", c = "", d = "", e = "", f = ""] = await arrive(config, "ハルカゼ通信", 6);
  await signedIn(page, CONTRACT, "topic01");
  await find(page, "ハルカゼ通信", topic);
  // An empty topic takes the first one by the mouse too.
  await expect(page.getByText("検索した記事をここへ引くか")).toBeInViewport();
  for (const title of [a, b]) {
    await page.getByRole("button", { name: `「${title}」を加える` }).click();
    await expect(lines(page).filter({ hasText: title })).toBeVisible();
  }

  // Before the second row.
  const [from, row] = [await grip(page, c).boundingBox(), await lines(page).nth(1).boundingBox()];
  if (!from || !row) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 12, { steps: 5 });
  await page.mouse.move(row.x + 200, row.y + 20, { steps: 15 });
  await expect(lines(page).nth(1)).toHaveAttribute("data-aim", "true");
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual([a, c, b]);
  // Nothing can be lifted while the copy still flies back.
  await expect(page.locator("[data-dnd-placeholder], [data-dnd-dropping]")).toHaveCount(0);

  await grip(page, d).focus();
  await page.keyboard.press("Space");
  const said = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeAttached();
  await said(`「${d}」を持ち上げました。矢印キーで置く場所を選びます。`);
  await page.keyboard.press("ArrowDown");
  await said("1番目");
  await page.keyboard.press("Escape");
  await said(`「${d}」を元の場所に戻しました。`);
  expect(await titles(page)).toEqual([a, c, b]);
  await expect(page.locator("[data-dnd-placeholder], [data-dnd-dropping]")).toHaveCount(0);
  await grip(page, d).focus();
  await page.keyboard.press("Space");
  await said(`「${d}」を持ち上げました。矢印キーで置く場所を選びます。`);
  await page.keyboard.press("ArrowDown");
  await said("1番目");
  await page.keyboard.press("Space");
  await said(`「${d}」を1番目に置きました。`);
  await expect.poll(() => titles(page)).toEqual([d, a, c, b]);

  // Where the order is not saved yet, the place is that of the list as it is shown.
  await page.getByRole("button", { name: `「${b}」を上へ` }).click();
  await page.getByRole("checkbox", { name: e }).check();
  await page.getByRole("textbox", { name: "加える順番" }).fill("3");
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual([d, a, e, b, c]);
  await page.getByRole("checkbox", { name: f }).press("Enter");
  await expect.poll(() => titles(page)).toEqual([d, a, e, b, c, f]);
  await page.getByRole("button", { name: /並び順を保存/ }).click();
  await expect(page.getByText("並び順を保存しました")).toBeVisible();
  await page.getByRole("link", { name: "利用者の画面で見る" }).click();
  await expect(page.getByText(/ハルカゼ通信第\d号/).first()).toContainText(d);
  await changeTopic(admin, "DELETE", { topics_id: topic });
  await admin.dispose();
});

test("who fills another topic sees nothing of this one, and who is no longer chosen can change nothing", async ({
  page,
  playwright,
  baseURL,
}, { config }) => {
  const admin = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await login(admin, CONTRACT, "admin01");
  const theirs = await aTopic(admin, "ナツカゼの秘密", ["admin01"]);
  const own = await aTopic(admin, "ナツカゼの公開", ["topic01"]);
  const [a = "", b = ""] = await arrive(config, "ナツカゼ通信", 2);
  await signedIn(page, CONTRACT, "topic01");
  await find(page, "ナツカゼ通信", theirs.topics_id);
  await expect(page.getByRole("combobox", { name: "トピックス" })).not.toContainText("ナツカゼの秘密");
  await expect(page.getByRole("combobox", { name: "トピックス" })).not.toHaveValue(theirs.topics_id);

  await find(page, "ナツカゼ通信", own.topics_id);
  await page.getByRole("button", { name: `「${a}」を加える` }).click();
  await expect(lines(page)).toHaveCount(1);
  const { topics_id, version, topics_name } = own;
  await changeTopic(admin, "PUT", { topics_id, version, topics_name, user_info: ["admin01"] });
  await page.getByRole("button", { name: `「${b}」を加える` }).click();
  await expect(page.getByRole("alert").filter({ hasText: "権限" }).first()).toBeVisible();
  // The next look finds it too, and takes away what is no longer his to see.
  await expect(lines(page)).toHaveCount(0);
  await page.goto(`/1019-002?topic=${own.topics_id}`);
  await expect(page.getByRole("combobox", { name: "トピックス" })).not.toContainText("ナツカゼの公開");
  const left = await (await admin.get(`/api/v1/topic_articles?topics_id=${own.topics_id}`)).json();
  expect(left.data.num).toBe(1);
  for (const id of [theirs.topics_id, own.topics_id]) await changeTopic(admin, "DELETE", { topics_id: id });
  await admin.dispose();
});
