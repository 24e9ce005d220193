// One changed expression of very many, from its commit to the matcher that knows it: what a batch of articles waits for.
// `npm run bench -- active-expressions --themes=100000`
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { ActiveExpressions } from "@kirinuki/core-api/src/matching/set-up/active-expressions.ts";
import { discardInstallation } from "../support/discard-installation.ts";
import { addThemes } from "./support/bench-themes.ts";
import { markdown, numberOption } from "./support/measure.ts";

const THEMES = numberOption("themes", 100_000);
const CHANGES = 20;

interface Took {
  ms: number;
  cpu: number;
}

async function took(work: () => Promise<unknown>): Promise<Took> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, cpu: (user + system) / 1000 };
}

const line = (name: string, all: readonly Took[]): string[] => {
  const sorted = all.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)]?.ms ?? Number.NaN).toFixed(0);
  return [name, at(0.5), at(1), (all.reduce((sum, { cpu }) => sum + cpu, 0) / all.length).toFixed(0)];
};

const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir, openDatabase });
const source = createDataSource({
  url: installation.operatorUrl,
  poolSize: 2,
  statementTimeout: 0,
  applicationName: "bench",
});
try {
  await migrate(installation.ownerUrl);
  const count = await addThemes(installation.ownerUrl, THEMES);
  await source.initialize();
  const scope = new TransactionScope(source);
  const expressions = new ActiveExpressions();
  const look = () => scope.shared("read", (tx) => expressions.current(tx));
  const first = await took(look);
  const [same, one]: [Took[], Took[]] = [[], []];
  await withClient(installation.ownerUrl, async (owner) => {
    for (let nth = 1; nth <= CHANGES; nth += 1) {
      same.push(await took(look));
      const { rowCount } = await owner.query(
        "UPDATE expression SET expression = $1 WHERE expression_id = (SELECT min(expression_id) + $2 FROM expression)",
        [`変更${nth}`, nth * 100],
      );
      if (rowCount !== 1) throw new Error("nothing was changed");
      one.push(await took(look));
    }
  });
  console.log(`${THEMES} themes, ${count} expressions`);
  console.log(
    markdown(
      ["", "ms, median", "most", "processor, ms"],
      [line("all of them, first read", [first]), line("nothing changed", same), line("one changed, live", one)],
    ),
  );
} finally {
  await source.destroy();
  await installation.release();
  discardInstallation(stateDir);
}
