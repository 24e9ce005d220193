import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { ROOT } from "../rules/source-files.ts";
import { freePort } from "../support/free-port.ts";

const SERVERS = "/usr/lib/postgresql";
const PASSWORD = "the password of the proof";
const POLL_MS = 200;
const PATIENCE_MS = 120_000;

const versions = (): string[] => (existsSync(SERVERS) ? readdirSync(SERVERS).filter((name) => /^\d+$/.test(name)) : []);

/** Folder of programs of the newest server that the distribution has; undefined where something of the cluster is missing. */
export function clusterPrograms(): string | undefined {
  const there = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;
  if (!there("patroni", "--version") || !there("etcd", "--version") || !there("haproxy", "-v")) return undefined;
  if (process.getuid?.() === 0 && accountOf("postgres") === null) return undefined;
  const [newest] = versions().toSorted((a, b) => Number(b) - Number(a));
  const folder = newest && join(SERVERS, newest, "bin");
  return folder && existsSync(join(folder, "pg_rewind")) ? folder : undefined;
}

function accountOf(name: string): { uid: number; gid: number } | null {
  const [, , uid, gid] =
    new RegExp(`^${name}:.*$`, "m").exec(readFileSync("/etc/passwd", "utf8"))?.[0]?.split(":") ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** A process and all that it began, wherever they went: PostgreSQL's server is in a session of its own. */
function familyOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
        return [[Number(name), Number(parent)] as const];
      } catch {
        return [];
      }
    });
  const family = [pid];
  for (const member of family)
    family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child));
  return family;
}

/** One of the machines: a PostgreSQL under Patroni, and an etcd. */
export class Machine {
  patroni: ChildProcess | undefined;
  etcd: ChildProcess | undefined;

  constructor(
    readonly name: string,
    readonly ports: { sql: number; rest: number; client: number; peer: number },
    private readonly cluster: Cluster,
  ) {}

  get dataFolder(): string {
    return join(this.cluster.folder, this.name, "data");
  }

  startEtcd(): void {
    this.etcd = this.cluster.spawn(
      "etcd",
      ["--config-file", join(this.cluster.folder, this.name, "etcd.yml")],
      this.name,
    );
  }

  startPatroni(): void {
    this.patroni = this.cluster.spawn("patroni", [join(this.cluster.folder, this.name, "patroni.yml")], this.name);
  }

  get postmaster(): number {
    return Number(readFileSync(join(this.dataFolder, "postmaster.pid"), "utf8").split("\n")[0]);
  }

  /** kill -9 of the server; its processes end by themselves. */
  killServer(): void {
    process.kill(this.postmaster, "SIGKILL");
  }

  killManager(): void {
    this.patroni?.kill("SIGKILL");
  }

  /** All at once, as when the machine loses its power. */
  kill(): void {
    const all = [this.patroni?.pid, this.etcd?.pid, this.postmaster].flatMap((pid) =>
      pid && isAlive(pid) ? familyOf(pid) : [],
    );
    for (const pid of all) spawnSync("kill", ["-9", String(pid)]);
  }

  /** What its Patroni answers of itself: 200 where it is that. */
  async is(what: "primary" | "sync" | "replica"): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.ports.rest}/${what}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }
}

/** Two machines with a database and a third one with an etcd alone, as deploy/patroni sets them up, on this machine's ports. */
export class Cluster {
  readonly machines: Machine[] = [];
  private balancer: ChildProcess | undefined;
  private readonly account = process.getuid?.() === 0 ? accountOf("postgres") : null;

  private constructor(
    readonly folder: string,
    private readonly programs: string,
    readonly ports: { primary: number; replicas: number },
  ) {}

