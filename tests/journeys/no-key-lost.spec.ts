import { articlesOf, aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { typeAhead } from "./keys.ts";

/** How much slower than this machine, and how long between two keys in ms: all of them with EVERY_KEY=1, else the hardest and one in between. */
const PACES = [1, 4, 6]
  .flatMap((rate) => [0, 16, 33, 80].map((pause) => ({ rate, pause })))
  .filter(
    ({ rate, pause }) => process.env.EVERY_KEY === "1" || (rate === 6 && pause === 0) || (rate === 4 && pause === 33),
  );

const KEYS = 100;

/** What a reader presses: mostly on, sometimes back, ticks on the way, single and over a range. Always the same. */
const pressed = Array.from({ length: KEYS }, (_, index) => {
  if (index % 17 === 16) return "X";
  if (index % 5 === 3) return "x";
  return index % 7 === 5 ? "k" : "j";
});

/** Which row is open and which are ticked after the keys, in a list of so many. */
function outcome(keys: readonly string[], length: number): { row: number; ticked: number[] } {
  let row = -1;
  let anchor = -1;
  const ticked = new Set<number>();
  for (const key of keys) {
    if (key === "j") row = Math.min(row + 1, length - 1);
    if (key === "k") row = row < 0 ? 0 : Math.max(row - 1, 0);
    if (key === "x" && row >= 0) {
      if (!ticked.delete(row)) ticked.add(row);
      anchor = row;
    }
    if (key === "X" && row >= 0) {
      const from = anchor < 0 ? row : anchor;
      for (let each = Math.min(from, row); each <= Math.max(from, row); each += 1) ticked.add(each);
      anchor = row;
    }
  }
  return { row, ticked: [...ticked].sort((a, b) => a - b) };
}

for (const { rate, pause } of PACES)
  test(`100 keys, ${pause} ms apart, on a machine ${rate} times slower: the right row and the right ticks`, async ({
    page,
  }) => {
    await signedIn(page, "kirinuki", "admin01");
    const theme = await aTheme(page.request, ({ web }) => web > 60);
    const ids = (await articlesOf(page.request, "webnews", theme.id)).map(({ article_id }) => article_id);
    await page.goto(`${theme.address}&tab=web`);
    await expect(page.locator("a[data-article]").first()).toBeVisible();
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate });

    await typeAhead(client, page, pressed, pause);

    const { row, ticked } = outcome(pressed, ids.length);
    const open = page.locator("a[data-article][aria-current=true]");
    await expect(open).toHaveAttribute("data-article", ids[row] ?? "");
    await expect(page).toHaveURL(new RegExp(`article=3-${ids[row]}$`));
    await expect(page.getByText(`${ticked.length}件を選択`)).toBeVisible();
    const boxes = page.getByRole("checkbox", { name: /^記事\d+を選択$/, checked: true });
    const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("aria-label")));
    expect(names).toEqual(ticked.map((each) => `記事${each + 1}を選択`));
  });

test("a mail takes the articles that the last keys ticked, at once, and the way back leads to the last row", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "admin01");
  const theme = await aTheme(page.request, ({ web }) => web > 10);
  const ids = (await articlesOf(page.request, "webnews", theme.id)).map(({ article_id }) => article_id);
  await page.goto(`${theme.address}&tab=web`);
  await expect(page.locator("a[data-article]").first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await typeAhead(client, page, ["j", "x", "j", "j", "X", "m"], 0);
  await expect(page).toHaveURL(new RegExp(`/1002\\?a00=w${ids[0]}\\.w${ids[1]}\\.w${ids[2]}$`));
  await page.goBack();
  await expect(page.locator("a[data-article][aria-current=true]")).toHaveAttribute("data-article", ids[2] ?? "");
  await expect(page.getByRole("link", { name: "メール送信(3件)" })).toBeVisible();
});
