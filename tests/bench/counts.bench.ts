// Home's numbers from the rollups beside the direct GROUP BY. 1.4 million hits; BENCH_HITS=14000000 makes it as many as the target names.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import type { Actor } from "@kirinuki/core-api/src/access/actor.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { readThemeGroups, readThemes } from "@kirinuki/core-api/src/modules/themes/theme/theme-counts.read-model.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume, ORDINARY } from "@kirinuki/core-api/src/testing/volume.ts";
import { addDays } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { interleaved, markdown } from "./support/measure.ts";

const HITS = Number(process.env.BENCH_HITS ?? 1_400_000);
const ROUNDS = { rounds: 15, warmUp: 3 };
const period = { start: addDays(ORDINARY.lastDay, -13), end: ORDINARY.lastDay };

const SECTIONS = "(1, 'mc'), (2, 'sc'), (3, 'web'), (5, 'magazine')";
const columns = (count: string) =>
  [...SECTIONS.matchAll(/\((\d), '(\w+)'\)/g)]
    .map(([, section, name]) => `(${count} FILTER (WHERE data_section = ${section}))::int AS ${name}`)
    .join(", ");
const PERIOD = "contract_id = $1 AND process_date BETWEEN $2 AND $3 AND disp_status = 0";
/** What home would ask without rollups. */
const DIRECT = {
  themes: `SELECT theme_id::text AS id, ${columns("count(*)")} FROM theme_article WHERE ${PERIOD} GROUP BY theme_id`,
  groups: `SELECT theme_group_id::text AS id, ${columns("count(DISTINCT article_id)")}
    FROM theme_article JOIN theme_group_theme USING (contract_id, theme_id) WHERE ${PERIOD} GROUP BY theme_group_id`,
};

/**
 * The hits of a month come in one statement here, not 500 at a time: whether each one's article exists is known, and the groups
 * are counted at the end, by what counts a group whose themes change.
 */
const BEFORE = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT conname FROM pg_constraint WHERE conrelid = 'theme_article'::regclass AND contype = 'f' LOOP
    EXECUTE format('ALTER TABLE theme_article DROP CONSTRAINT %I', name);
  END LOOP;
  ALTER TABLE theme_article DISABLE TRIGGER theme_article_added; END $$`;
const AFTER = "SELECT recount_theme_group(contract_id, theme_group_id) FROM theme_group";

const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir, openDatabase });
try {
  await migrate(installation.ownerUrl);
  const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
  await owner.query(BEFORE);
  const { contractId, userGroupId } = await aGroup(owner, await aContract(owner));
  const start = performance.now();
  await aVolume(owner, contractId, { ...ORDINARY, hits: HITS });
  await owner.query(AFTER);
  await owner.query("VACUUM ANALYZE theme_group_count");
  await owner.end();
  const source = createDataSource({
    url: installation.apiUrl,
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "bench",
  });
  await source.initialize();
  const scope = new TransactionScope(source);
  const actor = { contractId, userGroupId, themeBrowsing: true } as Actor;
  const direct = (sql: string) => () =>
    scope.forContract(contractId, "read", (tx) =>
      tx.query<{ id: string; mc: number; sc: number; web: number; magazine: number }>(sql, [
        contractId,
        period.start,
        period.end,
      ]),
    );
  const calls = {
    "themes, rollup": () => scope.forContract(contractId, "read", (tx) => readThemes(tx, actor, period)),
    "themes, direct": direct(DIRECT.themes),
    "groups, rollup": () => scope.forContract(contractId, "read", (tx) => readThemeGroups(tx, actor, period)),
    "groups, direct": direct(DIRECT.groups),
  };
  for (const of of ["themes", "groups"] as const) {
    const kept = (await calls[`${of}, rollup`]()).map(({ id, counts }) => [
      id,
      counts[1],
      counts[2],
      counts[3],
      counts[5],
    ]);
    const told = (await calls[`${of}, direct`]()).map(({ id, mc, sc, web, magazine }) => [id, mc, sc, web, magazine]);
    const sorted = (rows: unknown[][]) => JSON.stringify(rows.toSorted((a, b) => Number(a[0]) - Number(b[0])));
    if (sorted(kept) !== sorted(told)) throw new Error(`the rollup of ${of} is wrong`);
  }
  const timings = await interleaved(calls, ROUNDS);
  await source.destroy();
  console.log(
    `${HITS} hits written in ${((performance.now() - start) / 1000).toFixed(0)} s; rollups equal the direct counts`,
  );
  console.log(
    markdown(
      ["milliseconds", "p50", "p95"],
      Object.entries(timings).map(([name, { p50, p95 }]) => [name, p50, p95]),
    ),
  );
  for (const of of ["themes", "groups"] as const)
    console.log(`${of}: direct / rollup = ${(timings[`${of}, direct`].p50 / timings[`${of}, rollup`].p50).toFixed(1)}`);
} finally {
  await installation.release();
  discardInstallation(stateDir);
}
