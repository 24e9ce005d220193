import { openDatabase } from "../../local/embedded/open-database.ts";
import type { RoleUrls } from "./roles.ts";
import { ensureRoles } from "./roles.ts";
import { installationSecret } from "./secret.ts";

/** As the environment says it: stateDir absolute; databaseUrl and secret only where somebody set them. */
export type InstallationOptions = {
  stateDir: string;
  databaseUrl?: string | undefined;
  secret?: string | undefined;
  note?: (line: string) => void;
};

/** ownerUrl is for migrations only; apiUrl and operatorUrl are what servers and worker use. release: when done, in every case. */
export type Installation = RoleUrls & { ownerUrl: string; secret: string; release: () => Promise<void> };

/** What every command needs first: the database running, the roles in it, the secret. @throws Error in plain words */
export async function openInstallation({
  stateDir,
  databaseUrl,
  secret: given,
  note,
}: InstallationOptions): Promise<Installation> {
  const secret = installationSecret(stateDir, given);
  const { ownerUrl, release } = await openDatabase({ stateDir, databaseUrl, ...(note === undefined ? {} : { note }) });
  try {
    return { ownerUrl, secret, release, ...(await ensureRoles(ownerUrl, secret)) };
  } catch (error) {
    await release();
    throw error;
  }
}
