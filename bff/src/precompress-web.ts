import { Config } from "./config.ts";
import { precompress } from "./files/precompress.ts";
import { webDist } from "./paths.ts";

/** A step of the build, after the screens are built: where it puts them, whatever the servers are told later. */
await precompress(webDist(new Config()));
