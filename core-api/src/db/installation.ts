import type { DatabaseOptions, OpenDatabase } from "./open-database.ts";
import type { KnownRoles } from "./roles.ts";
import { ensureRoles } from "./roles.ts";
import { installationSecret } from "./secret.ts";

/** As the environment says it: stateDir absolute; databaseUrl and secret only where somebody set them. */
export type InstallationOptions = DatabaseOptions & {
  secret?: string | undefined;
  /** The other secret while one is exchanged for the other. */
  alsoSecret?: string | undefined;
  openDatabase: OpenDatabase;
};

/** ownerUrl is for migrations only; apiUrl and operatorUrl are what servers and worker use. release: when done, in every case. */
export type Installation = KnownRoles & { ownerUrl: string; secret: string; release: () => Promise<void> };

/** What every command needs first: the database running, the roles in it, the secret. @throws Error in plain words */
export async function openInstallation({
  openDatabase,
  secret: given,
  alsoSecret,
  ...options
}: InstallationOptions): Promise<Installation> {
  const { ownerUrl, release } = await openDatabase(options);
  try {
    const secret = installationSecret(options.stateDir, given);
    return { ownerUrl, secret, release, ...(await ensureRoles(ownerUrl, secret, alsoSecret)) };
  } catch (error) {
    await release();
    throw error;
  }
}
