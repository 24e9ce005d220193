// A report of 2,000 articles from the first count to its last byte, made by a process of its own as the worker is one, and the memory of that process.

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { anArticle } from "@kirinuki/core-api/src/testing/an-article.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { addDays } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { markdown } from "./support/measure.ts";
import type { MadeReports, MakerOrder } from "./support/report-maker.ts";
import { resident } from "./support/resident.ts";

const ARTICLES = 2_000;
const ROUNDS = 5;
const WATCHED_MS = 20;
/** Of node, for the process that makes reports: `npm run bench -- report --max-old-space-size=160`. */
const MORE = process.argv.slice(2).filter((option) => option.startsWith("--"));
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
  const child = fork(fileURLToPath(new URL("./support/report-maker.ts", import.meta.url)), [], {
    execArgv: [...MORE, "--import", fileURLToPath(new URL("../../scripts/lib/typescript.mjs", import.meta.url))],
  });
  const told = async (order: MakerOrder | "make"): Promise<MadeReports> => {
    const answer = once(child, "message");
    child.send(order);
    return (await answer)[0];
  };
  const before = await told({ url: installation.operatorUrl, folder: join(stateDir, "reports") });
  const rounds: MadeReports[] = [];
  let [writing, together] = [0, 0];
  const watch = setInterval(() => {
    const { server, merging } = resident(child.pid ?? 0);
    writing = Math.max(writing, merging);
    together = Math.max(together, server + merging);
  }, WATCHED_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    await owner.query(
      `INSERT INTO report (contract_id, title, theme_ids, theme_group_ids, sections, start_day, end_day, made_by, requested_at)
       VALUES ($1, '月次レポート', $2, '{}', '{1,2,3,5}', '2026-10-01', '2026-10-31', $3, now())`,
      [contract.contractId, themes.map(({ themeId }) => themeId), userId],
    );
    rounds.push(await told("make"));
  }
  clearInterval(watch);
  child.disconnect();
  if (rounds.some(({ count }) => count !== 1)) throw new Error("a report was not made");
  const sorted = rounds.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const rows = [
    ["first, with fonts and charts to load", `${rounds[0]?.seconds.toFixed(1)} s`],
    ["median of 5", `${sorted[2]?.toFixed(1)} s`],
    ["memory of the process before", `${before.resident} MB`],
    ["peak with the first report, with all five", `${rounds[0]?.peak} MB, ${rounds.at(-1)?.peak} MB`],
    ["process that writes the files, most of five", `${writing} MB`],
    ["both at once, most of five", `${together} MB`],
    ["memory after the last", `${rounds.at(-1)?.resident} MB`],
  ];
  console.log(markdown(["a report of 2,000 articles: counts, PDF, Excel file", "measured"], rows));
  await owner.end();
} finally {
  await installation.release();
  discardInstallation(stateDir);
}
