import type { Locator, Page } from "@playwright/test";
import { articlesOf, aTheme, homeAddress, settledDays } from "./collection.ts";
import { expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";

const tabs = (page: Page) => page.getByRole("tablist", { name: "情報源" }).getByRole("tab");
const tab = (page: Page, name: string) => tabs(page).filter({ hasText: name });
const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const links = (page: Page) => rows(page).locator("a[data-article]");
const treeItem = (page: Page, name: string) => page.getByRole("treeitem", { name: `${name}(`, exact: false }).first();
const pane = (page: Page) => page.getByRole("region", { name: "記事", exact: true });
const more = (page: Page) => page.getByRole("button", { name: /^さらに\d+件を表示$/ });
const numberIn = (text: string | null) => Number(/(\d+)件/.exec(text ?? "")?.[1] ?? Number.NaN);

/** Loads the rest of the list, which comes as its end is scrolled to; returns how many rows there are then. */
async function loadAll(page: Page): Promise<number> {
  await expect(async () => {
    if (await more(page).isVisible()) await more(page).scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(more(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return rows(page).count();
}

test("sign in, look at home, sign out", async ({ page }) => {
  await page.goto("/");
  await fillLogin(page, "kirinuki", "user01", PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  await expect(treeItem(page, "パワー半導体")).toBeVisible();
  await expect(links(page).first()).toBeVisible();
  await page.getByRole("button", { name: /三雲 夏希/ }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL(/\/0018\?logoutid=1$/);
  await expect(page.getByRole("heading", { name: "ログアウトしました" })).toBeVisible();
  await page.goto("/0002");
  await expect(page).toHaveURL(/\/0001$/);
});

test("a wrong password and an empty form are told, all faults at once", async ({ page }) => {
  await page.goto("/0001");
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  for (const label of ["企業コード", "ユーザーID", "パスワード"]) {
    await expect(page.getByRole("alert").getByRole("link", { name: `${label}を入力してください。` })).toBeVisible();
    await expect(page.getByRole("textbox", { name: label })).toHaveAttribute("aria-invalid", "true");
  }
  await fillLogin(page, "kirinuki", "user01", "Wrong-pass1!");
  await expect(page.getByRole("alert")).toContainText("企業コード、ユーザーIDまたはパスワードが正しくありません。");
  await expect(page).toHaveURL(/\/0001$/);
});

test("a theme's number is the sum of its tabs, and each tab's the length of its list", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ news, web, magazine }) => news > 0 && web > 10 && magazine > 0);
  await page.goto(homeAddress());
  await treeItem(page, theme.name).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(theme.name);
  await expect(treeItem(page, theme.name)).toHaveAccessibleName(
    `${theme.name}(${theme.total}件) 新聞${theme.news}件 WEB${theme.web}件 雑誌${theme.magazine}件`,
  );
  await expect(tabs(page)).toHaveText([`新聞(${theme.news}件)`, `WEB(${theme.web}件)`, `雑誌(${theme.magazine}件)`]);
  for (const [name, count] of [
    ["新聞", theme.news],
    ["WEB", theme.web],
    ["雑誌", theme.magazine],
  ] as const) {
    await tab(page, name).click();
    // The rows of the tab before stand there until these come.
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(rows(page).nth(Math.min(count, 10) - 1)).toBeVisible();
    expect(await loadAll(page), name).toBe(count);
  }
});

test("a source that the contract is not linked to is absent", async ({ page }) => {
  await signedIn(page, "monaka01", "user01");
  await page.goto("/0002");
  await expect(links(page).first()).toBeVisible();
  await expect(tabs(page)).toHaveText([/^WEB\(\d+件\)$/]);
  await expect(page.getByRole("treeitem").first()).toHaveAccessibleName(/\(\d+件\) WEB\d+件$/);
  await expect(page.getByText(/新聞|雑誌/)).toHaveCount(0);
});

test("pages are appended, with running numbers", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 20 && web < 60);
  await page.goto(`${theme.address}&tab=web`);
  await expect(rows(page).nth(9)).toBeVisible();
  const first = await links(page).allTextContents();
  expect(await loadAll(page)).toBe(theme.web);
  expect((await links(page).allTextContents()).slice(0, first.length)).toEqual(first);
  const numbers = await page.getByRole("checkbox", { name: /^記事\d+を選択$/ }).all();
  const names = await Promise.all(numbers.map((box) => box.getAttribute("aria-label")));
  expect(names).toEqual(Array.from({ length: theme.web }, (_, index) => `記事${index + 1}を選択`));
  const ids = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute("data-article")));
  expect(new Set(ids).size).toBe(theme.web);
});

