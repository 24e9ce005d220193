import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { FolderStore } from "./folder-store.ts";
import type { OriginalStore } from "./original-store.ts";

/** The store that the configuration names: a folder of the data folder. */
export const openOriginalStore = (config: Config): OriginalStore =>
  new FolderStore(resolve(config.KIRINUKI_DATA, "originals"));
