import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

let bootId: string | undefined;

/**
 * A mark of one running process: the same as long as it runs, another one for a later process that was given the same pid.
 * undefined when no such process runs (a zombie counts as gone).
 */
export function processMark(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === "linux" ? linuxMark(pid) : portableMark(pid);
}

function linuxMark(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return undefined;
    bootId ??= readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${bootId}:${fields[19]}`;
  } catch {
    return existsUnseen(pid) ? "unseen" : undefined;
  }
}

function portableMark(pid: number): string | undefined {
  try {
    const started = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return started === "" || started.startsWith("Z") ? undefined : started.replace(/^\S+\s+/, "");
  } catch {
    return undefined;
  }
}

/** Another user's process may be hidden from /proc; a signal still tells that it is there. */
function existsUnseen(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
