import { invalidFields } from "../../../errors/app-error.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { MailSettingBody } from "../../mail/mail-setting/mail-setting.form.ts";
import { saveSetting } from "../../mail/mail-setting/mail-setting.service.ts";
import { ContractDomainsForm } from "../contract-domain/contract-domain.form.ts";
import { readDomains } from "../contract-domain/contract-domain.repository.ts";
import { DOMAIN_LISTS, replaceDomains } from "../contract-domain/contract-domain.service.ts";
import { type Application, actorOf, checked, demanded } from "./application.ts";
import { type ContractFile, demandKnown, type Fields, isSame } from "./contract-file.ts";
import { keptMailSettings, readMailNames } from "./kept-mail.read-model.ts";

/** The lists of domains that a file gives, each in place of the one before. */
export async function applyDomains(application: Application, file: ContractFile): Promise<void> {
  const { tx, contractId, changes } = application;
  for (const name of ["mail_domains", "excluded_domains"] as const) {
    const { [name]: domains } = file;
    if (domains === undefined) continue;
    const form = await checked(ContractDomainsForm, { contract_id: String(contractId), domains }, `${name}.`);
    const list = DOMAIN_LISTS[name];
    const kept = await readDomains(tx, list.entity, contractId);
    if (isSame({ domains: form.domains }, { domains: kept })) continue;
    await replaceDomains(application, list, contractId, form.domains);
    changes.push({ kind: "domains", name, what: kept.length > 0 ? "changed" : "created" });
  }
}

/** Fields of a file that stand for ids of the form. */
const NAMES = ["name", "template_file_name"];

/** Mail settings: a theme, theme group or topic and a template by name; a setting is known by its target, source and address. */
export async function applyMailSettings(application: Application, settings: readonly Fields[]): Promise<void> {
  if (settings.length === 0) return;
  const { tx, contractId, changes, requestId, now } = application;
  const kept = new Map(
    (await keptMailSettings(tx, contractId, tokyoDay(now))).map((each) => [keyOf(each.fields), each]),
  );
  const names = await readMailNames(tx, contractId);
  const call = { tx, actor: actorOf(application), requestId, clock: { now: () => now } };
  for (const [at, given] of settings.entries()) {
    const place = `mail_settings[${at}].`;
    demandKnown(MailSettingBody, given, place, NAMES);
    const existing = kept.get(keyOf(given));
    if (existing && isSame(given, existing.fields)) continue;
    const { name, template_file_name, ...own } = { ...existing?.fields, ...given } as Fields;
    const body = {
      ...own,
      id: idOf(names.targets.get(`${own.data_kbn}:${name}`), name, `${place}name`),
      template_file_id: template_file_name
        ? idOf(names.templates.get(String(template_file_name)), template_file_name, `${place}template_file_name`)
        : "0",
      ...(existing?.id && { mail_setting_id: existing.id, version: String(existing.version) }),
    };
    await demanded(saveSetting(call, await checked(MailSettingBody, body, place)), place);
    changes.push({ kind: "mail_setting", name: `${name} ${own.mail_address}`, what: existing ? "changed" : "created" });
  }
}

const keyOf = ({ data_kbn, name, data_section, mail_address }: Fields): string =>
  JSON.stringify([data_kbn, name, data_section ?? null, String(mail_address).toLowerCase()]);

function idOf(id: string | undefined, name: unknown, field: string): string {
  if (id !== undefined) return id;
  throw invalidFields([{ field, message: `「${name}」はこの契約にありません。` }]);
}
