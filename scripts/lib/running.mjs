import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { processMark } from "../../core-api/local/embedded/process-mark.ts";

const PATIENCE_MS = 30_000;

/** The record of what `npm start` runs in a state folder, for the next one. Needs the pinned Node, which reads TypeScript. */
export class RunningRecord {
  #file;

  constructor(stateDir) {
    this.#file = join(stateDir, "run/start.json");
  }

  /** Another living launcher of this state folder: { pid, web }; undefined when there is none. */
  another() {
    const { launcher, web } = this.#read();
    return launcher && isSame(launcher) ? { pid: launcher.pid, web } : undefined;
  }

  /** Ends what a killed launcher left; such services stop by themselves, this waits for them and forces those that do not. */
  async clearLeftovers() {
    const left = (this.#read().services ?? []).filter(isSame);
    for (const { pid } of left) signal(pid, "SIGTERM");
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (left.some(isSame)) {
      if (Date.now() > giveUpAt) for (const service of left.filter(isSame)) signal(service.pid, "SIGKILL");
      await delay(50);
    }
  }

  write(web, servicePids) {
    mkdirSync(dirname(this.#file), { recursive: true });
    const marked = (pid) => ({ pid, mark: processMark(pid) });
    writeFileSync(
      this.#file,
      JSON.stringify({ launcher: marked(process.pid), web, services: servicePids.map(marked) }),
    );
  }

  clear() {
    rmSync(this.#file, { force: true });
  }

  #read() {
    try {
      return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, "utf8")) : {};
    } catch {
      return {};
    }
  }
}

const isSame = ({ pid, mark }) => mark !== undefined && processMark(pid) === mark;

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}
