import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import type { Transaction } from "../src/db/tenant.ts";
import {
  Contract,
  ContractConfiguration,
  ContractLinkage,
  ContractMessage,
} from "../src/modules/operator/contract/contract.entity.ts";
import { demandSpans, saveAddressSpans } from "../src/modules/operator/contract-company/address-ranges.ts";
import { Notice } from "../src/modules/people/notice/notice.entity.ts";
import { AppUser } from "../src/modules/people/user/app-user.entity.ts";
import { UserGroup, UserGroupLinkage } from "../src/modules/people/user/user-group.entity.ts";
import { Expression, Theme } from "../src/modules/themes/theme/theme.entity.ts";
import { ThemeGroup, ThemeGroupTheme } from "../src/modules/themes/theme/theme-group.entity.ts";
import { Topic, TopicTheme } from "../src/modules/themes/theme/topic.entity.ts";
import type { DemoTheme } from "./content/themes/demo-theme.ts";
import type { ContractPlan } from "./demo-contracts.ts";

/** Ids by name, of what a contract's other rows refer to. */
type Ids = ReadonlyMap<string, number>;

/** Writes a contract of the demo with everything that is not an article. The code must be free. */
export async function createContract(tx: Transaction, plan: ContractPlan, passwordHash: string): Promise<number> {
  const inserted = await tx.manager.insert(Contract, {
    contract_code: plan.code,
    company_name: plan.companyName,
    pdf_usage_display_flag: true,
  });
  const contract_id: number = inserted.identifiers[0]?.contract_id;
  await insertSettings(tx, contract_id, plan);
  await insertUsers(tx, contract_id, plan, passwordHash);
  await insertOffices(tx, contract_id, plan);
  const themes = await insertThemes(tx, contract_id, plan.themes);
  await insertThemeGroups(tx, contract_id, plan, themes);
  await insertTopics(tx, contract_id, plan, themes);
  return contract_id;
}

async function insertSettings({ manager }: Transaction, contract_id: number, plan: ContractPlan): Promise<void> {
  await manager.insert(
    ContractLinkage,
    plan.sections.map((data_section) => ({ contract_id, data_section })),
  );
  await manager.insert(
    ContractConfiguration,
    Object.entries(plan.configuration).map(([configuration_key, configuration_value]) => ({
      contract_id,
      configuration_key,
      configuration_value,
    })),
  );
  await manager.insert(
    ContractMessage,
    Object.entries(plan.messages).map(([message_key, configuration_value]) => ({
      contract_id,
      message_key,
      configuration_value,
    })),
  );
  if (plan.notice !== "") await manager.insert(Notice, { contract_id, text: plan.notice });
}

async function insertUsers(
  tx: Transaction,
  contract_id: number,
  plan: ContractPlan,
  password_hash: string,
): Promise<void> {
  const { manager } = tx;
  const groups = new Map<string, number>();
  for (const { name, caps } of plan.groups) {
    const row = {
      contract_id,
      user_group_name: name,
      use_max_count1: caps?.mc ?? null,
      use_max_count2: caps?.sc ?? null,
    };
    groups.set(name, (await manager.insert(UserGroup, row)).identifiers[0]?.user_group_id);
  }
  await insertDemandUnit(tx, contract_id, plan, groups);
  await manager.insert(
    UserGroupLinkage,
    plan.groups
      .filter(({ withoutSources }) => !withoutSources)
      .flatMap(({ name }) =>
        plan.sections.map((data_section) => ({ contract_id, user_group_id: idOf(groups, name), data_section })),
      ),
  );
  await manager.insert(
    AppUser,
    plan.users.map((user) => ({
      contract_id,
      user_id: user.id,
      user_group_id: idOf(groups, user.group),
      name: user.name,
      email: `${user.id}@${plan.code}.example.jp`,
      password_hash,
      user_authority: user.authority,
      mc_user_authority: user.mc,
      sc_user_authority: user.sc,
      topics_creation_flag: user.topics,
    })),
  );
}

/** A demand unit of this contract alone, and the groups that are counted in it. */
async function insertDemandUnit(tx: Transaction, contract_id: number, { demandUnit }: ContractPlan, groups: Ids) {
  if (!demandUnit) return;
  const { name, cap } = demandUnit;
  await tx.query(
    `WITH unit AS (INSERT INTO demand_unit (use_max_count) VALUES ($2) RETURNING demand_id)
     INSERT INTO contract_demand_unit (contract_id, demand_id, demand_name) SELECT $1, demand_id, $3 FROM unit`,
    [contract_id, cap, name],
  );
  await tx.query(
    `UPDATE user_group g SET demand_id = d.demand_id FROM contract_demand_unit d
     WHERE d.contract_id = $1 AND g.contract_id = $1 AND g.user_group_id = ANY ($2::int[])`,
    [contract_id, demandUnit.groups.map((group) => idOf(groups, group))],
  );
}

async function insertOffices(tx: Transaction, contract_id: number, { offices = [] }: ContractPlan): Promise<void> {
  await saveAddressSpans(tx, contract_id, demandSpans(offices.map(({ range }) => range)));
  const [office] = offices;
  if (office) await tx.manager.update(Contract, { contract_id }, { ip_login_user_id: office.user });
}

async function insertThemes({ manager }: Transaction, contract_id: number, plans: readonly DemoTheme[]): Promise<Ids> {
  const themes = new Map<string, number>();
  for (const [index, { name, expressions }] of plans.entries()) {
    const theme_id: number = (await manager.insert(Theme, { contract_id, theme_name: name, display_order: index + 1 }))
      .identifiers[0]?.theme_id;
    themes.set(name, theme_id);
    await manager.insert(
      Expression,
      expressions.map((expression) => ({
        contract_id,
        theme_id,
        data_section: null,
        expression,
        canonical: canonicalOf(expression),
      })),
    );
  }
  return themes;
}

async function insertThemeGroups(
  { manager }: Transaction,
  contract_id: number,
  plan: ContractPlan,
  themes: Ids,
): Promise<void> {
  for (const [index, group] of plan.themeGroups.entries()) {
    const row = { contract_id, theme_group_name: group.name, display_order: index + 1 };
    const theme_group_id: number = (await manager.insert(ThemeGroup, row)).identifiers[0]?.theme_group_id;
    await manager.insert(
      ThemeGroupTheme,
      group.themes.map((name, place) => ({
        contract_id,
        theme_group_id,
        theme_id: idOf(themes, name),
        display_order: place + 1,
      })),
    );
  }
}

async function insertTopics(
  { manager }: Transaction,
  contract_id: number,
  plan: ContractPlan,
  themes: Ids,
): Promise<void> {
  for (const [index, topic] of plan.topics.entries()) {
    const row = { contract_id, topics_name: topic.name, display_order: index + 1 };
    const topics_id: number = (await manager.insert(Topic, row)).identifiers[0]?.topics_id;
    await manager.insert(
      TopicTheme,
      topic.themes.map((name) => ({ contract_id, topics_id, theme_id: idOf(themes, name) })),
    );
  }
}

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo has no ${name}`);
  return id;
}

function canonicalOf(text: string): string {
  const result = parseExpression(text);
  if (!result.ok)
    throw new Error(
      `the demo's expression ${text} can't be read: ${result.refusal.code} at ${result.refusal.position}`,
    );
  return printExpression(result.expression);
}
