// Batches of 1,000 articles through REST beside the same statements, and the workspace of a topic with 500 articles in a
// real browser: its first content beside its slowest call, and how evenly it scrolls.

import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { readArticleRows } from "@kirinuki/core-api/src/modules/articles/article/article-rows.read-model.ts";
import { noteHistory } from "@kirinuki/core-api/src/modules/articles/article-history/article-history.ts";
import {
  lockContract,
  readSettable,
  storeSettings,
} from "@kirinuki/core-api/src/modules/articles/article-setting/article-setting.repository.ts";
import {
  readStored,
  storeOrder,
} from "@kirinuki/core-api/src/modules/articles/topic-article/topic-article.repository.ts";
import { aSession, aUser, type TestUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup, aTopic } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume, ORDINARY } from "@kirinuki/core-api/src/testing/volume.ts";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { openBrowser } from "./support/corpus-browser.ts";
import { interleaved, markdown } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";
import { scrollThrough, timeOfFirstRow } from "./support/workspace-page.ts";

const ROUNDS = { rounds: 9, warmUp: 2 };
const BATCH = 1000;
/** A day of a topic holds so many, and one call adds so many. */
const OF_A_TOPIC = 500;
const OPENINGS = 5;
const today = tokyoDay(systemClock.now());

interface Loaded {
  contractId: number;
  admin: TestUser;
  token: string;
  themeIds: number[];
  /** Two batches of web news that lie in themes. */
  ids: [rest: string[], sql: string[]];
  nextTopic(): Promise<number>;
}

async function load(owner: pg.Pool): Promise<Loaded> {
  const contract = await aContract(owner);
  const { contractId } = contract;
  const admin = await aUser(owner, await aGroup(owner, contract), { userAuthority: 1 });
  await aVolume(owner, contractId, { ...ORDINARY, lastDay: today });
  const { rows } = await owner.query(
    `SELECT DISTINCT article_id::text AS id FROM theme_article WHERE contract_id = $1 AND data_section = 3
     ORDER BY 1 DESC LIMIT $2`,
    [contractId, 2 * BATCH],
  );
  const { rows: themes } = await owner.query("SELECT theme_id AS id FROM theme WHERE contract_id = $1", [contractId]);
  const ids = rows.map(({ id }) => String(id));
  return {
    ...{ contractId, admin, themeIds: themes.map(({ id }) => Number(id)) },
    token: await aSession(owner, admin, systemClock.now()),
    ids: [ids.slice(0, BATCH), ids.slice(BATCH)],
    nextTopic: async () => (await aTopic(owner, contract)).topicsId,
  };
}

const parts = (ids: readonly string[]) => [ids.slice(0, OF_A_TOPIC), ids.slice(OF_A_TOPIC)];

