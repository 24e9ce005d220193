import { FirstAdminForm } from "@kirinuki/schema/forms/first-admin-form.ts";
import { TopicForm } from "@kirinuki/schema/forms/topic-form.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import type { FormClass } from "../../../http/validate.ts";
import { unknownFields } from "../../../http/validate.ts";
import { UserGroupForm } from "../../people/user-group/user-group.form.ts";
import { ThemeGroupBody } from "../../themes/theme-group/theme-group.form.ts";
import { ContractCompanyForm } from "../contract-company/contract-company.form.ts";

export type Fields = Record<string, unknown>;

/** What a change of a thing that is there needs. */
export interface Kept {
  id: string;
  version: number;
  fields: Fields;
}

/** A contract as a file: what the calls take, with names in the place of ids. Absent lists and fields stay as they are. */
export interface ContractFile {
  contract: Fields;
  user_groups: Fields[];
  themes: Fields[];
  theme_groups: Fields[];
  topics: Fields[];
  mail_settings: Fields[];
  first_admin: Fields | null;
  /** Absent: they stay. */
  mail_domains: unknown;
  excluded_domains: unknown;
}

const LISTS = ["user_groups", "themes", "theme_groups", "topics", "mail_settings"] as const;
export type FileList = (typeof LISTS)[number];

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The lists of a file, each named where it is none. @throws AppError INVALID_FIELDS */
export function readContractFile(given: unknown): ContractFile {
  if (!isFields(given)) throw invalidFields([{ field: "file", message: "契約をJSONオブジェクトで指定してください。" }]);
  const { first_admin = null, mail_domains, excluded_domains, ...rest } = given;
  const contract = Object.fromEntries(Object.entries(rest).filter(([name]) => !LISTS.includes(name as FileList)));
  demandKnown(ContractCompanyForm, contract, "");
  return {
    contract,
    user_groups: listOf(rest, "user_groups"),
    themes: listOf(rest, "themes"),
    theme_groups: listOf(rest, "theme_groups"),
    topics: listOf(rest, "topics"),
    mail_settings: listOf(rest, "mail_settings"),
    mail_domains,
    excluded_domains,
    first_admin: first_admin === null ? null : fieldsOf(first_admin, "first_admin"),
  };
}

function fieldsOf(given: unknown, field: string): Fields {
  if (isFields(given)) return given;
  throw invalidFields([{ field, message: "JSONオブジェクトで指定してください。" }]);
}

function listOf(given: Fields, name: FileList): Fields[] {
  const { [name]: list = [] } = given;
  if (!Array.isArray(list)) throw invalidFields([{ field: name, message: "一覧で指定してください。" }]);
  return list.map((each, at) => fieldsOf(each, `${name}[${at}]`));
}

/** A misspelt field would be left out unseen. @throws AppError INVALID_FIELDS */
export function demandKnown(form: FormClass, given: Fields, place: string, more: readonly string[] = []): void {
  const unknown = unknownFields(form, given).filter((name) => !more.includes(name));
  const faults = unknown.map((name) => ({ field: place + name, message: `「${name}」という項目はありません。` }));
  if (faults.length > 0) throw invalidFields(faults);
}

/** Names of the file that stand for ids of the forms. */
export const NAMED = {
  user_groups: { form: UserGroupForm, name: "user_group_name", names: [] },
  theme_groups: { form: ThemeGroupBody, name: "theme_group_name", names: ["themes", "user_groups"] },
  topics: { form: TopicForm, name: "topics_name", names: ["themes", "user_groups", "users"] },
  first_admin: { form: FirstAdminForm, name: "user_id", names: [] },
} as const;

/** Lists whose order means something. */
const ORDERED = new Set(["themes", "send_times"]);

const plain = (value: unknown, isOrdered: boolean): string => {
  if (!Array.isArray(value)) return JSON.stringify(value ?? null);
  const items = value.map((each) =>
    isFields(each) ? JSON.stringify(Object.entries(each).sort()) : JSON.stringify(each),
  );
  return JSON.stringify(isOrdered ? items : items.sort());
};

/** Whether what a file gives is there already; what it does not give is not looked at. */
export const isSame = (given: Fields, kept: Fields): boolean =>
  Object.entries(given).every(
    ([name, value]) => plain(value, ORDERED.has(name)) === plain(kept[name], ORDERED.has(name)),
  );
