import { loadConfig } from "./config.ts";
import { precompress } from "./files/precompress.ts";
import { webDist } from "./paths.ts";

/** A step of the build, after the screens are built. */
await precompress(webDist(loadConfig()));
