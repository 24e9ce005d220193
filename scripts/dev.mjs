// npm run dev: as npm start, but from the sources: servers start again when a file changes, screens change in the open browser.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { Launcher } = await import("./lib/launcher.mjs");
const { sourcePrograms } = await import("./lib/programs.mjs");
await new Launcher({ programs: sourcePrograms, withDemo: !process.argv.includes("--no-demo") }).run();
