import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { processMark } from "./process-mark.ts";

let taken = 0;

/** Says that this process uses the server. The file's name is `<pid>.<number>`, its content the process's mark. */
export function takeLease(dir: string): { file: string; drop: () => void } {
  mkdirSync(dir, { recursive: true });
  taken += 1;
  const file = join(dir, `${process.pid}.${taken}`);
  writeFileSync(file, processMark(process.pid) ?? "");
  return { file, drop: () => rmSync(file, { force: true }) };
}

/** How many leases of living processes there are. Leases of dead ones are removed on the way. */
export function livingLeases(dir: string): number {
  let living = 0;
  for (const name of readNames(dir)) {
    const mark = processMark(Number.parseInt(name, 10));
    if (mark !== undefined && mark === readMark(join(dir, name))) living += 1;
    else rmSync(join(dir, name), { force: true });
  }
  return living;
}

function readNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
