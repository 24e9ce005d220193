import { isDeepStrictEqual } from "node:util";
import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { LessThanOrEqual } from "typeorm";
import type { Actor } from "../../../access/actor.ts";
import { cp932Text } from "../../../csv/cp932.ts";
import type { FileError } from "../../../csv/read-csv.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { MailTemplate, MailTemplateVersion } from "./mail-template.entity.ts";
import {
  FILE_NAME_LENGTH,
  type TemplateChangeForm,
  type TemplateMakeForm,
  type TemplateUploadForm,
} from "./mail-template.form.ts";
import { editedFaults, readTemplate, templateRows } from "./template-csv.ts";

export interface TemplateCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
}

const MOST = 100;
/** Versions that are kept of a template, the newest. */
const MOST_VERSIONS = 50;
/** The product's own template, as settings and lists name it. */
export const STANDARD_ID = "0";
export const STANDARD_NAME = "標準";
export const STANDARD_FILE = `${STANDARD_NAME}.csv`;

export const listTemplates = (tx: Transaction, contractId: number): Promise<MailTemplate[]> =>
  tx.manager.find(MailTemplate, {
    where: { contract_id: contractId },
    order: { name: "ASC", template_file_id: "ASC" },
  });

/** @throws AppError NOT_FOUND for one that is unknown or another contract's */
export async function findTemplate(tx: Transaction, contractId: number, id: string): Promise<MailTemplate> {
  const key = { contract_id: contractId, template_file_id: intKey(id) };
  const found = await tx.manager.findOneBy(MailTemplate, key);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

export async function findTemplateByName(tx: Transaction, contractId: number, name: string): Promise<MailTemplate> {
  const found = await tx.manager.findOneBy(MailTemplate, { contract_id: contractId, template_file_name: name });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** One change at a time of each contract, so that the limit, the names and the one default hold. */
const lockTemplates = (tx: Transaction, contractId: number): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.mail_template'), $1)", [contractId]);

const clearDefault = (tx: Transaction, contractId: number): Promise<unknown> =>
  tx.manager.update(MailTemplate, { contract_id: contractId, default_flag: true }, { default_flag: false });

/** @throws AppError NOT_FOUND; LOST_UPDATE where it is no longer the version that the caller has seen */
async function demandTemplate(tx: Transaction, contractId: number, id: string, seen: string | undefined) {
  const found = await findTemplate(tx, contractId, id);
  if (seen !== undefined && Number(seen) !== found.version) throw new AppError("LOST_UPDATE");
  return found;
}

/**
 * Names a template, changes its texts, or makes it the default; the product's own is the default where no other is.
 * @throws AppError INVALID_FIELDS for texts that a file could not say, each with its place
 */
export async function changeTemplate(call: TemplateCall, form: TemplateChangeForm): Promise<void> {
  const { tx, actor } = call;
  demandWritable(form.parts ?? {});
  await lockTemplates(tx, actor.contractId);
  if (form.template_file_id === STANDARD_ID) {
    if (form.parts || form.name) throw invalidFields([{ field: "template_file_id", message: STANDARD_STAYS }]);
    if (form.default_flag === 1) await clearDefault(tx, actor.contractId);
    return;
  }
  const before = await demandTemplate(tx, actor.contractId, form.template_file_id, form.version);
  if (form.default_flag === 1) await clearDefault(tx, actor.contractId);
  await store(call, before, {
    name: form.name?.trim() || before.name,
    template_file_name: before.template_file_name,
    default_flag: form.default_flag === undefined ? before.default_flag : form.default_flag === 1,
    parts: form.parts ?? before.parts,
  });
}

const STANDARD_STAYS = `${STANDARD_NAME}のテンプレートは変更できません。新しいテンプレートとして保存してください。`;

function demandWritable(parts: TemplateParts): void {
  const faults = editedFaults(parts);
  if (faults.length > 0) throw invalidFields(faults);
}

/** Keeps a template of the editor as a new one. @throws AppError INVALID_FIELDS */
export async function makeTemplate(call: TemplateCall, form: TemplateMakeForm) {
  const { tx, actor } = call;
  const name = form.name.trim();
  demandWritable(form.parts);
  if (!isFileName(`${name}.csv`)) throw invalidFields([{ field: "name", message: NO_FILE_NAME }]);
  await lockTemplates(tx, actor.contractId);
  const others = await listTemplates(tx, actor.contractId);
  if (others.length >= MOST) return new Refusal("TOO_MANY_TEMPLATES", { template_file_id: "" });
  const taken = new Set([STANDARD_FILE, ...others.map(({ template_file_name }) => template_file_name)]);
  if (form.default_flag === 1) await clearDefault(tx, actor.contractId);
  const id = await store(call, null, {
    name,
    template_file_name: freeName(name, taken),
    default_flag: form.default_flag === 1,
    parts: form.parts,
  });
  return { template_file_id: String(id) };
}

const NO_FILE_NAME =
  'テンプレート名に、ファイル名に使えない文字（\\ / : * ? " < > |）やShift_JISで表せない文字は使用できません。';
const isFileName = (name: string): boolean =>
  !/[\\/:*?"<>|\p{Cc}]/u.test(name) && !/^\.csv$/.test(name) && cp932Text(name).replaced === 0;

/** 朝.csv, else 朝(2).csv and so on. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let at = 1; ; at += 1) {
    const file = at === 1 ? `${name}.csv` : `${name}(${at}).csv`;
    if (!taken.has(file)) return file;
  }
}

/** The newest first, the present one among them. @throws AppError NOT_FOUND */
export async function listVersions(tx: Transaction, contractId: number, id: string): Promise<NamedVersion[]> {
  const { template_file_id } = await findTemplate(tx, contractId, id);
  return tx.query<NamedVersion>(VERSIONS, [contractId, template_file_id]);
}

export type NamedVersion = MailTemplateVersion & { saved_by_name: string | null };

const VERSIONS = `
  SELECT v.*, coalesce(u.name, v.saved_by) AS saved_by_name FROM mail_template_version v
  LEFT JOIN app_user u ON u.contract_id = v.contract_id AND u.user_id = v.saved_by
  WHERE v.contract_id = $1 AND v.template_file_id = $2 ORDER BY v.version DESC LIMIT ${MOST_VERSIONS}`;

const refused = (...fileError: FileError[]) => new Refusal("REFUSED_FILE", { template_file_id: "", fileError });

type TemplateValues = Pick<MailTemplate, "name" | "template_file_name" | "default_flag" | "parts">;

/** Whether two read the same: a place that one of them leaves to the standard may have the standard's text in the other. */
const isSame = (one: TemplateValues, other: TemplateValues): boolean =>
  one.name === other.name &&
  one.template_file_name === other.template_file_name &&
  one.default_flag === other.default_flag &&
  isDeepStrictEqual(templateRows(one.parts), templateRows(other.parts));
const ofFile = (message: string): FileError => ({ row: 0, field: "file", message });

/** Keeps an uploaded template, as a new one or in another's place; nothing of one that has a fault. */
export async function saveTemplate(call: TemplateCall, form: TemplateUploadForm, file: UploadedFile | null) {
  const { tx, actor } = call;
  const read = readTemplate(file);
  if ("faults" in read) return refused(...read.faults);
  const template_file_name = file?.name ?? "";
  if (!/^[^\p{Cc}]{1,}\.csv$/iu.test(template_file_name) || template_file_name.length > FILE_NAME_LENGTH)
    return refused(ofFile(`ファイル名は${FILE_NAME_LENGTH}文字以下で、拡張子をcsvにしてください。`));
  if (template_file_name === STANDARD_FILE) return refused(ofFile(`${STANDARD_FILE}は使用できないファイル名です。`));
  await lockTemplates(tx, actor.contractId);
  const before = form.template_file_id
    ? await demandTemplate(tx, actor.contractId, form.template_file_id, form.version)
    : null;
  const others = (await listTemplates(tx, actor.contractId)).filter(
    (other) => other.template_file_id !== before?.template_file_id,
  );
  if (others.some((other) => other.template_file_name === template_file_name))
    return refused(ofFile("同じファイル名のテンプレートがすでに登録されています。"));
  if (others.length >= MOST) return new Refusal("TOO_MANY_TEMPLATES", { template_file_id: "", fileError: [] });
  const isDefault = form.default_flag === undefined ? (before?.default_flag ?? false) : form.default_flag === 1;
  const values = {
    name: form.name?.trim() || (before?.name ?? template_file_name.replace(/\.csv$/i, "")),
    template_file_name,
    default_flag: isDefault,
    parts: read.parts,
  };
  if (before && isSame(before, values))
    return { template_file_id: String(before.template_file_id), changed_count: 0, unchanged_count: 1, fileError: [] };
  if (isDefault) await clearDefault(tx, actor.contractId);
  const id = await store(call, before, values);
  return { template_file_id: String(id), changed_count: before ? 1 : 0, unchanged_count: 0, fileError: [] };
}

async function store(
  { tx, actor, requestId }: TemplateCall,
  before: MailTemplate | null,
  values: TemplateValues,
): Promise<number> {
  const contract_id = actor.contractId;
  const version = before ? before.version + 1 : 1;
  let id = before?.template_file_id;
  if (id === undefined)
    id = (await tx.manager.insert(MailTemplate, { contract_id, ...values })).identifiers[0]?.template_file_id;
  else
    await tx.manager.update(
      MailTemplate,
      { contract_id, template_file_id: id },
      { ...values, version: () => "version + 1", updated_at: () => "now()" },
    );
  await keepVersion(tx, {
    ...{ contract_id, template_file_id: id ?? 0, version, name: values.name, parts: values.parts },
    ...{ saved_by: actor.userId },
  });
  const detail = {
    ...{ template_file_id: id, template_file_name: values.template_file_name },
    ...differenceOf(before && namedOf(before), namedOf(values)),
  };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "mail_template.save", detail, requestId });
  return id ?? 0;
}

async function keepVersion(tx: Transaction, version: Omit<MailTemplateVersion, "saved_at">): Promise<void> {
  await tx.manager.insert(MailTemplateVersion, { ...version, saved_at: () => "now()" });
  const { contract_id, template_file_id } = version;
  const old = LessThanOrEqual(version.version - MOST_VERSIONS);
  await tx.manager.delete(MailTemplateVersion, { contract_id, template_file_id, version: old });
}

/** Its texts are files of their own; the trail says how it is called and whether it is the usual one. */
const namedOf = ({ name, template_file_name, default_flag }: TemplateValues) => ({
  name,
  template_file_name,
  default_flag,
});

/** Settings that used it go on with the contract's default, else with the standard. @throws AppError NOT_FOUND */
export async function removeTemplate({ tx, actor, requestId }: TemplateCall, id: string): Promise<void> {
  const { template_file_id, template_file_name } = await findTemplate(tx, actor.contractId, id);
  await tx.manager.delete(MailTemplate, { contract_id: actor.contractId, template_file_id });
  const detail = { template_file_id, template_file_name };
  await audit(tx, {
    contractId: actor.contractId,
    actor: actor.userId,
    action: "mail_template.delete",
    detail,
    requestId,
  });
}
