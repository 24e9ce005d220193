import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * Who listens on a TCP port of this machine, in words ("node server.js, pid 123"); undefined where the system does not tell.
 * On Linux from /proc, which needs no program; elsewhere from lsof.
 */
export function whoListens(port) {
  try {
    return process.platform === "linux" ? fromProc(port) : fromLsof(port);
  } catch {
    return undefined;
  }
}

function fromProc(port) {
  const sockets = new Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => listeningInodes(table, port)));
  if (sockets.size === 0) return undefined;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    if (linksOf(pid).some((link) => sockets.has(link)))
      return describe(pid, readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0"));
  return undefined;
}

function listeningInodes(table, port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync(table, "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/));
  // Columns: local address, state (0A is listening), inode.
  return rows.filter((row) => row[1]?.endsWith(suffix) && row[3] === "0A").map((row) => `socket:[${row[9]}]`);
}

function linksOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readLink(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

function fromLsof(port) {
  const pid = execFileSync("lsof", ["-nP", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"], {
    encoding: "utf8",
    stdio: "pipe",
  }).split("\n")[0];
  return describe(pid, execFileSync("ps", ["-o", "command=", "-p", pid], { encoding: "utf8" }).trim().split(/\s+/));
}

/** Program and arguments without their folders and options, which tell nobody anything. */
function describe(pid, words) {
  const telling = words.filter((word) => word !== "" && !/^(-|file:)/.test(word));
  return `${telling
    .map((word) => word.slice(word.lastIndexOf("/") + 1))
    .slice(0, 3)
    .join(" ")} (pid ${pid})`;
}
