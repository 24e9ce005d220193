import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import type { JobContext } from "../jobs/job.ts";
import { JobWatch } from "../jobs/job-watch.ts";
import { ActiveExpressions } from "../matching/set-up/active-expressions.ts";
import { ArchiveServers } from "../search/archive/archive-server.ts";
import { PostgresSearch } from "../search/postgres-search.ts";
import { FolderStore } from "../storage/folder-store.ts";

interface Given extends Pick<JobContext, "scope" | "clock"> {
  log?: JobContext["log"];
  /** Where originals are kept; who stores any names a folder, and removes it. */
  originalsFolder?: string;
  archives?: ArchiveServers;
}

/** What a job is handed: an empty store of originals, which makes its folder at the first one, and a log that nobody reads. */
export const aJobContext = ({
  scope,
  clock,
  log = () => {},
  originalsFolder = join(tmpdir(), `kirinuki-job-${randomUUID()}`),
  archives = new ArchiveServers("no archive server knows it"),
}: Given): JobContext => ({
  scope,
  clock,
  log,
  expressions: new ActiveExpressions(),
  search: new PostgresSearch(10_000),
  archives,
  archiveAfterDays: 62,
  originals: new FolderStore(originalsFolder),
});

/** What tells how jobs end, to nobody. */
export const aJobWatch = (context: JobContext): JobWatch =>
  new JobWatch({ ...context, registry: new Registry(), fail: () => {} });
