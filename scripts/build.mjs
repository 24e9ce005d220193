import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { buildServers, buildWeb } = await import("./lib/build.mjs");
const { die, say, seconds } = await import("./lib/say.mjs");

const began = Date.now();
try {
  await Promise.all([buildServers({ force: true }), buildWeb({ force: true })]);
} catch (error) {
  die(error.message);
}
say(`Built core-api/dist, bff/dist and web/dist in ${seconds(began)}.`);
