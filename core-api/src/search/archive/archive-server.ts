import pg from "pg";
import { rolePassword } from "../../db/roles.ts";

/** Owns the rows of search on an archive server; moves and corrections write as it. */
export const ARCHIVE_ROLE = "kirinuki_archive";
/** Reads them; searches come as it. */
export const ARCHIVE_READER = "kirinuki_archive_reader";

/** Where an archive is: hosts and ports as lists, `a,b`, of which one takes writes. */
export interface ArchivePlace {
  readonly hosts: string;
  readonly ports: string;
  readonly databaseName: string;
  readonly sslMode: SslMode;
}

export const SSL_MODES = ["disable", "require", "verify-full"] as const;
export type SslMode = (typeof SSL_MODES)[number];

export interface Archive extends ArchivePlace {
  readonly name: string;
}

/** A server that can't be reached, or of whose hosts none takes writes. */
export class ArchiveAway extends Error {
  /** As PostgreSQL's own "could not connect to server", so that callers are told the same. */
  readonly code = "08001";

  constructor(name: string, why: string) {
    super(`archive server ${name}: ${why}`);
  }
}

const CONNECT_MS = 5_000;
/** A copy of a week may take minutes; a server that is silent for longer is taken for dead. */
const STATEMENT_MS = 30 * 60_000;

const TLS = { disable: false, require: { rejectUnauthorized: false }, "verify-full": true } as const;

/** Who signs in: a role of ours, or whoever may make those. */
interface Login {
  readonly user: string;
  readonly password: string;
}

/** Ways to the archive servers, for workers and commands. Passwords are derived from the installation's secret, as those of its own roles are. */
export class ArchiveServers {
  constructor(private readonly secret: string) {}

  /** Of a role of ours there. */
  passwordOf(role: typeof ARCHIVE_ROLE | typeof ARCHIVE_READER): string {
    return rolePassword(role, this.secret);
  }

  /** Work on the host that takes writes. @throws ArchiveAway */
  write<Result>(archive: Archive, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    return withArchive(archive, { user: ARCHIVE_ROLE, password: this.passwordOf(ARCHIVE_ROLE) }, work);
  }
}

/** @throws ArchiveAway where no host lets us in and takes writes */
export async function withArchive<Result>(
  archive: Archive,
  login: Login,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectToPrimary(archive, login);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function connectToPrimary(archive: Archive, login: Login): Promise<pg.Client> {
  const faults: string[] = [];
  const ports = archive.ports.split(",");
  for (const [at, host] of archive.hosts.split(",").entries()) {
    const port = Number(ports[at] ?? ports[0]);
    const client = clientOf(archive, login, host, port);
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby");
      if (rows[0]?.standby === false) return client;
      faults.push(`${host}:${port} is a standby`);
    } catch (error) {
      faults.push(`${host}:${port} ${error instanceof Error ? error.message || error.name : error}`);
    }
    await client.end().catch(() => {});
  }
  throw new ArchiveAway(archive.name, faults.join("; "));
}

function clientOf({ databaseName, sslMode }: Archive, login: Login, host: string, port: number): pg.Client {
  const client = new pg.Client({
    host,
    port,
    database: databaseName,
    ...login,
    ssl: TLS[sslMode],
    application_name: "kirinuki-archive",
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    options: "-c lock_timeout=5000",
  });
  // A connection that the server ends is told to the query under way; without a listener it would end the whole process too.
  client.on("error", () => {});
  return client;
}