/** Each call changes all of its articles each time: nothing is written of what is so already. */
async function batches(
  product: Product,
  { contractId, admin, token, themeIds, ids: [restIds, sqlIds], nextTopic }: Loaded,
) {
  const url = product.installation.apiUrl;
  const api = createDataSource({ url, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  await api.initialize();
  const scope = new TransactionScope(api);
  const headers = { cookie: `kirinuki_session=${token}`, "content-type": "application/json" };
  const rest = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${product.coreUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    const { data } = (await answer.json()) as { data: { changed_count?: number; num?: number } };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(data)}`);
    return data.changed_count ?? data.num ?? 0;
  };
  const expectAll = (changed: number, of: number) => {
    if (changed !== of) throw new Error(`${changed} of ${of} were changed`);
  };
  const settings = (dispStatus: number, comment: string) =>
    scope.forContract(contractId, "write", async (tx) => {
      await lockContract(tx, contractId);
      await readSettable(tx, contractId, sqlIds, [3]);
      await storeSettings(
        tx,
        contractId,
        sqlIds.map((articleId) => ({ articleId, dispStatus, comment })),
      );
      const action = comment === "" ? "unpublish" : "comment";
      await noteHistory(
        tx,
        admin,
        sqlIds.map((articleId) => ({ articleId, action, detail: comment })),
      );
    });
  let [round, topics] = [0, [] as number[]];
  while (topics.length < 4 * (ROUNDS.rounds + ROUNDS.warmUp)) topics.push(await nextTopic());
  const timings = await interleaved(
    {
      "PUT /article_target_setting, REST": async () => {
        round += 1;
        const body = { article_info: restIds, disp_status: round % 2 };
        expectAll(await rest("PUT", "/article_target_setting", body), BATCH);
      },
      "PUT /article_target_setting, SQL": () => settings(round % 2, ""),
      "PUT /article_comment_setting, REST": async () => {
        const body = { article_info: restIds, comment: `要点${round}` };
        expectAll(await rest("PUT", "/article_comment_setting", body), BATCH);
      },
      "PUT /article_comment_setting, SQL": () => settings(round % 2, `要点${round}`),
      "POST /topic_articles, REST": async () => {
        for (const article_info of parts(restIds))
          expectAll(
            await rest("POST", "/topic_articles", { topics_id: String(topics.pop()), article_info }),
            OF_A_TOPIC,
          );
      },
      "POST /topic_articles, SQL": async () => {
        for (const ids of parts(sqlIds))
          await scope.forContract(contractId, "write", async (tx) => {
            const key = { contractId, topicsId: topics.pop() ?? 0 };
            await lockContract(tx, contractId);
            await readStored(tx, key, today, ids);
            await readSettable(tx, contractId, ids, [3]);
            const ordered = ids.map((id, at) => ({ id, section: 3 as const, order: at + 1 }));
            await storeOrder(tx, key, today, ordered);
            const events = ids.map((articleId) => ({ articleId, action: "topic_add" as const, detail: "トピックス" }));
            await noteHistory(tx, admin, events);
            await readArticleRows(tx, { ...admin, purpose: "display" }, ids, themeIds);
          });
      },
    },
    ROUNDS,
  );
  await api.destroy();
  return timings;
}

/** A topic with 500 articles: opened by its link again and again, then scrolled through. */
async function workspace(product: Product, { contractId, token, ids: [, ids], nextTopic }: Loaded, owner: pg.Pool) {
  const topic = await nextTopic();
  await owner.query(
    `INSERT INTO topic_article (contract_id, topics_id, article_id, process_date, data_section, display_order)
     SELECT $1, $2, g.id, $3, 3, g.place FROM unnest($4::bigint[]) WITH ORDINALITY g(id, place)`,
    [contractId, topic, today, ids.slice(0, OF_A_TOPIC)],
  );
  const { context, close } = await openBrowser(product.webUrl, { name: "kirinuki_session", value: token });
  try {
    const page = await context.newPage();
    const openings: Awaited<ReturnType<typeof timeOfFirstRow>>[] = [];
    for (let at = 0; at <= OPENINGS; at += 1) {
      const opening = await timeOfFirstRow(page, `${product.webUrl}/1019-002?topic=${topic}`);
      if (at > 0) openings.push(opening);
    }
    const middle = openings.toSorted((a, b) => a.firstRow / a.slowestCall - b.firstRow / b.slowestCall)[OPENINGS >> 1];
    return { opening: middle, frames: await scrollThrough(page, OF_A_TOPIC) };
  } finally {
    await close();
  }
}

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const loaded = await load(owner);
  const timings = await batches(product, loaded);
  const calls = ["PUT /article_target_setting", "PUT /article_comment_setting", "POST /topic_articles"] as const;
  const rows = calls.map((name) => {
    const [rest, sql] = [timings[`${name}, REST`], timings[`${name}, SQL`]];
    return [name, rest.p50, rest.p95, sql.p50, rest.p50 / sql.p50];
  });
  console.log(markdown(["1,000 articles, milliseconds", "REST p50", "REST p95", "SQL p50", "times"], rows));
  const { opening, frames } = await workspace(product, loaded, owner);
  console.log("first row of the workspace, milliseconds after its click, beside its slowest call:", opening);
  console.log("frames while 500 articles are scrolled through:", frames);
} finally {
  await owner.end();
  await product.stop();
}
