import { type DataSection } from "@kirinuki/schema/codes.ts";
import type { Pool } from "pg";
import { nextNumber } from "./ids.ts";

/** What builders write with: a pool that bypasses row-level security (`db.owner` of a test database). */
export type BuilderDatabase = Pick<Pool, "query">;

export interface TestContract {
  contractId: number;
  contractCode: string;
}
export interface TestGroup extends TestContract {
  userGroupId: number;
}
export interface TestTheme {
  contractId: number;
  themeId: number;
  themeName: string;
}
export interface TestThemeGroup {
  contractId: number;
  themeGroupId: number;
}
export interface TestTopic {
  contractId: number;
  topicsId: number;
}

async function insert<Row>(db: BuilderDatabase, table: string, values: object, returning: string): Promise<Row> {
  const columns = Object.keys(values);
  const places = columns.map((_, at) => `$${at + 1}`);
  const { rows } = await db.query(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")}) RETURNING ${returning}`,
    Object.values(values),
  );
  return rows[0] as Row;
}

interface ContractParts {
  code?: string;
  companyName?: string;
  /** Sources the contract is linked to; none at both levels means all. */
  sections?: DataSection[];
  configuration?: Record<string, string>;
}

/** A company's contract. */
export async function aContract(db: BuilderDatabase, parts: ContractParts = {}): Promise<TestContract> {
  const contractCode = parts.code ?? `test${String(nextNumber()).padStart(6, "0")}`;
  const { contract_id: contractId } = await insert<{ contract_id: number }>(
    db,
    "contract",
    { contract_code: contractCode, company_name: parts.companyName ?? `${contractCode}株式会社` },
    "contract_id",
  );
  for (const section of parts.sections ?? [])
    await insert(db, "contract_linkage", { contract_id: contractId, data_section: section }, "1");
  for (const [key, value] of Object.entries(parts.configuration ?? {}))
    await insert(
      db,
      "contract_configuration",
      { contract_id: contractId, configuration_key: key, configuration_value: value },
      "1",
    );
  return { contractId, contractCode };
}

/** A user group of a contract. */
export async function aGroup(
  db: BuilderDatabase,
  contract: TestContract,
  parts: { name?: string; sections?: DataSection[] } = {},
): Promise<TestGroup> {
  const { contractId } = contract;
  const { user_group_id: userGroupId } = await insert<{ user_group_id: number }>(
    db,
    "user_group",
    { contract_id: contractId, user_group_name: parts.name ?? `部署${nextNumber()}` },
    "user_group_id",
  );
  for (const section of parts.sections ?? [])
    await insert(
      db,
      "user_group_linkage",
      { contract_id: contractId, user_group_id: userGroupId, data_section: section },
      "1",
    );
  return { ...contract, userGroupId };
}

interface ThemeParts {
  name?: string;
  /** False: browsed by theme_browsing 0 users only through groups and topics. */
  open?: boolean;
  order?: number;
  /** Sources for which an expression is defined; null for one that holds for every source. */
  expressions?: (DataSection | null)[];
}

/** A theme of a contract. */
export async function aTheme(db: BuilderDatabase, contract: TestContract, parts: ThemeParts = {}): Promise<TestTheme> {
  const { contractId } = contract;
  const number = nextNumber();
  const themeName = parts.name ?? `テーマ${number}`;
  const { theme_id: themeId } = await insert<{ theme_id: number }>(
    db,
    "theme",
    {
      contract_id: contractId,
      theme_name: themeName,
      open_to_all_groups: parts.open ?? true,
      display_order: parts.order ?? number,
    },
    "theme_id",
  );
  for (const section of parts.expressions ?? [])
    await insert(
      db,
      "expression",
      { contract_id: contractId, theme_id: themeId, data_section: section, expression: "電池", canonical: "電池" },
      "1",
    );
  return { contractId, themeId, themeName };
}

interface SharedParts {
  name?: string;
  themes?: TestTheme[];
  /** User groups it is shared with; none means all. */
  groups?: TestGroup[];
}

const standing = (number: number, { groups = [] }: SharedParts) => ({
  display_order: number,
  open_to_all_groups: groups.length === 0,
});

/** A theme group with its themes, in the order given. */
export async function aThemeGroup(
  db: BuilderDatabase,
  contract: TestContract,
  parts: SharedParts = {},
): Promise<TestThemeGroup> {
  const { contractId } = contract;
  const number = nextNumber();
  const { theme_group_id: themeGroupId } = await insert<{ theme_group_id: number }>(
    db,
    "theme_group",
    { contract_id: contractId, theme_group_name: parts.name ?? `テーマグループ${number}`, ...standing(number, parts) },
    "theme_group_id",
  );
  const key = { contract_id: contractId, theme_group_id: themeGroupId };
  for (const [order, { themeId }] of (parts.themes ?? []).entries())
    await insert(db, "theme_group_theme", { ...key, theme_id: themeId, display_order: order }, "1");
  for (const { userGroupId } of parts.groups ?? [])
    await insert(db, "theme_group_user_group", { ...key, user_group_id: userGroupId }, "1");
  return { contractId, themeGroupId };
}

/** A topic; its articles come with anArticle. */
export async function aTopic(db: BuilderDatabase, contract: TestContract, parts: SharedParts = {}): Promise<TestTopic> {
  const { contractId } = contract;
  const number = nextNumber();
  const { topics_id: topicsId } = await insert<{ topics_id: number }>(
    db,
    "topic",
    { contract_id: contractId, topics_name: parts.name ?? `トピックス${number}`, ...standing(number, parts) },
    "topics_id",
  );
  const key = { contract_id: contractId, topics_id: topicsId };
  for (const { themeId } of parts.themes ?? []) await insert(db, "topic_theme", { ...key, theme_id: themeId }, "1");
  for (const { userGroupId } of parts.groups ?? [])
    await insert(db, "topic_user_group", { ...key, user_group_id: userGroupId }, "1");
  return { contractId, topicsId };
}
