import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedServer, useServer } from "@kirinuki/core-api/local/embedded/server.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { discardInstallation } from "./discard-installation.ts";

/** A server of its own with an empty database for old weeks. */
export interface ArchiveCluster {
  /** Of the database, as its superuser. */
  url(): URL;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  end(): Promise<void>;
}

export const ARCHIVE_DATABASE = "kirinuki_archive";

export async function openArchiveCluster(): Promise<ArchiveCluster> {
  const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-archive-"));
  let server: EmbeddedServer = await useServer({ stateDir, profile: "throwaway" });
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.release();
    isUp = false;
  };
  await withClient(server.url("postgres"), (admin) =>
    admin.query(`CREATE DATABASE ${ARCHIVE_DATABASE} TEMPLATE template0`),
  );
  return {
    url: () => new URL(server.url(ARCHIVE_DATABASE)),
    stop,
    async start() {
      server = await useServer({ stateDir, profile: "throwaway" });
      isUp = true;
    },
    async end() {
      await stop();
      discardInstallation(stateDir);
    },
  };
}
