import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prepareQueue } from "@kirinuki/core-api/src/jobs/queue.ts";
import { ROOT } from "../rules/source-files.ts";
import { freePort } from "../support/free-port.ts";

/** The compiler and what it read lie in the heap too: the limits of the built programs are too small for it. */
const FROM_SOURCE = [
  "--max-old-space-size=512",
  "--import",
  new URL("../../scripts/lib/typescript.mjs", import.meta.url).href,
];
const CLI = [...FROM_SOURCE, join(ROOT, "core-api/src/cli/main.ts")];
export const CORE_API = [...CLI, "serve"];
export const WORKER = [...CLI, "worker"];
export const BFF = [...FROM_SOURCE, join(ROOT, "bff/src/main.ts")];
export const BFF_SECRET = "the secret of bff and core-api, of the proof";
/** Longer than the balancer's checks take to notice (inter 1s, fall 2). */
const DRAIN_SECONDS = "4";
const POLL_MS = 200;

/** One of several processes of a kind, at an address that stays when it is started again. */
export class Node {
  private process: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly command: readonly string[],
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Whether the process of the last start lives. */
  get isAlive(): boolean {
    return this.process !== undefined && !hasEnded(this.process);
  }

  /** The exit code or signal that the process of the last start ended with; null while it lives. */
  get end(): number | string | null {
    return this.process ? (this.process.exitCode ?? this.process.signalCode) : null;
  }

  /** Of the process of the last start; undefined before the first. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Settings beside its own, from its next start on. */
  settings: NodeJS.ProcessEnv = {};

  /** Resolves when it may get traffic. */
  async start(): Promise<void> {
    const env = {
      PATH: process.env.PATH,
      LOG_LEVEL: "warn",
      BFF_SECRET,
      DRAIN_SECONDS,
      ...this.environment,
      ...this.settings,
    };
    const child = spawn(process.execPath, this.command, { env, stdio: ["ignore", "ignore", "inherit"] });
    this.process = child;
    await untilReady(this.port, child);
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  /** As a deployment stops it. @returns its exit code */
  async stop(): Promise<number | null> {
    const child = this.process;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await ended;
    return code;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @throws Error where the process ended meanwhile */
async function untilReady(port: number, child: ChildProcess): Promise<void> {
  while (!(await isReady(port))) {
    if (hasEnded(child)) throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`);
    await pause(POLL_MS);
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

const textAt = (port: number): Promise<string | null> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.text(),
    () => null,
  );

export interface Deployment {
  /** Where the nodes keep what is no database's. */
  dataFolder: string;
  /** Address of the balancer, for people. */
  origin: string;
  coreApis: Node[];
  bffs: Node[];
  /** Resolves when the balancer sends traffic to all of them. */
  untilCounted(): Promise<void>;
  stop(): Promise<void>;
}

/** Command lines of the two kinds of nodes. */
export interface NodePrograms {
  coreApi: readonly string[];
  bff: readonly string[];
}

/** Two core-apis and two bffs on one database behind the balancer of `deploy/`, as `docker compose --scale` runs them. */
export async function deployment(
  databaseUrl: string,
  secret: string,
  programs: NodePrograms = { coreApi: CORE_API, bff: BFF },
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-nodes-"));
  const [people = 0, bffsPort = 0, counts = 0, ...ports] = await Promise.all(Array.from({ length: 11 }, freePort));
  const common = { DATABASE_URL: databaseUrl, KIRINUKI_SECRET: secret, KIRINUKI_DATA: folder, RATE_LIMIT: "1000000" };
  const node = (command: readonly string[], names: [string, string], own: NodeJS.ProcessEnv) => {
    const [port = 0, inner = 0] = ports.splice(0, 2);
    return new Node(port, command, { ...own, [names[0]]: String(port), [names[1]]: String(inner) });
  };
  const coreApis = [1, 2].map(() => node(programs.coreApi, ["CORE_PORT", "CORE_INNER_PORT"], common));
  const bff = { CORE_URL: `http://127.0.0.1:${bffsPort}`, TRUSTED_PROXIES: "127.0.0.1" };
  const bffs = [1, 2].map(() => node(programs.bff, ["PORT", "BFF_INNER_PORT"], bff));

  const configuration = join(folder, "haproxy.cfg");
  writeFileSync(configuration, shippedConfiguration({ people, bffsPort, counts, coreApis, bffs }));
  await prepareQueue(databaseUrl);
  const balancer = spawn("haproxy", ["-db", "-f", configuration], { stdio: ["ignore", "ignore", "inherit"] });
  const untilCounted = async () => {
    const all = `bff ${bffs.length}\ncore-api ${coreApis.length}\n`;
    while ((await textAt(counts)) !== all) {
      if (hasEnded(balancer)) throw new Error(`the balancer ended: ${balancer.exitCode ?? balancer.signalCode}`);
      await pause(POLL_MS);
    }
  };
  const stop = async () => {
    balancer.kill("SIGTERM");
    await Promise.all([...bffs, ...coreApis].map((each) => each.stop()));
    rmSync(folder, { recursive: true });
  };
  try {
    await Promise.all(coreApis.map((each) => each.start()));
    await Promise.all(bffs.map((each) => each.start()));
    await untilReady(people, balancer);
    await untilCounted();
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${people}`, dataFolder: folder, coreApis, bffs, untilCounted, stop };
}

interface Places {
  people: number;
  bffsPort: number;
  counts: number;
  coreApis: Node[];
  bffs: Node[];
}

/** The balancer's configuration as it is shipped, with this machine's ports for the names of containers. */
function shippedConfiguration({ people, bffsPort, counts, coreApis, bffs }: Places): string {
  const servers = (name: string, nodes: Node[]) =>
    nodes.map(({ port }, at) => `  server ${name}${at} 127.0.0.1:${port}`).join("\n");
  return readFileSync(join(ROOT, "deploy/haproxy/haproxy.cfg"), "utf8")
    .replace("bind :8080", `bind 127.0.0.1:${people}`)
    .replace("bind :8081", `bind 127.0.0.1:${bffsPort}`)
    .replace("bind :8082", `bind 127.0.0.1:${counts}`)
    .replace(/^ {2}server-template bff .*$/m, servers("bff", bffs))
    .replace(/^ {2}server-template core-api .*$/m, servers("core", coreApis));
}
