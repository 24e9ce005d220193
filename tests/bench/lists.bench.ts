// A list's page and an article's detail through REST, beside the same statements on a connection of their own.

import { findActor } from "@kirinuki/core-api/src/access/actor.read-model.ts";
import { hashToken } from "@kirinuki/core-api/src/access/token.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { readArticleDetail } from "@kirinuki/core-api/src/modules/articles/article/article-detail.service.ts";
import { listArticles } from "@kirinuki/core-api/src/modules/articles/article/article-list.service.ts";
import { periodOf } from "@kirinuki/core-api/src/period/period.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume, ORDINARY } from "@kirinuki/core-api/src/testing/volume.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { interleaved, markdown } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

const ROUNDS = { rounds: 60, warmUp: 15 };
const today = tokyoDay(systemClock.now());
const period = { process_date_start: addDays(today, -13), process_date_end: today };

/** A contract with an ordinary month, a user who has read every third article of it, and one of its themes. */
async function load(product: Product) {
  const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
  const group = await aGroup(owner, await aContract(owner));
  const user = await aUser(owner, group, { userAuthority: 1 });
  await aVolume(owner, group.contractId, { ...ORDINARY, lastDay: today });
  await owner.query(
    `INSERT INTO read_mark (contract_id, user_id, article_id, read_at)
     SELECT DISTINCT $1::int, $2, article_id, now() FROM theme_article WHERE contract_id = $1 AND article_id % 3 = 0`,
    [group.contractId, user.userId],
  );
  await owner.query("ANALYZE read_mark");
  const { rows } = await owner.query(
    "SELECT theme_id::text AS theme, article_id::text AS article FROM theme_article WHERE contract_id = $1 ORDER BY process_date DESC LIMIT 1",
    [group.contractId],
  );
  const token = await aSession(owner, user, systemClock.now());
  await owner.end();
  return { contractId: group.contractId, token, themeId: String(rows[0].theme), articleId: String(rows[0].article) };
}

async function measure(product: Product) {
  const { contractId, token, themeId, articleId } = await load(product);
  const url = product.installation.apiUrl;
  const api = createDataSource({ url, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  await api.initialize();
  const scope = new TransactionScope(api);
  const tokenHash = hashToken(token.split(".")[1] ?? "");
  const actorOf = () =>
    scope.forContract(contractId, "read", async (tx) => {
      const live = await findActor(tx, contractId, tokenHash, systemClock.now());
      if (!live) throw new Error("the bench's session holds");
      return live.actor;
    });
  const query = { data_kbn: 1 as const, id: themeId, ...period, page: 1, page_size: 10 };
  const sqlList = (more: object) => async () => {
    const actor = await actorOf();
    await scope.forContract(contractId, "read", (tx) =>
      listArticles({ actor, tx, query: { ...query, ...more }, clock: systemClock }, [1, 2], (row) => row),
    );
  };
  const sqlDetail = async () => {
    const actor = await actorOf();
    await scope.forContract(contractId, "read", (tx) =>
      readArticleDetail(tx, actor, articleId, { period: periodOf({}, systemClock), now: systemClock.now() }),
    );
  };
  const headers = { cookie: `kirinuki_session=${token}` };
  const rest = (path: string) => async () => {
    const answer = await fetch(`${product.coreUrl}/api/v1/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.json();
  };
  const list = `newspaper_articles?data_kbn=1&id=${themeId}&process_date_start=${period.process_date_start}&process_date_end=${today}`;
  const timings = await interleaved(
    {
      "list, REST": rest(list),
      "list, SQL": sqlList({}),
      "unread only, REST": rest(`${list}&unread_only=1`),
      "unread only, SQL": sqlList({ unread_only: 1 }),
      "article, REST": rest(`article?articleId=${articleId}`),
      "article, SQL": sqlDetail,
    },
    ROUNDS,
  );
  await api.destroy();
  return timings;
}

const product = await startProduct();
try {
  const timings = await measure(product);
  console.log(
    markdown(
      ["200,000 hits, milliseconds", "p50", "p95"],
      Object.entries(timings).map(([name, { p50, p95 }]) => [name, p50, p95]),
    ),
  );
  for (const what of ["list", "unread only", "article"] as const)
    console.log(`${what}: REST / SQL = ${(timings[`${what}, REST`].p50 / timings[`${what}, SQL`].p50).toFixed(2)}`);
} finally {
  await product.stop();
}
