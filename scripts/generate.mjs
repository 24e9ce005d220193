// npm run generate: writes everything that is generated and checked in.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { generate } = await import("./lib/generated.mjs");
const { die, say } = await import("./lib/say.mjs");

await generate(say).catch((error) => die(error.message));
