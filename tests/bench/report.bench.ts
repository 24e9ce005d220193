// A report of 2,000 articles from the first count to its last byte, as the worker makes it, and the memory that this takes.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { makeReports } from "@kirinuki/core-api/src/modules/articles/report/make-reports.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { anArticle } from "@kirinuki/core-api/src/testing/an-article.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { addDays, systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { markdown } from "./support/measure.ts";

const ARTICLES = 2_000;
const ROUNDS = 5;
const SECTIONS = [1, 2, 3, 5] as const;
const TITLES = [
  "全固体電池の量産を来年に開始へ　部材の調達先を国内外に広げる",
  "洋上風力の公募、秋田沖と新潟沖の2海域で12月に始まる",
  "半導体装置大手、熊本に新拠点「顧客の近くで試作」　投資額は450億円",
];

const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir, openDatabase });
try {
  await migrate(installation.ownerUrl);
  const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
  const contract = await aContract(owner);
  const { userId } = await aUser(owner, await aGroup(owner, contract), { userAuthority: 1, themeBrowsing: true });
  const themes = await Promise.all(["半導体", "電池", "風力", "自社"].map((name) => aTheme(owner, contract, { name })));
  for (let at = 0; at < ARTICLES; at += 1)
    await anArticle(owner, {
      dataSection: SECTIONS[at % 4] ?? 1,
      processDate: addDays("2026-10-01", at % 31),
      mediaName: `媒体${at % 60}`,
      title: `${TITLES[at % 3]}（${at}）`,
      themes: themes.filter((_, no) => (at + no) % 3 === 0),
    });
  const source = createDataSource({
    url: installation.operatorUrl,
    poolSize: 2,
    statementTimeout: 0,
    applicationName: "bench",
  });
  await source.initialize();
  const maker = {
    scope: new TransactionScope(source),
    clock: systemClock,
    originals: new FolderStore(join(stateDir, "reports")),
    publicUrl: "https://kirinuki.example",
    log: (message: string, detail?: object) => console.log(message, detail),
  };
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const before = Math.round(process.memoryUsage().rss / 1024 / 1024);
  const peak = () => `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;
  const peaks: string[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await owner.query(
      `INSERT INTO report (contract_id, title, theme_ids, theme_group_ids, sections, start_day, end_day, made_by, requested_at)
       VALUES ($1, '月次レポート', $2, '{}', '{1,2,3,5}', '2026-10-01', '2026-10-31', $3, now())`,
      [contract.contractId, themes.map(({ themeId }) => themeId), userId],
    );
    const start = performance.now();
    if ((await makeReports(maker)) !== 1) throw new Error("the report was not made");
    seconds.push((performance.now() - start) / 1000);
    peaks.push(peak());
  }
  const sorted = [...seconds].sort((a, b) => a - b);
  const rows = [
    ["first, with fonts and charts to load", `${seconds[0]?.toFixed(1)} s`],
    ["median of 5", `${sorted[2]?.toFixed(1)} s`],
    ["memory of the process before", `${before} MB`],
    ["peak with the first report, with all five", `${peaks[0]}, ${peaks.at(-1)}`],
  ];
  console.log(markdown(["a report of 2,000 articles: counts, PDF, Excel file", "measured"], rows));
  await owner.end();
  await source.destroy();
} finally {
  await installation.release();
  discardInstallation(stateDir);
}
