// npm start: install, database, build, migrate, demo, services; then wait for Ctrl-C. `npm start -- --no-demo` leaves the demo out.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { Launcher } = await import("./lib/launcher.mjs");
const { builtPrograms } = await import("./lib/programs.mjs");
await new Launcher({ programs: builtPrograms, withDemo: !process.argv.includes("--no-demo") }).run();
