import { heapLimitsOf } from "../../schema/process/heap-limits.ts";
import { inRoot, packageBin, TYPESCRIPT } from "./paths.mjs";

/** The command line of a checkout: the product's, with the embedded database, the demo and the mail sink. */
export const builtCommandLine = "core-api/local/dist/local.js";
const commandLineSource = "core-api/local/main.ts";

const preload = new URL("./die-with-parent.mjs", import.meta.url).href;
const sourceMaps = ["--import", new URL("./own-source-maps.mjs", import.meta.url).href];
const watched = ["--watch", "--watch-preserve-output", "--import", preload, ...TYPESCRIPT];

/** How our programs are run by Node: what was built, as `npm start` does. */
export const builtPrograms = {
  command: (...args) => [...sourceMaps, inRoot(builtCommandLine), ...args],
  service: (command, ...args) => [
    ...sourceMaps,
    ...heapLimitsOf(command),
    "--import",
    preload,
    inRoot(builtCommandLine),
    command,
    ...args,
  ],
  bff: () => [...sourceMaps, ...heapLimitsOf("bff"), "--import", preload, inRoot("bff/dist/main.js")],
  nodeEnv: "production",
};

/** The same straight from the sources, started again at every change, and the web's own server: as `npm run dev` does. */
export const sourcePrograms = {
  command: (...args) => [...TYPESCRIPT, inRoot(commandLineSource), ...args],
  service: (...args) => [...watched, inRoot(commandLineSource), ...args],
  bff: () => [...watched, inRoot("bff/src/main.ts")],
  web: () => [
    "--import",
    preload,
    packageBin("vite"),
    "web",
    "--port",
    "5173",
    "--strictPort",
    "--clearScreen",
    "false",
  ],
  webPort: 5173,
  nodeEnv: "development",
};
