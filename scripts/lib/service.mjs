import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT } from "./paths.mjs";
import { keepLog } from "./service-log.mjs";

const [FIRST_POLL_MS, LONGEST_POLL_MS] = [50, 500];
const LONGEST_WAIT_MS = 30_000;
const CALM_MS = 60_000;
const STOP_PATIENCE_MS = 20_000;
const EARLY_DEATHS = 3;

/**
 * One long-running program: started, watched, started again with growing pauses when it dies, stopped when asked.
 * Its own process group, so that Ctrl-C reaches only the launcher, which stops everything in order.
 */
export class Service {
  #child;
  #stopping = false;
  #wasReady = false;
  #deaths = 0;
  #giveUp = () => {};

  /** details: name, program, args, env, log (file), readyUrl (optional), tell (one line to the terminal), spawned (called at each start) */
  constructor(details) {
    this.details = details;
  }

  get name() {
    return this.details.name;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Starts and waits until the service answers. @throws Error when it keeps dying before it ever did */
  async start() {
    const failed = new Promise((_, reject) => {
      this.#giveUp = () => reject(new Error(`${this.name} does not start; ${this.details.log} says why.`));
    });
    this.#spawn();
    await Promise.race([failed, this.#ready()]);
    this.#wasReady = true;
  }

  /** Asks it to end, waits, and forces it if it does not listen. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const patience = AbortSignal.timeout(STOP_PATIENCE_MS);
    patience.addEventListener("abort", () => child.kill("SIGKILL"));
    await ended;
  }

  /** Ends it and what it started, immediately. */
  kill() {
    this.#stopping = true;
    if (this.#child?.pid && this.#child.exitCode === null) killGroup(this.#child.pid);
  }

  #spawn() {
    const { program, args, env, log, tell, spawned, cwd = ROOT } = this.details;
    const began = Date.now();
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    this.#child = child;
    spawned?.();
    keepLog(child, log, (line) => {
      if (!this.#stopping) tell(`[${this.name}] ${line}`);
    });
    child.once("error", (error) => tell(`[${this.name}] cannot be run: ${error.message}`));
    child.once("exit", (code, signal) => {
      if (!this.#stopping) this.#restart(Date.now() - began, signal ?? `code ${code}`);
    });
  }

  async #restart(lived, how) {
    this.#deaths = lived > CALM_MS ? 1 : this.#deaths + 1;
    if (!this.#wasReady && this.#deaths >= EARLY_DEATHS) return this.#giveUp();
    const pause = Math.min(LONGEST_WAIT_MS, 500 * 2 ** (this.#deaths - 1));
    this.details.tell(
      `[${this.name}] ended (${how}); starting it again in ${pause / 1000} s. Its log: ${this.details.log}`,
    );
    await delay(pause);
    if (!this.#stopping) this.#spawn();
  }

  async #ready() {
    const { readyUrl } = this.details;
    if (readyUrl === undefined) return;
    let pause = FIRST_POLL_MS;
    while (!this.#stopping && !(await answers(readyUrl))) {
      await delay(pause);
      pause = Math.min(LONGEST_POLL_MS, pause * 1.2);
    }
  }
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function killGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}