test("each tab keeps its selection and its order", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ news, web }) => news > 4 && web > 4);
  await page.goto(theme.address);
  await page.getByRole("checkbox", { name: "記事2を選択" }).check();
  await page.getByRole("checkbox", { name: "記事4を選択" }).check();
  await page.getByLabel("並べ替え").selectOption("title-asc");
  await tab(page, "WEB").click();
  await expect(page.getByLabel("並べ替え")).toHaveValue("none");
  await expect(page.getByRole("checkbox", { name: /^記事\d+を選択$/, checked: true })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "記事1を選択" }).check();
  await tab(page, "新聞").click();
  await expect(page.getByLabel("並べ替え")).toHaveValue("title-asc");
  await expect(page.getByText("2件を選択")).toBeVisible();
  await tab(page, "WEB").click();
  await expect(page.getByRole("checkbox", { name: "記事1を選択" })).toBeChecked();
});

test("a list is ordered by date and by title, both ways", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 10 && web < 40);
  await page.goto(`${theme.address}&tab=web`);
  /** The whole list in another order than before; asked again until the new one has come. */
  const order = async (name: string, read: () => Promise<string[]>, before: readonly string[]) => {
    await page.getByLabel("並べ替え").selectOption(name);
    let found: string[] = [];
    await expect(async () => {
      await loadAll(page);
      found = await read();
      expect(found).toHaveLength(theme.web);
      expect(found).not.toEqual(before);
    }).toPass();
    return found;
  };
  const titles = () => links(page).allTextContents();
  const dates = async () =>
    (await rows(page).allTextContents()).map((text) => /\d\d\/\d\d \d\d:\d\d/.exec(text)?.[0] ?? "");
  await loadAll(page);
  const oldest = await order("date-asc", dates, await dates());
  expect(oldest).not.toContain("");
  expect(await order("date-desc", dates, oldest)).toEqual([...oldest].reverse());
  const ascending = await order("title-asc", titles, await titles());
  expect(await order("title-desc", titles, ascending)).toEqual([...ascending].reverse());
});

test("theme, group and topic are chosen in the tree, by mouse and by keys", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  await page.goto(homeAddress());
  for (const [section, parameter] of [
    ["トピックス", "topic"],
    ["テーマグループ", "group"],
    ["テーマ", "theme"],
  ] as const) {
    const item = page.getByRole("group", { name: section, exact: true }).getByRole("treeitem").first();
    const name = (await item.textContent()) ?? "";
    await item.click();
    await expect(page).toHaveURL(new RegExp(`\\?${parameter}=\\d+`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name.replace(/\(\d+件\).*/, ""));
    await expect(item).toHaveAttribute("aria-selected", "true");
    const sum = (await tabs(page).allTextContents()).reduce((total, text) => total + numberIn(text), 0);
    expect(numberIn(name), name).toBe(sum);
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const second = page.getByRole("group", { name: "テーマ", exact: true }).getByRole("treeitem").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
});

test("one day, the day before, the day after, and a range out of the calendar", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const { from, to } = settledDays();
  const theme = await aTheme(page.request, ({ news }) => news > 60);
  await page.goto(`/0002?theme=${theme.id}&from=${to}&to=${to}`);
  const shown = page.getByRole("button", { name: `期間 ${to.replaceAll("-", "/")}` });
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "前の日" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("to")).not.toBe(to);
  const before = new URL(page.url()).searchParams;
  expect(before.get("from")).toBe(before.get("to"));
  await page.getByRole("button", { name: "次の日" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("from")).toBe(to);
  // The address is there a moment before the screen, and a key acts on what is on the screen.
  await expect(shown).toBeVisible();
  await page.keyboard.press("[");
  await expect.poll(() => new URL(page.url()).searchParams.get("from")).toBe(before.get("from"));
  await page.goto(theme.address);
  await page.getByRole("button", { name: /^期間 / }).click();
  await page.getByRole("button", { name: "全期間(14日)" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has("from")).toBe(false);
  await page.getByRole("button", { name: /^期間 / }).click();
  const calendar = page.getByRole("dialog", { name: "日付か期間を選ぶ" });
  const day = calendar.getByRole("button", { name: new RegExp(`^${to.replaceAll("-", "/")}`) });
  await day.click();
  await day.click();
  await expect(page).toHaveURL(new RegExp(`from=${to}&to=${to}`));
  expect(from < to).toBe(true);
});

test("an article opens by a click and by the keys, with its hits marked", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 10);
  await page.goto(`${theme.address}&tab=web`);
  await expect(links(page).nth(9)).toBeVisible();
  const titles = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute("title") ?? ""));
  const heading = pane(page).getByRole("heading", { level: 2 });
  await expect(pane(page)).toContainText("記事を選ぶと、ここに表示します");
  await links(page).nth(1).click();
  await expect(heading).toHaveText(titles[1] ?? "");
  await expect(pane(page).locator("mark").first()).toBeVisible();
  await expect(pane(page)).toContainText(`2／${theme.web}`);
  await page.keyboard.press("j");
  await expect(heading).toHaveText(titles[2] ?? "");
  await page.keyboard.press("k");
  await expect(heading).toHaveText(titles[1] ?? "");
  await page.keyboard.press("k");
  await expect(heading).toHaveText(titles[0] ?? "");
  await page.keyboard.press("Escape");
  await expect(pane(page)).toContainText("記事を選ぶと、ここに表示します");
  await links(page).nth(3).focus();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(titles[3] ?? "");
});

