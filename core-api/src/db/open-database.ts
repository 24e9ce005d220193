/**
 * stateDir: KIRINUKI_DATA, absolute. databaseUrl: DATABASE_URL, a server of somebody else's, used as it is.
 * note: told in one line each what takes time (the first start). backupDir: BACKUP_DIR, where the embedded server archives its log.
 */
export type DatabaseOptions = {
  stateDir: string;
  databaseUrl?: string | undefined;
  note?: (line: string) => void;
  backupDir?: string | undefined;
};

/** ownerUrl: the owner of the schema; bypasses row-level security, so only for migrations and roles. */
export type OpenedDatabase = { ownerUrl: string; release: () => Promise<void> };

/** Finds the installation's database and keeps it running until `release`. @throws Error in plain words when it cannot be had */
export type OpenDatabase = (options: DatabaseOptions) => Promise<OpenedDatabase>;
