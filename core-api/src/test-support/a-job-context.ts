import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JobContext } from "../jobs/job.ts";
import { ExpressionBook } from "../matching/set-up/expression-book.ts";
import { FolderStore } from "../storage/folder-store.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-job-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** What a job is handed: an empty store of originals, which makes its folder at the first one, and a log that nobody reads. */
export const aJobContext = ({
  scope,
  clock,
  log = () => {},
}: Pick<JobContext, "scope" | "clock"> & { log?: JobContext["log"] }): JobContext => ({
  scope,
  clock,
  log,
  book: new ExpressionBook(),
  originals: new FolderStore(join(folder, randomUUID())),
});
