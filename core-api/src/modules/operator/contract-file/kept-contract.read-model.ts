import type { Transaction } from "../../../db/tenant.ts";
import { systemClock, tokyoDay } from "../../../time/tokyo.ts";
import { readSearchExpressions } from "../../themes/theme-expression/theme-expression.read-model.ts";
import { readContractCompanies } from "../contract-company/contract-company.read-model.ts";
import { ExcludedDomain, MailDomain } from "../contract-domain/contract-domain.entity.ts";
import { readDomains } from "../contract-domain/contract-domain.repository.ts";
import type { ContractFile, Kept } from "./contract-file.ts";
import { keptMailSettings } from "./kept-mail.read-model.ts";

const GROUPS = `
  SELECT g.user_group_id::text AS id, g.version, jsonb_build_object('user_group_name', g.user_group_name,
    'use_max_count1', g.use_max_count1, 'use_max_count2', g.use_max_count2,
    'user_group_linkage_info', coalesce((SELECT jsonb_agg(jsonb_build_object('data_section', l.data_section,
        'all_articles_selectable_flag', l.all_articles_selectable_flag::int) ORDER BY l.data_section)
      FROM user_group_linkage l WHERE l.contract_id = g.contract_id AND l.user_group_id = g.user_group_id), '[]')) AS fields
  FROM user_group g WHERE g.contract_id = $1 ORDER BY g.user_group_id`;

const members = (table: string, key: string): string => `
    'all_user_groups_flag', s.open_to_all_groups::int,
    'themes', coalesce((SELECT jsonb_agg(t.theme_name ORDER BY m.display_order, m.theme_id) FROM ${table}_theme m
      JOIN theme t USING (contract_id, theme_id) WHERE m.contract_id = s.contract_id AND m.${key} = s.${key}), '[]'),
    'user_groups', coalesce((SELECT jsonb_agg(g.user_group_name ORDER BY m.user_group_id) FROM ${table}_user_group m
      JOIN user_group g USING (contract_id, user_group_id) WHERE m.contract_id = s.contract_id AND m.${key} = s.${key}), '[]')`;

const THEME_GROUPS = `
  SELECT s.theme_group_id::text AS id, s.version, jsonb_build_object('theme_group_name', s.theme_group_name,
    ${members("theme_group", "theme_group_id")}) AS fields
  FROM theme_group s WHERE s.contract_id = $1 ORDER BY s.display_order, s.theme_group_id`;

const TOPICS = `
  SELECT s.topics_id::text AS id, s.version, jsonb_build_object('topics_name', s.topics_name, ${members("topic", "topics_id")},
    'users', coalesce((SELECT jsonb_agg(u.user_id ORDER BY u.user_id) FROM topic_user u
      WHERE u.contract_id = s.contract_id AND u.topics_id = s.topics_id), '[]')) AS fields
  FROM topic s WHERE s.contract_id = $1 ORDER BY s.display_order, s.topics_id`;

const of = (sql: string) => (tx: Transaction, contractId: number) => tx.query<Kept>(sql, [contractId]);

export const keptLists = { user_groups: of(GROUPS), theme_groups: of(THEME_GROUPS), topics: of(TOPICS) };

const THEMES =
  "SELECT t.theme_id::text, t.theme_name FROM theme t WHERE t.contract_id = $1 ORDER BY t.display_order, t.theme_id";

/** A theme as a file has it, with its id. */
export interface KeptTheme {
  id: string;
  fields: { theme_name: string; expressions: { expression: string; data_section: number | null }[] };
  /** How its expressions are kept, with their sources. */
  canonical: Set<string>;
}

export const expressionKey = (canonical: string, section: number | null): string => `${section ?? ""}:${canonical}`;

export async function keptThemes(tx: Transaction, contractId: number): Promise<KeptTheme[]> {
  const expressions = await readSearchExpressions(tx, { contractId: String(contractId) });
  const themes = await tx.query<{ theme_id: string; theme_name: string }>(THEMES, [contractId]);
  return themes.map(({ theme_id, theme_name }) => {
    const own = expressions.filter((each) => each.theme_id === theme_id);
    return {
      id: theme_id,
      fields: {
        theme_name,
        expressions: own.map(({ expression, data_section }) => ({ expression, data_section })),
      },
      canonical: new Set(own.map(({ canonical, data_section }) => expressionKey(canonical, data_section))),
    };
  });
}

/** The contract as the file that would make it again; without users and secrets. */
export async function contractAsFile(tx: Transaction, contractId: number): Promise<ContractFile["contract"]> {
  const [found] = await readContractCompanies(tx, { id: String(contractId) });
  if (!found) throw new Error("a contract that was found is there");
  const { contract_id: _, version: __, ...contract } = found;
  const [groups, themeGroups, topics] = [
    await keptLists.user_groups(tx, contractId),
    await keptLists.theme_groups(tx, contractId),
    await keptLists.topics(tx, contractId),
  ];
  return {
    ...contract,
    user_groups: groups.map(({ fields }) => fields),
    themes: (await keptThemes(tx, contractId)).map(({ fields }) => fields),
    theme_groups: themeGroups.map(({ fields }) => fields),
    topics: topics.map(({ fields }) => fields),
    mail_domains: await readDomains(tx, MailDomain, contractId),
    excluded_domains: await readDomains(tx, ExcludedDomain, contractId),
    mail_settings: (await keptMailSettings(tx, contractId, tokyoDay(systemClock.now()))).map(({ fields }) => fields),
  };
}
