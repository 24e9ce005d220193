import { MOST_STORIES } from "@kirinuki/schema/briefing.ts";
import type { TestInfo } from "@playwright/test";
import { aUser, expect, PASSWORD, signedIn, test } from "./fixtures.ts";
import { Hand } from "./hand.ts";
import { openPaper } from "./originals.ts";
import { aMorning } from "./taking-in.ts";

// Five jobs that a press desk does, and the directors' page, each by a person who is counted (hand.ts); docs/performance.md has
// the figures.

const CONTRACT = "aozora01";
const HEADLINES = 70;
const KEPT = 20;
/** Which of the articles that stay get a comment, and what it takes to read one headline. */
const COMMENTED = [0, 4, 9, 14, 19];
const HEADLINE_SECONDS = 3;

/** What a person needs for the steps, and for reading what is `read`. */
function note({ annotations }: TestInfo, hand: Hand, minutes: number, read = 0): void {
  const seconds = hand.seconds + read;
  annotations.push({ type: "a person", description: `${hand.steps} steps, ${seconds.toFixed(0)} s` });
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
}

test("a morning of 70 articles is cut to 20, commented and sent in ten minutes", async ({ page }, info) => {
  const theme = await aMorning(page.request, info.config, {
    ...{ contract: CONTRACT, headlines: HEADLINES, name: "オオシオの話題", word: "オオシオ" },
  });
  await signedIn(page, CONTRACT, "topic01");
  await page.goto(`/0002?theme=${theme}`);
  const hand = new Hand();
  await hand.click(page.getByRole("link", { name: "朝のメール" }));
  const rows = page.locator("[data-row]");
  await expect(rows).toHaveCount(HEADLINES);
  for (let left = HEADLINES; left > KEPT; left -= 1) {
    await hand.click(rows.last().getByRole("checkbox"));
    await expect(rows).toHaveCount(left - 1);
  }
  for (const at of COMMENTED)
    await hand.type(rows.nth(at).getByPlaceholder("一行コメント"), "前年比で三割増。続報に注意");
  await hand.click(page.getByRole("button", { name: "プレビューと送信" }));
  const dialog = page.getByRole("dialog", { name: "朝のメールのプレビューと送信" });
  await hand.type(dialog.getByLabel("そのほかの宛先"), "ooshio@aozora.example.jp");
  await hand.click(dialog.getByRole("button", { name: "送信する" }));
  await expect(page.getByText(`${KEPT}件の記事を1件の宛先に送信しました。`)).toBeVisible();
  note(info, hand, 10, HEADLINES * HEADLINE_SECONDS);
});

test("the board's sheets are one booklet in a minute", async ({ page }, info) => {
  await openPaper(page, "topic01", 1);
  const papers = page.getByRole("listitem").filter({ hasText: "紙面", has: page.getByRole("checkbox") });
  const hand = new Hand();
  for (const at of [0, 1, 2]) await hand.click(papers.nth(at).getByRole("checkbox"));
  await hand.click(page.getByRole("button", { name: "クリップ冊子(3件)" }));
  const dialog = page.getByRole("dialog", { name: "クリップ冊子を作る" });
  await hand.type(dialog.getByLabel("部数"), "8");
  await hand.click(dialog.getByRole("button", { name: "冊子を作る" }));
  await expect(dialog.getByText(/^冊子を表示すると、原文印刷として\d+件を計上します。$/)).toBeVisible();
  await hand.click(dialog.getByRole("button", { name: "冊子を作る" }));
  await expect(page.getByRole("dialog", { name: "クリップ冊子" }).getByText(/^1／\d+ページ$/)).toBeVisible();
  note(info, hand, 1);
});

