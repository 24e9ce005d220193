import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface EmptyProduct {
  web: string;
  mailPage: string;
  /** `npx kirinuki ARGS`, with a text on its standard input. */
  kirinuki(args: string[], input: string): Promise<void>;
  stop(): Promise<void>;
}

/** `npm start -- --no-demo` in a state folder of its own: a database with nothing but its tables. Feeds of this machine are allowed. */
export async function emptyProduct(): Promise<EmptyProduct> {
  const state = await mkdtemp(join(tmpdir(), "kirinuki-empty-"));
  const names = ["PORT", "CORE_PORT", "MAIL_PORT", "SMTP_PORT", "CORE_INNER_PORT", "BFF_INNER_PORT"];
  const ports: Record<string, string> = {};
  for (const name of names) ports[name] = String(await freePort());
  const env = {
    ...process.env,
    ...ports,
    KIRINUKI_DATA: state,
    FEED_PRIVATE_ADDRESSES: "true",
    SMTP_URL: "",
    DATABASE_URL: "",
  };
  const start = (program: string, ...args: string[]) =>
    spawn(process.execPath, [join(ROOT, "scripts", program), ...args], { cwd: ROOT, env });
  const launcher = start("start.mjs", "--no-demo");
  const stop = async () => {
    if (launcher.exitCode === null) {
      const gone = once(launcher, "exit");
      launcher.kill("SIGTERM");
      await gone;
    }
    await rm(state, { recursive: true, force: true });
  };
  try {
    await said(launcher, /Kirinuki runs/);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    web: `http://localhost:${ports.PORT}`,
    mailPage: `http://localhost:${ports.MAIL_PORT}`,
    async kirinuki(args, input) {
      const child = start("kirinuki.mjs", ...args);
      child.stdin.end(input);
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
      const [code] = await once(child, "exit");
      if (code !== 0) throw new Error(`kirinuki ${args.join(" ")}: ${output}`);
    },
    stop,
  };
}

/** Waits for words of a process. @throws Error with all that it said, if it ends before */
function said(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (text: string) => {
      output += text;
      if (words.test(output)) resolve();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`the product did not start: ${output}`)));
  });
}
