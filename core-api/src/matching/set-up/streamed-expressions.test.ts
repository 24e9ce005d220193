import { setImmediate } from "node:timers/promises";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { newsDesk } from "../../ingest/testing/news-desk.ts";
import { ActiveExpressions } from "./active-expressions.ts";
import type { ArticleToMatch } from "./matcher.ts";
import { StreamedExpressions } from "./streamed-expressions.ts";

const desk = await newsDesk(await testDatabase());

const anArticle = (articleId: string, body: string, host: string | null = null): ArticleToMatch => ({
  articleId,
  dataSection: 3,
  title: "題",
  body,
  mediaCode: null,
  mediaName: null,
  host,
});

const EXPRESSIONS = `
  INSERT INTO expression (contract_id, theme_id, expression, canonical)
  SELECT $1, $2, text, text FROM generate_series(1, $3::int) n, concat('語', n, ' OR 語', n % 7, '番') AS text`;

it("finds what the compiled ones find, however the parts fall, and lets others take their turn", async () => {
  const [first, second] = [await desk.contract("onetime1"), await desk.contract("onetime2")];
  for (const contract of [first, second]) {
    await desk.theme(contract, "空");
    // More than a part has, and several in one.
    for (const count of [1, 730, 3, 520, 250]) {
      const theme = await desk.theme(contract, `${count}`);
      await desk.owner.query(EXPRESSIONS, [contract, theme, count]);
    }
    await desk.theme(contract, "源", [{ section: 1, text: "語1" }, "domain:a.example"]);
  }
  await desk.owner.query("INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'a.example')", [second]);
  const articles = [
    anArticle("1", "語1と語729、語3番"),
    anArticle("2", "語518", "www.a.example"),
    anArticle("3", "無"),
  ];
  const found = (expressions: StreamedExpressions | ActiveExpressions) =>
    desk.scope.shared("read", async (tx) => {
      const { matcher } = await expressions.current(tx);
      const hits = await matcher.match(articles);
      return hits.sort((a, b) => Number(a.articleId) - Number(b.articleId));
    });
  const expected = await found(new ActiveExpressions());
  expect(expected.length).toBeGreaterThan(10);
  let [turns, isDone] = [0, false];
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate();
  })();
  expect(await found(new StreamedExpressions())).toEqual(expected);
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(6);
});

it("finds nothing where there are no expressions", async () => {
  await desk.owner.query("DELETE FROM theme");
  await desk.scope.shared("read", async (tx) => {
    const { matcher } = await new StreamedExpressions().current(tx);
    expect(await matcher.match([anArticle("1", "語1")])).toEqual([]);
    expect(await matcher.match([])).toEqual([]);
  });
});
