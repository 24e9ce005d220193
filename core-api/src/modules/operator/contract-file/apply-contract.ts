import { FirstAdminForm } from "@kirinuki/schema/forms/first-admin-form.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import type { FormClass } from "../../../http/validate.ts";
import { saveUserGroup } from "../../people/user-group/user-group.service.ts";
import { ContactThemeForm } from "../../themes/contract-theme/contract-theme.form.ts";
import { saveContactTheme } from "../../themes/contract-theme/contract-theme.service.ts";
import { SearchExpressionForm } from "../../themes/theme-expression/theme-expression.form.ts";
import { canonicalOf, saveSearchExpression } from "../../themes/theme-expression/theme-expression.service.ts";
import { saveThemeGroup } from "../../themes/theme-group/theme-group.service.ts";
import { NewTopicBody } from "../../themes/topic/topic.form.ts";
import { saveTopic } from "../../themes/topic/topic.service.ts";
import { readTopicUserChoices } from "../../themes/topic/topic-user.repository.ts";
import { ContractCompanyForm } from "../contract-company/contract-company.form.ts";
import { readContractCompanies } from "../contract-company/contract-company.read-model.ts";
import { type OperatorCall, saveContractCompany } from "../contract-company/contract-company.service.ts";
import { makeFirstAdmin } from "../customer-user/first-admin.service.ts";
import { type Application, type AppliedChange, actorOf, checked, demanded } from "./application.ts";
import { applyDomains, applyMailSettings } from "./apply-mail.ts";
import { demandKnown, type Fields, isSame, type Kept, NAMED, readContractFile } from "./contract-file.ts";
import { expressionKey, keptLists, keptThemes } from "./kept-contract.read-model.ts";

export interface Applied {
  contract_code: string;
  contract_id: string;
  changes: AppliedChange[];
}

/**
 * Makes a contract what its file says: whatever is missing is made, what differs is changed, what the file does not name stays.
 * The same file again changes nothing. Everything goes through the services of the screens, in the transaction of the call.
 * @throws AppError with the place in the file, such as themes[3].expressions[0].expression
 */
export async function applyContract(call: OperatorCall, given: unknown, now: Date): Promise<Applied> {
  const file = readContractFile(given);
  const changes: AppliedChange[] = [];
  const { contract_id, contract_code } = await applyCompany(call, file.contract, changes);
  const application = { ...call, contractId: Number(contract_id), now, changes };
  await applyGroups(application, file.user_groups);
  await applyThemes(application, file.themes);
  await applySets(application, "theme_groups", file.theme_groups);
  if (file.first_admin) await applyFirstAdmin(application, file.first_admin);
  await applySets(application, "topics", file.topics);
  await applyDomains(application, file);
  await applyMailSettings(application, file.mail_settings);
  return { contract_code, contract_id, changes };
}

async function applyCompany(
  call: OperatorCall,
  given: Fields,
  changes: AppliedChange[],
): Promise<{ contract_id: string; contract_code: string }> {
  const form = await checked(ContractCompanyForm, given, "");
  const { contract_code } = form;
  if (contract_code === undefined)
    throw invalidFields([{ field: "contract_code", message: "企業コードを指定してください。" }]);
  const [kept] = await readContractCompanies(call.tx, { code: contract_code });
  if (kept && isSame(given, kept)) return kept;
  if (kept) form.contract_id = kept.contract_id;
  const saved = await demanded(saveContractCompany(call, form), "");
  changes.push({ kind: "contract", name: contract_code, what: kept ? "changed" : "created" });
  return { contract_id: saved.contract_id, contract_code };
}

async function applyGroups(application: Application, groups: readonly Fields[]): Promise<void> {
  const { contractId, tx, changes, requestId } = application;
  const kept = byName(await keptLists.user_groups(tx, contractId), "user_group_name");
  for (const [at, given] of groups.entries()) {
    const place = `user_groups[${at}].`;
    const { form: Form, name } = NAMED.user_groups;
    demandKnown(Form, given, place);
    const existing = kept.get(String(given[name]));
    if (existing && isSame(given, existing.fields)) continue;
    const form = await checked(Form, { ...given, ...keyOf(existing, "user_group_id") }, place);
    await demanded(saveUserGroup({ tx, actor: actorOf(application), requestId }, form), place);
    changes.push({ kind: "user_group", name: String(given[name]), what: existing ? "changed" : "created" });
  }
}

async function applyThemes(application: Application, themes: readonly Fields[]): Promise<void> {
  const { contractId, tx, changes } = application;
  const kept = new Map((await keptThemes(tx, contractId)).map((theme) => [theme.fields.theme_name, theme]));
  for (const [at, { expressions = [], ...given }] of themes.entries()) {
    const place = `themes[${at}].`;
    demandKnown(ContactThemeForm, given, place);
    const form = await checked(ContactThemeForm, { ...given, contract_id: String(contractId) }, place);
    const name = form.theme_name.trim();
    const existing = kept.get(name);
    const themeId = existing?.id ?? String((await demanded(saveContactTheme(application, form), place)).themeId);
    if (!existing) changes.push({ kind: "theme", name, what: "created" });
    if (!Array.isArray(expressions))
      throw invalidFields([{ field: `${place}expressions`, message: "検索式を一覧で指定してください。" }]);
    for (const [n, expression] of expressions.entries()) {
      const theme = { themeId, name, canonical: existing?.canonical ?? new Set<string>() };
      await applyExpression(application, theme, expression as Fields, `${place}expressions[${n}].`);
    }
  }
}

