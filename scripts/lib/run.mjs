import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter } from "node:path";
import { inRoot, ROOT } from "./paths.mjs";

/** The environment for our own programs: the pinned Node and the packages' programs come first. */
export const ourEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: `${inRoot("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
  // Colours are for people: in a file they hide the words.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined }),
  ...extra,
});

/**
 * Runs a program to its end, in the checkout unless `cwd` says otherwise. `signal` (an AbortSignal) ends it early.
 * @returns its exit code, and what it wrote when `quiet` (else that goes to the terminal)
 */
export function run(program, args, { env, quiet = false, cwd = ROOT, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? ourEnvironment(),
      signal,
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding("utf8").on("data", keep);
    child.stderr?.setEncoding("utf8").on("data", keep);
    child.once("error", (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.once("close", (code, signal) => resolve({ code: code ?? exitCodeOf(signal), output }));
  });
}

/** As `run`, quietly. @throws Error with what the program wrote when it fails */
export async function runOrThrow(what, program, args, options = {}) {
  const { code, output } = await run(program, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(`${what} failed:\n${output.trim()}`);
  return output;
}

/** What shells report for a process that a signal ended. */
export const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 1);