test("the report of last month is made in three minutes", async ({ page }, info) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/0002");
  const hand = new Hand();
  await hand.click(page.getByRole("link", { name: "管理", exact: true }));
  await hand.click(page.getByRole("link", { name: "レポート一覧" }));
  await hand.click(page.getByRole("link", { name: "レポートを作成" }));
  await hand.type(page.getByLabel("名称"), "先月の報道");
  await hand.click(page.getByRole("radio", { name: "先月" }));
  await hand.click(page.getByRole("combobox", { name: "テーマグループ", exact: true }));
  await hand.click(page.getByRole("listbox").getByRole("option").first());
  await page.keyboard.press("Escape");
  await hand.click(page.getByRole("button", { name: "作成する" }));
  await expect(page.getByRole("heading", { level: 1, name: "先月の報道" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    hand.click(page.getByRole("button", { name: "PDF", exact: true })),
  ]);
  expect(file.suggestedFilename()).toMatch(/^先月の報道_.*\.pdf$/);
  note(info, hand, 3);
});

test("a new user has his rights in a minute", async ({ page }, info) => {
  await signedIn(page, CONTRACT, "admin01");
  await page.goto("/1013");
  const hand = new Hand();
  await hand.click(page.getByRole("button", { name: "ユーザーを追加" }));
  await hand.type(page.getByLabel(/^ユーザーID/), "fivejob1");
  await hand.type(page.getByLabel(/^ユーザー名/), "五箇　優");
  await hand.type(page.getByLabel(/^メールアドレス/), "fivejob1@aozora.example.jp");
  const groups = page.getByLabel(/^所属グループ/);
  await hand.choose(groups, await groups.locator("option").nth(1).innerText());
  await hand.click(page.getByRole("radio", { name: /^トピックス/ }));
  await hand.click(page.getByRole("button", { name: /^保存/ }));
  await expect(page.getByText("五箇　優を追加し、招待メールを送ります。")).toBeVisible();
  note(info, hand, 1);
});

test("a reader is told in a minute why an article did not come", async ({ page }, info) => {
  await aUser(page.request, "fivejob2", PASSWORD);
  await signedIn(page, CONTRACT, "fivejob2");
  await page.goto("/0002");
  const hand = new Hand();
  await hand.click(page.getByRole("button", { name: /メニュー/ }));
  await hand.click(page.getByRole("link", { name: "この記事がない" }));
  await hand.type(page.getByLabel(/^見出しの言葉かURL/), "工場");
  await hand.click(page.getByRole("button", { name: "理由を調べる" }));
  const choices = page.getByRole("list", { name: "探している記事はどれですか" });
  await hand.click(choices.getByRole("button").first());
  await expect(page.getByRole("heading", { name: "回答" })).toBeVisible();
  note(info, hand, 1, 5 * HEADLINE_SECONDS);
});

test("the directors' page of a morning of 70 articles is confirmed in three minutes", async ({ page }, info) => {
  await aMorning(page.request, info.config, {
    ...{ contract: CONTRACT, headlines: HEADLINES, name: "タテカワの話題", word: "タテカワ" },
  });
  await signedIn(page, CONTRACT, "topic01");
  await page.goto("/0002");
  const hand = new Hand();
  await hand.click(page.getByRole("link", { name: "役員版" }));
  await hand.click(page.getByRole("link", { name: "編集" }));
  const chosen = page.getByRole("list", { name: "載せる記事" }).getByRole("listitem");
  const candidates = page.getByRole("list", { name: "候補" }).getByRole("listitem");
  await expect(chosen).toHaveCount(MOST_STORIES);
  const read = (await chosen.count()) + (await candidates.count());
  expect(read).toBeGreaterThan(20);
  await hand.click(chosen.last().getByRole("button", { name: /を外す$/ }));
  await hand.click(candidates.nth(2).getByRole("button", { name: /を載せる$/ }));
  await hand.click(chosen.last().getByRole("button", { name: /を上へ$/ }));
  for (const at of [0, 1]) {
    await hand.type(chosen.nth(at).getByRole("textbox"), "来期の受注に響くおそれ");
    await hand.click(chosen.nth(at).getByText("確認中", { exact: true }));
  }
  await hand.click(page.getByRole("button", { name: /^確定する/ }));
  await expect(page.getByText("役員版を確定しました")).toBeVisible();
  await hand.click(page.getByRole("link", { name: "役員版を見る" }));
  await expect(page.getByText("来期の受注に響くおそれ")).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    hand.click(page.getByRole("button", { name: "PDF", exact: true })),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  note(info, hand, 3, read * HEADLINE_SECONDS);
});