test("Esc closes the panel that is open, and not the article beside it", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/0002?tab=newspaper");
  await links(page).first().click();
  const heading = pane(page).getByRole("heading").first();
  await expect(heading).toBeVisible();
  for (const name of [/絞り込み/, /高階 綾乃/]) {
    await page.getByRole("button", { name }).first().click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(heading).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(heading).toBeHidden();
});

test("a web article leads to its page in a tab that knows nothing of this one", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 0);
  await page.goto(`${theme.address}&tab=web`);
  await links(page).first().click();
  const link = pane(page).getByRole("link", { name: /^元の記事を開く/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAttribute("href", /^https?:\/\//);
});

test("page images load, in the list and in the pane", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ news }) => news > 10);
  await page.goto(theme.address);
  await page.getByRole("button", { name: "ゆったり表示にする" }).click();
  const loaded = async (part: Locator) => {
    await expect(part.locator("img").first()).toBeVisible();
    for (const image of await part.locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
    }
  };
  const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
  const images = papers.slice(0, 10).filter(({ data_section }) => data_section === 1).length;
  expect(images).toBeGreaterThan(0);
  await loaded(page.getByRole("tabpanel"));
  await rows(page)
    .filter({ has: page.locator("img") })
    .first()
    .getByRole("link")
    .click();
  await loaded(pane(page));
});

test("reload, back and forward bring back what was there", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ news, web }) => news > 4 && web > 10);
  await page.goto(homeAddress());
  await treeItem(page, theme.name).click();
  await tab(page, "WEB").click();
  await expect(links(page).nth(9)).toBeVisible();
  const title = (await links(page).nth(2).getAttribute("title")) ?? "";
  await links(page).nth(2).click();
  const heading = pane(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(title);
  const address = page.url();
  await page.reload();
  await expect(heading).toHaveText(title);
  await expect(tab(page, "WEB")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(pane(page)).toContainText("記事を選ぶと、ここに表示します");
  await page.goBack();
  await expect(tab(page, "新聞")).toHaveAttribute("aria-selected", "true");
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(heading).toHaveText(title);
});

test("a reload in the middle of a list shows the list around the article, and a list fills its pane", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 40 && web < 100);
  const ids = (await articlesOf(page.request, "webnews", theme.id)).map(({ article_id }) => article_id);
  await page.goto(`${theme.address}&tab=web`);
  await expect(links(page).nth(10)).toBeVisible();
  await page.goto(`${theme.address}&tab=web&article=3-${ids[31]}`);
  await expect(pane(page)).toContainText(`32／${theme.web}`);
  const row = page.locator(`a[data-article="${ids[31]}"]`);
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(row).toBeInViewport();
  await page.keyboard.press("j");
  await expect(pane(page)).toContainText(`33／${theme.web}`);
  await page.reload();
  await expect(pane(page)).toContainText(`33／${theme.web}`);
  await page.keyboard.press("k");
  await expect(row).toHaveAttribute("aria-current", "true");
});

test("an article has the marks of its theme alone, by click, by key, after a reload and from a link", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 10);
  const marks = async () => {
    await expect(pane(page).locator("p mark").first()).toBeVisible();
    const texts = await pane(page).locator("mark").allTextContents();
    return [...new Set(texts)].sort().join(" ");
  };
  await page.goto(`${theme.address}&tab=web`);
  await links(page).nth(1).click();
  const byClick = await marks();
  await page.reload();
  expect(await marks()).toBe(byClick);
  await page.keyboard.press("k");
  await expect(pane(page)).toContainText(`1／${theme.web}`);
  await page.keyboard.press("j");
  await expect(pane(page)).toContainText(`2／${theme.web}`);
  expect(await marks()).toBe(byClick);
});

test("an administrator's switches stand in one line", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto(homeAddress({ tab: "newspaper" }));
  const bar = page.getByRole("toolbar", { name: "選択した記事の操作" });
  const middleOf = async (name: RegExp) => {
    const box = await bar.getByRole("button", { name }).boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  await expect(bar.getByRole("button", { name: /論調・タグ/ })).toBeVisible();
  expect(await middleOf(/非公開も表示/)).toBe(await middleOf(/未読のみ/));
  expect(await middleOf(/論調・タグ/)).toBe(await middleOf(/未読のみ/));
});
