import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** The calls by which PostgreSQL reads pages from its files. */
const READS = "pread64,preadv";

/** Whether strace is here, and may hold back the calls of a process that it did not start. */
export function canSlowReads(): boolean {
  const another = spawn("sleep", ["0.5"]);
  // It ends with the process that it watches.
  return spawnSync("strace", ["-o", "/dev/null", "-p", String(another.pid)]).status === 0;
}

/** A disk that is slow to read, as one server finds it: strace holds back each read of its processes, those to come too. */
export class SlowReads {
  private count = 0;

  private constructor(private readonly strace: ChildProcess) {}

  /** @param server process id of the postmaster @param milliseconds what each read takes longer */
  static async of(server: number, milliseconds: number): Promise<SlowReads> {
    const processes = [server, ...childrenOf(server)].flatMap((pid) => ["-p", String(pid)]);
    const inject = `inject=${READS}:delay_enter=${milliseconds}ms`;
    const strace = spawn("strace", ["-f", "-s", "0", "-e", `trace=${READS}`, "-e", inject, ...processes], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const slow = new SlowReads(strace);
    const lines = createInterface(strace.stderr);
    // It attaches to all of them before it lets one go on.
    await once(lines, "line");
    lines.on("line", (line) => slow.notice(line));
    return slow;
  }

  /** How many reads were held back. */
  get reads(): number {
    return this.count;
  }

  async end(): Promise<void> {
    if (this.strace.exitCode !== null) return;
    this.strace.kill("SIGINT");
    await once(this.strace, "exit");
  }

  private notice(line: string): void {
    if (line.includes("(DELAYED)")) this.count += 1;
  }
}

function childrenOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}
