import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { DataSource, EntityMetadata } from "typeorm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDataSource } from "./data-source.ts";
import { MIGRATIONS_TABLE } from "./db/migrate.ts";

const db = await testDatabase();

/**
 * Tables that only plain SQL touches, each with its reason. The list may only shrink: a table that got an entity must leave it.
 */
const WITHOUT_ENTITY: Record<string, string> = {
  [MIGRATIONS_TABLE]: "TypeORM's own",
  idempotency_key: "written by one generic statement for customers and operators (http/idempotency.ts)",
  operator_idempotency_key: "the same",
  expression_version: "one number that a trigger raises",
  expression_change: "written by triggers, read by one statement",
  article_change:
    "written with its article, noted and read in sets (ingest/articles.repository.ts, mail/run/change-notices.ts)",
  article_change_notice: "the same",
  article_search_archive: "rows of other servers, which no key can hold together; read through a view (search)",
  article_event: "written by triggers, read in sets (modules/articles/article-event)",
  article_event_head: "the same",
  contract_address_range: "spans of addresses are a type that TypeORM has not",
  api_token_address: "the same",
  theme_medium_count: "written by triggers, read in sets (modules/themes/trend)",
  topic_count: "written by triggers, read in sets (modules/themes/theme)",
  theme_grade_count: "the same",
  theme_hour_count: "the same",
  theme_words_due: "written by triggers, emptied by the job that counts words (modules/themes/trend/count-words.ts)",
  theme_day_words: "written by that job in sets",
  demand_unit: "one number with its version; the API's role reaches it through functions only",
  demand_unit_month: "the same",
  demand_unit_day: "the same",
  mail_arrival: "written in sets before mails are handed over (mail/send/tell-arrivals.ts)",
  mailed_original: "noted in sets with its run (mail/send/bounded-readers.read-model.ts)",
  mail_delivered: "selected and inserted in one statement (mail/run/make-run.ts)",
  condition_hit: "found and inserted in sets (modules/mail/condition-mail/collect-hits.ts)",
  mail_message: "claimed and ended in sets, which is plain SQL (mail/send/outbox.ts)",
  push_message: "noted by triggers, claimed and ended in sets (mail/push)",
  webhook_delivery: "noted by triggers and in sets, claimed and ended in sets (modules/webhooks/delivery)",
  mail_run: "written together with its messages (mail/run/make-run.ts)",
  original_delivery: "written by three plain statements (modules/original/delivery.repository.ts)",
  original_use: "counted in sets under a row lock, which is plain SQL (modules/original/usage-ledger.ts)",
  usage_month: "the same",
  usage_day: "the same",
  usage_user_day: "written by triggers, read in sets (modules/originals/usage)",
  contract_price: "a history of which only the last rows are replaced (modules/originals/contract-licence)",
  charge_code: "replaced as a whole list, in one statement (modules/originals/charge-code)",
  user_charge_code: "one value that a use replaces (modules/originals/charge-code)",
  usage_line_crossing: "the same; told of in sets (mail/run/usage-line-notices.ts)",
  known_browser: "written by one set of statements for users and operators (modules/session/known-browser.ts)",
  known_operator_browser: "the same",
  former_password: "added with the hash that it was, and compared in sets (modules/people/password)",
  former_operator_password: "the same",
  passkey_challenge: "taken by one statement, so that it is taken once (modules/people/second-factor)",
  remembered_device: "the same",
  user_authenticator:
    "its last step is raised by one statement, so that a code opens once (modules/people/second-factor)",
  user_passkey: "its counter is raised by one statement (modules/people/second-factor)",
  user_recovery_code: "taken by one statement, so that it is taken once (modules/people/second-factor)",
  sign_in_setting: "written and read with the lists that hang on it (modules/people/single-sign-on)",
  password_keeper: "replaced as a whole list (modules/people/single-sign-on)",
  sso_domain: "the same",
  sso_claim_rule: "the same",
  sso_identity: "linked and read in single statements (modules/people/single-sign-on)",
  sso_attempt: "taken by one statement, so that it is taken once (modules/people/single-sign-on)",
  sso_assertion: "the same",
  provisioning: "one value of a contract (modules/people/provisioning)",
  provisioned_user: "written and read beside its user, in single statements (modules/people/provisioning)",
  provisioned_group: "the same of a group",
  provisioned_member: "added, removed and read in sets (modules/people/provisioning)",
  provisioning_call: "added, and forgotten in sets (modules/people/provisioning)",
  audit_link: "written and read in sets (modules/audit/chain)",
  audit_head: "the same",
  audit_unsealed: "written by a trigger, emptied in sets (modules/audit/chain)",
  session_sso: "written beside its session (modules/people/single-sign-on)",
  sign_in_throttle: "reached through functions only, so that the API's role can't read it",
};

interface ColumnShape {
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  primary: boolean;
}
type TableShape = Record<string, ColumnShape>;

interface ColumnRow extends ColumnShape {
  table: string;
  column: string;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable,
    a.atthasdef OR a.attidentity <> '' AS "hasDefault",
    coalesce(a.attnum = ANY (i.indkey) AND array_position(i.indkey::int[], a.attnum) < i.indnkeyatts, false) AS primary
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  ORDER BY c.relname, a.attnum`;

let source: DataSource;
let migrated: Record<string, TableShape>;

beforeAll(async () => {
  source = await createDataSource({
    url: db.ownerUrl,
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "entities",
  }).initialize();
  const { rows } = await db.owner.query<ColumnRow>(COLUMNS);
  migrated = {};
  for (const { table, column, ...shape } of rows) migrated[table] = { ...migrated[table], [column]: shape };
});
afterAll(() => source.destroy());

const LONG_NAMES: Record<string, string> = { timestamptz: "timestamp with time zone" };

function shapeOf(entity: EntityMetadata): TableShape {
  const columns = entity.columns.map((column) => {
    const type = source.driver.normalizeType(column);
    const shape: ColumnShape = {
      type: `${LONG_NAMES[type] ?? type}${column.isArray ? "[]" : ""}`,
      nullable: column.isNullable,
      hasDefault: column.default !== undefined || column.isGenerated || column.asExpression !== undefined,
      primary: column.isPrimary,
    };
    return [column.databaseName, shape] as const;
  });
  return Object.fromEntries(columns);
}

describe("entities and migrations", () => {
  it("agree on every column: type, nullability, default, primary key", () => {
    const described = Object.fromEntries(source.entityMetadatas.map((entity) => [entity.tableName, shapeOf(entity)]));
    const tables = Object.entries(migrated).filter(([table]) => !(table in WITHOUT_ENTITY));
    expect(described).toEqual(Object.fromEntries(tables));
  });

  it("leave no table out, and the list of exceptions names only tables that need it", () => {
    const described = new Set(source.entityMetadatas.map((entity) => entity.tableName));
    const without = Object.keys(migrated).filter((table) => !described.has(table));
    expect(without.sort()).toEqual(Object.keys(WITHOUT_ENTITY).sort());
  });
});
