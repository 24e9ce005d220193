// The browser tests' `npm start`: with the state folder of KIRINUKI_DATA emptied first, so that no run meets what another left.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { stateDir } = await import("./lib/paths.mjs");
const { discardState } = await import("../core-api/local/embedded/discard.ts");

if (!process.env.KIRINUKI_DATA) throw new Error("KIRINUKI_DATA must name a folder that may be deleted");
await discardState(stateDir());
await import("./start.mjs");
