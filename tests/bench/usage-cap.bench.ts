// 500 concurrent requests on a cap of 100 through two core-api processes: exactly 100 get their original, 400 get data_flag 0.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { confirm, race } from "@kirinuki/core-api/src/modules/originals/original-use/testing/cap-race.ts";
import { anOriginalsDesk } from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import type { ServeOrder } from "@kirinuki/core-api/src/modules/originals/original-use/testing/serve-child.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aSession } from "@kirinuki/core-api/src/testing/a-user.ts";
import pg from "pg";
import { startProduct } from "./support/product.ts";

const [REQUESTS, CAP] = [500, 100];
const product = await startProduct();
const { installation, dataFolder } = product;
const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function serve() {
  const child = fork(here("../../core-api/src/modules/originals/original-use/testing/serve-child.ts"), [], {
    execArgv: ["--import", here("../../scripts/lib/typescript.mjs")],
  });
  const { apiUrl, operatorUrl } = installation;
  child.send({ apiUrl, operatorUrl, dataFolder, aheadMs: 0 } satisfies ServeOrder);
  const [port] = await once(child, "message");
  return { origin: `http://127.0.0.1:${port}`, child };
}

const servers = await Promise.all([serve(), serve()]);
try {
  const originals = new FolderStore(join(dataFolder, "originals"));
  for (const kill of [false, true]) {
    const desk = await anOriginalsDesk({ owner } as Parameters<typeof anOriginalsDesk>[0], { originals }, { mc: CAP });
    const articles = [];
    for (let at = 0; at < REQUESTS; at += 1) articles.push(await desk.article(1));
    const cookie = await aSession(owner, desk.user, new Date());
    const started = performance.now();
    const origins = servers.map(({ origin }) => origin);
    const act = () => void servers[1]?.child.kill("SIGKILL");
    const { tickets, limited, others, lost } = await race({
      origins,
      cookie,
      articles,
      ...(kill && { after: { answers: CAP / 2, act } }),
    });
    const seconds = (performance.now() - started) / 1000;
    const counted = await confirm(
      origins[0] ?? "",
      cookie,
      tickets.map(({ ticket }) => ticket),
    );
    const rows = { usesCounted: await desk.countedUses(), counter: (await desk.counters()).mc };
    console.log({ kill, tickets: tickets.length, limited, others: others.length, lost, counted, ...rows, seconds });
    const sound =
      counted === tickets.length && rows.usesCounted === counted && rows.counter === counted && others.length === 0;
    if (!sound || (!kill && (tickets.length !== CAP || limited !== REQUESTS - CAP))) process.exitCode = 1;
  }
} finally {
  for (const { child } of servers) child.kill("SIGKILL");
  await owner.end();
  await product.stop();
}
