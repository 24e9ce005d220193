import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { FolderStore } from "./folder-store.ts";
import type { OriginalStore } from "./original-store.ts";
import { S3Store } from "./s3-store.ts";

/** The store that the configuration names: a bucket, or else a folder of the data folder. */
export const openOriginalStore = (config: Config): OriginalStore =>
  config.originalsBucket
    ? new S3Store(config.originalsBucket)
    : new FolderStore(resolve(config.KIRINUKI_DATA, "originals"));
