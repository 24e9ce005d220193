import { fileURLToPath } from "node:url";
import type { Config } from "./config.ts";

const inCheckout = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Folder of the built screens. */
export const webDist = (config: Config): string => config.WEB_DIST ?? inCheckout("web/dist");

/** The screens' documents by hash. */
export const persistedDocuments = (config: Config): string =>
  config.PERSISTED_DOCUMENTS ?? inCheckout("web/src/__generated__/persisted-documents.json");
