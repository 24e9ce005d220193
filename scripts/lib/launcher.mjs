import { bringUp } from "./bring-up.mjs";
import { checkPlace } from "./check-place.mjs";
import { stateDir } from "./paths.mjs";
import { RunningRecord } from "./running.mjs";
import { say, seconds } from "./say.mjs";
import { STOP_ORDER } from "./services.mjs";
import { welcome } from "./welcome.mjs";

/** A Ctrl-C may arrive twice (from the terminal and through npm); only one well after it is a second one. */
const SAME_SIGNAL_MS = 700;
const WATCH_MS = 500;

/**
 * Everything `npm start` and `npm run dev` do, from the checks to the stop. What has been started so far is kept here as it
 * appears, so that a stop in the middle finds it.
 */
export class Launcher {
  #began = Date.now();
  #record;
  #services = {};
  #database;
  #commands = new AbortController();
  #stopping;
  #firstSignalAt = 0;

  /** programs: see programs.mjs. withDemo: whether the demo is loaded. */
  constructor({ programs, withDemo }) {
    const dir = stateDir();
    this.#record = new RunningRecord(dir);
    this.plan = { programs, withDemo, stateDir: dir, withMailSink: !process.env.SMTP_URL };
  }

  async run() {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => this.#onSignal());
    this.#stopWithNpm();
    this.plan.ports = await checkPlace(this.plan, this.#record);
    this.#remember();
    try {
      await bringUp(this.plan, {
        signal: this.#commands.signal,
        isStopping: () => this.#stopping !== undefined,
        keepDatabase: (database) => {
          this.#database = database;
        },
        keepServices: (services) => {
          this.#services = services;
        },
        spawned: () => this.#remember(),
      });
      if (!this.#stopping) say(welcome({ ...this.plan, took: seconds(this.#began) }));
    } catch (error) {
      if (this.#stopping) return;
      process.stderr.write(`${error.message}\n`);
      await this.#stop(1);
    }
  }

  #remember() {
    const pids = Object.values(this.#services).flatMap(({ pid }) => pid ?? []);
    this.#record.write(`http://localhost:${this.plan.ports.PORT}`, pids);
  }

  /** An npm that was killed cannot pass anything on; without it nobody is left to stop us. */
  #stopWithNpm() {
    const npm = process.ppid;
    if (process.env.npm_lifecycle_event === undefined) return;
    const watch = setInterval(() => {
      if (process.ppid === npm) return;
      clearInterval(watch);
      this.#onSignal();
    }, WATCH_MS);
    watch.unref();
  }

  #onSignal() {
    const now = Date.now();
    if (this.#firstSignalAt === 0) {
      this.#firstSignalAt = now;
      say("\nStopping (Ctrl-C again to force).");
      this.#stop(0);
    } else if (now - this.#firstSignalAt > SAME_SIGNAL_MS) {
      for (const service of Object.values(this.#services)) service.kill();
      process.exit(130);
    }
  }

  /** Stops in order and ends this process. */
  async #stop(code) {
    this.#stopping ??= (async () => {
      this.#commands.abort();
      for (const name of STOP_ORDER) await this.#services[name]?.stop();
      await this.#database?.release();
      if (this.plan.ports) this.#record.clear();
      if (code === 0) say("Stopped.");
      process.exit(code);
    })();
    await this.#stopping;
  }
}
