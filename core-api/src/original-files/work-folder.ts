import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `kirinuki-merge-<process>-<random>`, so that a folder says whose it is. */
const PREFIX = "kirinuki-merge-";

/** Runs work in an empty folder that is gone afterwards. */
export async function withWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
  parent = tmpdir(),
): Promise<Result> {
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the work folders of processes that were killed: they hold copies of originals. @returns how many they were */
export async function removeLeftFolders(parent = tmpdir()): Promise<number> {
  const left = (await readdir(parent)).filter((name) => {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length).split("-")[0] : Number.NaN);
    return Number.isSafeInteger(pid) && pid > 0 && !isAlive(pid);
  });
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return left.length;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