  static async start(programs: string): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), "kirinuki-cluster-"));
    const cluster = new Cluster(folder, programs, { primary: await freePort(), replicas: await freePort() });
    if (cluster.account) chownSync(folder, cluster.account.uid, cluster.account.gid);
    for (const name of ["db1", "db2", "witness"]) {
      const ports = { sql: await freePort(), rest: await freePort(), client: await freePort(), peer: await freePort() };
      cluster.machines.push(new Machine(name, ports, cluster));
    }
    for (const machine of cluster.machines) cluster.furnish(machine);
    for (const machine of cluster.machines) machine.startEtcd();
    const [first, second] = cluster.machines;
    first?.startPatroni();
    await cluster.until("a primary", async () => (await first?.is("primary")) ?? false);
    second?.startPatroni();
    writeFileSync(join(folder, "haproxy.cfg"), cluster.shippedBalancer());
    cluster.balancer = spawn("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], { stdio: "ignore" });
    await cluster.whole();
    return cluster;
  }

  /** URL of the superuser's way to the primary, and to what answers reads. */
  url(way: "primary" | "replicas", database = "kirinuki"): string {
    return `postgresql://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${this.ports[way]}/${database}`;
  }

  async primary(): Promise<Machine> {
    for (const machine of this.machines.slice(0, 2)) if (await machine.is("primary")) return machine;
    throw new Error("there is no primary");
  }

  /** Resolves when there is a primary, and a synchronous standby beside it. */
  whole(): Promise<void> {
    return this.until("a primary with its standby", async () => {
      const [one, other] = this.machines;
      if (!one || !other) return false;
      return (
        ((await one.is("primary")) && (await other.is("sync"))) ||
        ((await other.is("primary")) && (await one.is("sync")))
      );
    });
  }

  /** Resolves when another machine is the primary. */
  takenOver(from: Machine): Promise<void> {
    const others = this.machines.slice(0, 2).filter((machine) => machine !== from);
    return this.until("another primary", async () => (await others[0]?.is("primary")) ?? false);
  }

  /** As an operator changes the primary for another one, planned: what a checkpoint writes is written before, while calls are answered. */
  async switchover(from: Machine): Promise<void> {
    await withClient(this.url("primary"), (client) => client.query("CHECKPOINT"));
    const file = join(this.folder, from.name, "patroni.yml");
    const to = this.machines.slice(0, 2).find(({ name }) => name !== from.name)?.name ?? "";
    const words = ["-c", file, "switchover", "--master", from.name, "--candidate", to, "--force", "kirinuki"];
    // Awaited, not in one piece: the clients of the proof go on meanwhile.
    await promisify(execFile)("patronictl", words);
  }

  spawn(program: string, args: string[], name: string): ChildProcess {
    const log = join(this.folder, `${name}-${program}.log`);
    const env = {
      PATH: `${this.programs}:${process.env.PATH}`,
      LC_ALL: "C.UTF-8",
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    };
    // In a shell that becomes it, for its log.
    const command = `exec "$0" "$@" >> ${log} 2>&1`;
    return spawn("sh", ["-c", command, program, ...args], { cwd: this.folder, env, stdio: "ignore", ...this.account });
  }

  async end(): Promise<void> {
    this.balancer?.kill("SIGKILL");
    for (const machine of this.machines) {
      const pids = [machine.patroni?.pid, machine.etcd?.pid];
      if (existsSync(join(machine.dataFolder, "postmaster.pid"))) pids.push(machine.postmaster);
      for (const pid of pids)
        if (pid && isAlive(pid)) for (const each of familyOf(pid)) spawnSync("kill", ["-9", String(each)]);
    }
    await pause(POLL_MS);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (performance.now() > end) throw new Error(`${what} did not come: see the logs in ${this.folder}`);
      await pause(POLL_MS);
    }
  }

  private furnish(machine: Machine): void {
    const own = join(this.folder, machine.name);
    mkdirSync(own);
    writeFileSync(join(own, "etcd.yml"), this.shippedEtcd(machine));
    writeFileSync(join(own, "patroni.yml"), this.shippedPatroni(machine));
    if (this.account) chownSync(own, this.account.uid, this.account.gid);
  }

  private read = (file: string): string => readFileSync(join(ROOT, "deploy/patroni", file), "utf8");

  private shippedEtcd({ name, ports, dataFolder }: Machine): string {
    const all = this.machines.map((each) => `${each.name}=http://127.0.0.1:${each.ports.peer}`).join();
    return this.read("etcd.yml")
      .replace(/^name: .*$/m, `name: ${name}`)
      .replace(/^data-dir: .*$/m, `data-dir: ${dataFolder}-etcd`)
      .replace(/^initial-cluster: .*$/m, `initial-cluster: ${all}`)
      .replaceAll("10.0.0.1:2380", `127.0.0.1:${ports.peer}`)
      .replaceAll("10.0.0.1:2379", `127.0.0.1:${ports.client}`);
  }

  private shippedPatroni({ name, ports, dataFolder }: Machine): string {
    const etcds = this.machines.map((each) => `127.0.0.1:${each.ports.client}`).join();
    return this.read("patroni.yml")
      .replace(/^name: .*$/m, `name: ${name}`)
      .replace(/^ {2}hosts: .*$/m, `  hosts: ${etcds}`)
      .replaceAll("10.0.0.1:8008", `127.0.0.1:${ports.rest}`)
      .replaceAll("10.0.0.1:5432", `127.0.0.1:${ports.sql}`)
      .replaceAll("10.0.0.0/24", "127.0.0.1/32")
      .replace(/^ {2}data_dir: .*$/m, `  data_dir: ${dataFolder}`)
      .replace(/^ {2}bin_dir: .*$/m, `  bin_dir: ${this.programs}`)
      .replace(/^ {2}pgpass: .*$/m, `  pgpass: ${dataFolder}.pgpass`)
      .replace(
        "  parameters:\n    password_encryption",
        `  parameters:\n    unix_socket_directories: ${join(this.folder, name)}\n    password_encryption`,
      );
  }

  private shippedBalancer(): string {
    const [one, other] = this.machines;
    return [one, other].reduce(
      (text, machine, at) =>
        text.replaceAll(
          `server db${at + 1} 10.0.0.${at + 1}:5432`,
          `server db${at + 1} 127.0.0.1:${machine?.ports.sql} port ${machine?.ports.rest}`,
        ),
      this.read("haproxy.cfg")
        .replace("127.0.0.1:5000", `127.0.0.1:${this.ports.primary}`)
        .replace("127.0.0.1:5001", `127.0.0.1:${this.ports.replicas}`),
    );
  }
}
