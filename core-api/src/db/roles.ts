import { createHmac } from "node:crypto";
import pg from "pg";
import { scramVerifier } from "./scram.ts";
import { withClient } from "./with-client.ts";

/** Sees the rows of one contract at a time (row-level security); every request of the API runs as it. */
export const API_ROLE = "kirinuki_api";
/** Sees every contract's rows by a policy of its own; the operator base and the worker run as it. */
export const OPERATOR_ROLE = "kirinuki_operator";

export type RoleUrls = { apiUrl: string; operatorUrl: string };

const ATTRIBUTES = "LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOREPLICATION";
/** Roles belong to the whole server and advisory locks to one database, so starts in two databases can still meet: they retry. */
const COLLISIONS = new Set(["XX000", "23505", "42710"]);
const ATTEMPTS = 10;

/** Which of the secrets the roles have their passwords of, and how to connect. */
export type KnownRoles = RoleUrls & { roleSecret: string };

/**
 * Makes the two roles, or puts them right, and tells how to connect as them. They must exist before migrations run, which grant
 * to them. Passwords are derived from the secret, so every process of an installation knows them and none are stored.
 * @param also another secret while one is exchanged for the other: roles that have their passwords of it keep them
 * @throws Error when the owner may not create roles and they are not there
 */
export async function ensureRoles(ownerUrl: string, secret: string, also?: string): Promise<KnownRoles> {
  for (const roleSecret of also === undefined ? [secret] : [secret, also]) {
    const urls = roleUrls(ownerUrl, roleSecret);
    const inOrder = await Promise.all([isInOrder(urls.apiUrl), isInOrder(urls.operatorUrl)]);
    if (inOrder.every(Boolean)) return { ...urls, roleSecret };
  }
  await withClient(ownerUrl, async (owner) => {
    await owner.query("SELECT pg_advisory_lock(hashtext('kirinuki.roles'))");
    for (const role of [API_ROLE, OPERATOR_ROLE]) await putRight(owner, role, secret);
  });
  return { ...roleUrls(ownerUrl, secret), roleSecret: secret };
}

async function putRight(owner: pg.Client, role: string, secret: string): Promise<void> {
  const verifier = owner.escapeLiteral(
    scramVerifier(rolePassword(role, secret), derive(`salt:${role}`, secret).subarray(0, 16)),
  );
  for (let attempt = 1; ; attempt += 1) {
    try {
      const found = await owner.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
      await owner.query(`${found.rowCount === 0 ? "CREATE" : "ALTER"} ROLE ${role} ${ATTRIBUTES} PASSWORD ${verifier}`);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof pg.DatabaseError) || !COLLISIONS.has(error.code ?? ""))
        throw error;
    }
  }
}

/** The usual case at a start: the role signs in and has no right too many, so nothing needs to be written. */
async function isInOrder(url: string): Promise<boolean> {
  const sql =
    "SELECT rolsuper OR rolbypassrls OR rolcreatedb OR rolcreaterole OR rolreplication AS excess FROM pg_roles WHERE rolname = current_user";
  try {
    const { rows } = await withClient(url, (client) => client.query<{ excess: boolean }>(sql));
    return rows[0]?.excess === false;
  } catch {
    return false;
  }
}

/** The same roles by another way to the same server. */
export const roleUrls = (url: string, secret: string): RoleUrls => ({
  apiUrl: urlAs(url, API_ROLE, secret),
  operatorUrl: urlAs(url, OPERATOR_ROLE, secret),
});

function urlAs(ownerUrl: string, role: string, secret: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = rolePassword(role, secret);
  return url.href;
}

/** The password of a role of ours, on this server or on an archive server. */
export const rolePassword = (role: string, secret: string): string =>
  derive(`password:${role}`, secret).toString("base64url");

const derive = (purpose: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`kirinuki:${purpose}`).digest();
