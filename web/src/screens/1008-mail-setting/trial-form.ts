import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import type { MailSettingTrialInput } from "../../__generated__/graphql.ts";
import { formOf, type SettingValues } from "./setting-values.ts";

/** The setting as far as it decides its mail; null without a target. An address that is none yet decides nothing. */
export function trialOf(values: SettingValues): MailSettingTrialInput | null {
  const form = formOf(values);
  if (form.targetId === "") return null;
  return {
    dataKbn: form.dataKbn,
    targetId: form.targetId,
    dataSection: form.dataSection,
    mailAddress: !values.toGroup && mailAddressFault(form.mailAddress) === null ? form.mailAddress : null,
    templateFileId: form.templateFileId,
    subjectType: form.subjectType,
    attachType: form.attachType,
    encoding: form.encoding,
    zeroArticleEmail: form.zeroArticleEmail,
    withTones: form.withTones,
  };
}
