import type pg from "pg";
import type { SealedTexts } from "./sealed-text.ts";
import { withClient } from "./with-client.ts";

/** A column of sealed texts. Its place is what the modules seal it for; a test holds every one of them against the database. */
export interface SealedColumn {
  table: string;
  /** Columns of the key, in the order of the place. */
  key: readonly string[];
  column: string;
  place: (key: readonly string[]) => string;
}

const under = (prefix: string) => (key: readonly string[]) => [prefix, ...key].join("/");

/**
 * Every sealed text that outlives a day. Attempts of single sign-on, the way out of a session and answers kept for a repeated request
 * end by themselves before the other secret is taken away.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...["secret", "pending_secret"].flatMap((column): SealedColumn[] => [
    { table: "operator_authenticator", key: ["operator_id"], column, place: under("operator_authenticator") },
    { table: "user_authenticator", key: ["contract_id", "user_id"], column, place: under("user_authenticator") },
  ]),
  ...["url", "secret", "former_secret"].map(
    (column): SealedColumn => ({
      table: "chat_target",
      key: ["contract_id", "chat_target_id"],
      column,
      place: under(column === "url" ? "chat_target.url" : "chat_target.secret"),
    }),
  ),
  ...["url", "secret", "former_secret"].map(
    (column): SealedColumn => ({
      table: "webhook",
      key: ["contract_id", "webhook_id"],
      column,
      place: under(column === "url" ? "webhook.url" : "webhook.secret"),
    }),
  ),
  ...["endpoint", "auth"].map(
    (column): SealedColumn => ({
      table: "push_device",
      key: ["contract_id", "push_device_id"],
      column,
      place: under(`push_device.${column}`),
    }),
  ),
  { table: "app_user", key: ["contract_id", "user_id"], column: "sc_user_pw", place: under("app_user.sc_user_pw") },
  {
    table: "sso_provider",
    key: ["contract_id", "provider_id"],
    column: "client_secret",
    place: under("sso_provider.client_secret"),
  },
];

export interface Resealed {
  resealed: number;
  /** Texts that neither secret opens, as table, column and key. */
  unreadable: string[];
}

/** Rows of one statement: each is locked only while its page is written. */
const PAGE = 500;

/**
 * Seals every kept text anew under the present secret, while everything runs: a row is written only if its text is still the one that
 * was read. May be repeated. Connects as the tables' owner, whom row-level security shows every contract.
 */
export async function resealAll(ownerUrl: string, texts: SealedTexts): Promise<Resealed> {
  const sum: Resealed = { resealed: 0, unreadable: [] };
  await withClient(ownerUrl, async (client) => {
    for (const column of SEALED_COLUMNS) await resealColumn(client, texts, column, sum);
  });
  return sum;
}

async function resealColumn(client: pg.Client, texts: SealedTexts, sealed: SealedColumn, sum: Resealed): Promise<void> {
  const { table, key, column, place } = sealed;
  const keys = key.map((name) => `${name}::text`);
  const { rows } = await client.query<{ key: string[]; sealed: Buffer }>(
    `SELECT ARRAY[${keys}] AS key, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${key}`,
  );
  for (let at = 0; at < rows.length; at += PAGE) {
    const page = rows.slice(at, at + PAGE).flatMap((row) => {
      try {
        const where = place(row.key);
        return [{ ...row, anew: texts.seal(texts.open(row.sealed, where), where) }];
      } catch {
        sum.unreadable.push(`${table}.${column} ${row.key.join("/")}`);
        return [];
      }
    });
    const { rowCount } = await client.query(
      `UPDATE ${table} SET ${column} = new.anew
       FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS new (key, sealed, anew)
       WHERE array_to_string(ARRAY[${keys.map((name) => `${table}.${name}`)}], '/') = new.key AND ${table}.${column} = new.sealed`,
      [page.map((row) => row.key.join("/")), page.map((row) => row.sealed), page.map(({ anew }) => anew)],
    );
    sum.resealed += rowCount ?? 0;
  }
}
