import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";

const POLL_MS = 50;

export interface RunningPooler {
  /** The way through the pooler that a direct URL leads to. */
  through(url: string): string;
  stop(): void;
}

/** PgBouncer in transaction mode before the server of `urls`, with so few connections that every transaction changes its own. */
export async function startPooler(urls: readonly string[], connections: number): Promise<RunningPooler> {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-pooler-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const places = urls.map((url) => new URL(url));
  const [{ hostname, port: serverPort } = new URL("tcp://localhost")] = places;
  const users = places.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  writeFileSync(join(folder, "users.txt"), users.join("\n"));
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(folder, "users.txt"),
    pool_mode: "transaction",
    default_pool_size: connections,
    // As PgBouncer has it by default, but for what the driver itself always sends.
    ignore_startup_parameters: "extra_float_digits",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const ini = join(folder, "pgbouncer.ini");
  writeFileSync(ini, `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${lines.join("\n")}\n`);
  // It refuses to run as root, and changes to another user by itself.
  const child = spawn("pgbouncer", [...(process.getuid?.() === 0 ? ["-u", "nobody"] : []), ini], { stdio: "ignore" });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await pause(POLL_MS);
  }
  return {
    through: (url) => Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href,
    stop: () => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
