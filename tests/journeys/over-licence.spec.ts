import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tokyoDay } from "@kirinuki/schema/tokyo-day.ts";
import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { ingest, line, operator } from "./taking-in.ts";

const CONTRACT = "aozora01";
/** A paper of this journey alone, so that its licence is in nobody's way. */
const MEDIUM = { media_code: "JNY-LICENCE", media_name: "岬の経済" };
const TITLE = "ミズナギ丸の進水を祝う";
const SUBJECT = "許諾の上限";
const FEW = ["journey-few1@example.jp", "journey-few2@example.jp"];

test("a mail to more than may read an article asks first, and then brings its headline alone", async ({
  page,
  request,
}, { config }) => {
  const desk = await operator(request, CONTRACT);
  const theme = await desk.theme("ミズナギ丸の話題", "ミズナギ丸");
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-journey-"));
  const file = join(folder, "articles.jsonl");
  const text = { title: TITLE, article_text: `${TITLE}。`, issue_date: tokyoDay(new Date()), issue_type: 1 };
  await writeFile(file, line({ ...MEDIUM, ...text, data_section: 2, article_id: "mizunagi-1" }));
  expect((await ingest(config, file)).counts).toMatchObject({ stored: 1, matched: 1 });
  await rm(folder, { recursive: true });
  await desk.bound(MEDIUM.media_code, 1);

  await signedIn(page, CONTRACT, "topic01");
  await page.goto(`/0002?theme=${theme}&tab=news`);
  await page.getByRole("checkbox", { name: "記事1を選択" }).check();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("link", { name: "メール送信" }).click();
  await expect(page.getByLabel(/^件名/)).not.toHaveValue("");
  await page.getByLabel(/^件名/).fill(SUBJECT);
  await page.getByLabel("メールアドレスを入力").fill(FEW.join(", "));
  await page.getByRole("button", { name: "追加", exact: true }).click();

  const question = page.getByRole("dialog", { name: "許諾の上限を超える記事があります" });
  const send = async () => {
    await page.getByRole("button", { name: "送信内容を確認" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "送信する" }).click();
    await expect(question).toContainText(`1件は1人まで（「${TITLE}」）`);
  };
  await send();
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "宛先を減らす" }).click();
  await expect(page.getByLabel("メールアドレスを入力")).toBeFocused();
  await send();
  await question.getByRole("button", { name: "見出しだけにして送信" }).click();
  await expect(page.getByRole("row", { name: /journey-few1@example\.jp/ })).toContainText("送信待ち");

  await expect(async () => {
    await page.goto(config.metadata.mailPage);
    await page.getByRole("link", { name: SUBJECT }).first().click({ timeout: 1_000 });
  }).toPass();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByText(/朝刊\s許諾により見出しのみ$/)).toBeVisible();
  await expect(mail.getByText("許諾により見出しのみのため、このメールから記事は開けません。")).toBeVisible();
  await expect(mail.getByText(TITLE, { exact: true })).toBeVisible();
  await expect(mail.getByRole("link")).toHaveCount(0);
});