async function applyExpression(
  application: Application,
  { themeId, name, canonical }: { themeId: string; name: string; canonical: ReadonlySet<string> },
  given: Fields,
  place: string,
): Promise<void> {
  demandKnown(SearchExpressionForm, given, place);
  const form = await checked(SearchExpressionForm, { ...given, theme_id: themeId }, place);
  const own = canonicalOf(form);
  if (own !== null && canonical.has(expressionKey(own, form.data_section ?? null))) return;
  await demanded(saveSearchExpression(application, form), place);
  application.changes.push({ kind: "expression", name, what: "created" });
}

/** Theme groups and topics: names of themes and user groups become ids. */
async function applySets(
  application: Application,
  list: "theme_groups" | "topics",
  sets: readonly Fields[],
): Promise<void> {
  const { contractId, tx, changes, requestId } = application;
  if (sets.length === 0) return;
  const { form: Form, name, names } = list === "topics" ? { ...NAMED.topics, form: NewTopicBody } : NAMED.theme_groups;
  const kept = byName(await keptLists[list](tx, contractId), name);
  const groups = byName(await keptLists.user_groups(tx, contractId), "user_group_name");
  const themes = new Map((await keptThemes(tx, contractId)).map((theme) => [theme.fields.theme_name, theme]));
  const call = { tx, actor: actorOf(application), requestId };
  for (const [at, given] of sets.entries()) {
    const place = `${list}[${at}].`;
    demandKnown(Form, given, place, names);
    const existing = kept.get(String(given[name]));
    if (existing && isSame(given, existing.fields)) continue;
    const { themes: themeNames, user_groups: groupNames, users, ...own } = { ...existing?.fields, ...given } as Fields;
    const body = {
      ...own,
      theme_info: idsOf(themes, themeNames, `${place}themes`),
      user_group_info: idsOf(groups, groupNames, `${place}user_groups`),
      ...(users !== undefined && { user_info: await editorsOf(application, existing?.id, users, `${place}users`) }),
    };
    if (list === "topics") {
      const form = await checked(NewTopicBody, body, place);
      await demanded(saveTopic(call, form, existing && { id: existing.id, version: existing.version }), place);
    } else {
      const form = await checked(NAMED.theme_groups.form, { ...body, ...keyOf(existing, "theme_group_id") }, place);
      await demanded(saveThemeGroup(call, form), place);
    }
    const kind = list === "topics" ? "topic" : "theme_group";
    changes.push({ kind, name: String(given[name]), what: existing ? "changed" : "created" });
  }
}

/** Users of the contract who may edit topics, by their ids. */
async function editorsOf({ tx, contractId }: Application, topicsId: string | undefined, ids: unknown, field: string) {
  const choices = await readTopicUserChoices(tx, contractId, topicsId);
  return idsOf(new Map(choices.map(({ user_id: id }) => [id, { id }])), ids, field);
}

async function applyFirstAdmin(application: Application, given: Fields): Promise<void> {
  const { contractId, tx, changes, now } = application;
  const place = "first_admin.";
  const { form: Form } = NAMED.first_admin;
  const form = await checked(FirstAdminFileForm, given, place);
  demandKnown(FirstAdminFileForm as FormClass, given, place);
  const found = await tx.query("SELECT 1 FROM app_user WHERE contract_id = $1 AND user_id = $2", [
    contractId,
    form.userId,
  ]);
  if (found.length > 0) return;
  await demanded(makeFirstAdmin(application, String(contractId), Object.assign(new Form(), form), now), place);
  changes.push({ kind: "first_admin", name: form.userId, what: "created" });
}

/** Without a password: whoever is named is invited by mail. */
class FirstAdminFileForm extends FirstAdminForm {
  static readonly wireNames = {
    user_id: "userId",
    name: "name",
    email: "email",
    user_group_name: "userGroupName",
  };
}

const byName = (kept: readonly Kept[], name: string): Map<string, Kept> =>
  new Map(kept.map((each) => [String(each.fields[name]), each]));

const keyOf = (existing: Kept | undefined, id: string): Fields =>
  existing ? { [id]: existing.id, version: existing.version } : {};

function idsOf(kept: ReadonlyMap<string, { id: string }>, names: unknown, field: string): string[] {
  if (names === undefined) return [];
  if (!Array.isArray(names)) throw invalidFields([{ field, message: "名称の一覧で指定してください。" }]);
  const faults = names.flatMap((name, at) =>
    kept.has(String(name)) ? [] : [{ field: `${field}[${at}]`, message: `「${name}」はこの契約にありません。` }],
  );
  if (faults.length > 0) throw invalidFields(faults);
  return names.flatMap((name) => kept.get(String(name))?.id ?? []);
}
