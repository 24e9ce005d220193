// homeScreen through GraphQL beside its slowest REST call and beside the bare SQL: at a small contract, at an ordinary month and at ten times that.
import { readFileSync } from "node:fs";
import { findActor } from "@kirinuki/core-api/src/access/actor.read-model.ts";
import { resolveSelection } from "@kirinuki/core-api/src/access/selection.ts";
import { hashToken } from "@kirinuki/core-api/src/access/token.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { listArticles } from "@kirinuki/core-api/src/modules/articles/article/article-list.service.ts";
import { readNotice } from "@kirinuki/core-api/src/modules/people/notice/notice.read-model.ts";
import { readProfile } from "@kirinuki/core-api/src/modules/people/session/profile.read-model.ts";

import { readSetupDates } from "@kirinuki/core-api/src/modules/themes/theme/setup-date.read-model.ts";
import { readThemeTree } from "@kirinuki/core-api/src/modules/themes/theme/theme.service.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume, ORDINARY, type VolumeSize } from "@kirinuki/core-api/src/testing/volume.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { interleaved, markdown, numberOption } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

/** `--most=200000` leaves the largest out, whose filling takes minutes. */
const MOST = numberOption("most", 2_000_000);
const SIZES = [20_000, 200_000, 2_000_000].filter((hits) => hits <= MOST);
const ROUNDS = { rounds: 60, warmUp: 15 };
const today = tokyoDay(systemClock.now());
const period = { start: addDays(today, -13), end: today };

const documents: Record<string, string> = JSON.parse(
  readFileSync(new URL("../../web/src/__generated__/persisted-documents.json", import.meta.url), "utf8"),
);
const homeScreenHash = Object.keys(documents).find((hash) => documents[hash]?.includes("query HomeScreen"));

async function measure(product: Product, size: VolumeSize) {
  const { ownerUrl, apiUrl } = product.installation;
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  const group = await aGroup(owner, await aContract(owner));
  const user = await aUser(owner, group, { userAuthority: 1 });
  await aVolume(owner, group.contractId, { ...size, lastDay: today });
  const { rows } = await owner.query("SELECT min(theme_id)::text AS id FROM theme WHERE contract_id = $1", [
    group.contractId,
  ]);
  const themeId: string = rows[0].id;
  const token = await aSession(owner, user, systemClock.now());
  await owner.end();

  const api = createDataSource({ url: apiUrl, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  await api.initialize();
  const scope = new TransactionScope(api);
  const tokenHash = hashToken(token.split(".")[1] ?? "");
  const query = {
    data_kbn: 1 as const,
    id: themeId,
    process_date_start: period.start,
    process_date_end: period.end,
    page: 1,
    page_size: 10,
  };
  const sql = () =>
    scope.forContract(group.contractId, "read", async (tx) => {
      const live = await findActor(tx, group.contractId, tokenHash, systemClock.now());
      if (!live) throw new Error("the bench's session holds");
      const { actor } = live;
      await readProfile(tx, actor, systemClock.now());
      await readThemeTree(tx, actor, period);
      await readNotice(tx, group.contractId);
      await readSetupDates(tx, actor, await resolveSelection(tx, actor, { kind: 1, id: themeId }), {
        start: addDays(today, -365),
        end: today,
      });
      await listArticles({ actor, tx, query, clock: systemClock }, [1, 2], (row) => row);
    });

  const headers = { cookie: `kirinuki_session=${token}` };
  const rest = (path: string) => async () => {
    const answer = await fetch(`${product.coreUrl}/api/v1/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.json();
  };
  const selection = { kind: "THEME", id: themeId };
  const body = JSON.stringify({
    operationName: "HomeScreen",
    variables: { input: { selection, period, source: "NEWSPAPER", pageSize: 10 } },
    extensions: { persistedQuery: { version: 1, sha256Hash: homeScreenHash } },
  });
  const graphql = async () => {
    const answer = await fetch(`${product.webUrl}/graphql`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "apollo-require-preflight": "true" },
      body,
    });
    const { data, errors } = (await answer.json()) as { data?: { homeScreen?: object }; errors?: object };
    if (!data?.homeScreen || errors) throw new Error(JSON.stringify(errors));
  };
  const days = `process_date_start=${period.start}&process_date_end=${period.end}`;
  const timings = await interleaved(
    {
      "homeScreen (GraphQL)": graphql,
      "bare SQL": sql,
      "GET /themes": rest(`themes?${days}`),
      "GET /newspaper_articles": rest(`newspaper_articles?data_kbn=1&id=${themeId}&${days}`),
      "GET /setup_date": rest(`setup_date?data_kbn=1&id=${themeId}`),
      "GET /session": rest("session"),
      "GET /notice": rest("notice"),
    },
    ROUNDS,
  );
  await api.destroy();
  return timings;
}

const count = (hits: number) => hits.toLocaleString("en");

const product = await startProduct();
try {
  const measured: { hits: number; timings: Awaited<ReturnType<typeof measure>> }[] = [];
  for (const hits of SIZES) {
    await withClient(product.installation.ownerUrl, (client) => client.query("TRUNCATE article, contract CASCADE"));
    const began = performance.now();
    const timings = await measure(product, { ...ORDINARY, hits });
    console.log(`${count(hits)} hits filled and measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    measured.push({ hits, timings });
  }
  const calls = Object.keys(measured[0]?.timings ?? {}) as (keyof Awaited<ReturnType<typeof measure>>)[];
  console.log(
    markdown(
      ["milliseconds", ...measured.flatMap(({ hits }) => [`p50, ${count(hits)} hits`, "p95"])],
      calls.map((name) => [name, ...measured.flatMap(({ timings }) => [timings[name].p50, timings[name].p95])]),
    ),
  );
  const least = measured[0]?.timings["homeScreen (GraphQL)"].p50 ?? 0;
  for (const { hits, timings } of measured) {
    const { "homeScreen (GraphQL)": home, "bare SQL": sql, ...rest } = timings;
    const slowest = Math.max(...Object.values(rest).map(({ p50 }) => p50));
    const [bySlowest, bySql, byLeast] = [slowest, sql.p50, least].map((other) => (home.p50 / other).toFixed(2));
    console.log(
      `${count(hits)} hits: homeScreen / slowest REST call = ${bySlowest}, / bare SQL = ${bySql}, / itself at ${count(SIZES[0] ?? 0)} hits = ${byLeast}`,
    );
  }
  console.log("resident memory, MB:", product.memory());
} finally {
  await product.stop();
}
