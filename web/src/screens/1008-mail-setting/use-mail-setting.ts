import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { mailSectionName } from "../../domain/text/mail-section.ts";
import { destinationText, mailText, settingText as text } from "../../domain/text/mail-text.ts";
import { attachmentName, subjectName } from "../../features/mail-fields/mail-labels.ts";
import { recipientName } from "../../features/mail-fields/recipient-name.ts";
import { daysOf, missedName } from "../../features/mail-pauses/pause-days.ts";
import { SAVE_MAIL_SETTING } from "./mail-setting-documents.ts";
import { formOf, type StoredSetting, valuesOf } from "./setting-values.ts";
import { recipientText } from "./text.ts";

const LABELS = {
  targetId: mailText.target,
  dataKbn: mailText.target,
  dataSection: mailText.section,
  addressGroupId: recipientText.group,
  mailAddress: mailText.address,
  mailAddressConfirmation: text.confirmation,
  templateFileId: mailText.template,
  subjectType: mailText.subject,
  attachType: mailText.attachment,
  zeroArticleEmail: text.zeroRow,
  withTones: text.tones,
  sendTimes: text.times,
  encoding: text.encoding,
  alertFlag: text.alert,
  quietStartTime: text.quietStart,
  quietEndTime: text.quietEnd,
  alertMaxCount: text.alertMost,
  alertMainOnly: text.alertMainOnly,
  holidayRule: text.holiday,
  weekendsOff: text.weekends,
  supplementRule: text.supplement,
  supplementTime: text.supplementTime,
  pauses: text.pauses,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/mail-setting-form.ts").then(({ MailSettingForm }) => MailSettingForm);

/** How the choices are named. */
export interface ChoiceNames {
  target: (value: string) => string;
  template: (id: string) => string;
  group: (id: string) => string;
}

/**
 * The setting in the form, and its saving, after which the list is shown. Nobody's change in between is overwritten
 * unseen.
 */
export function useMailSetting(
  stored: StoredSetting | null,
  readStored: () => Promise<StoredSetting | null>,
  names: ChoiceNames,
) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_MAIL_SETTING);
  return useSchemaForm({
    form: loadForm,
    initial: valuesOf(stored),
    labels: LABELS,
    toForm: formOf,
    send: async (form) => {
      const variables = { id: stored?.id ?? null, version: stored?.version ?? null, form };
      return (await save({ variables })).data.saveMailSetting;
    },
    onSaved: (saved) =>
      navigate(pathOf("1007"), { state: { saved: destinationText.saved(saved.targetName, recipientName(saved)) } }),
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now);
    },
    shown: {
      targetId: names.target,
      templateFileId: names.template,
      addressGroupId: names.group,
      dataSection: (section) => mailSectionName(section === "" ? null : Number(section)),
      subjectType: (type) => subjectName(Number(type)),
      holidayRule: (rule) => ({ send: text.holidaySend, next: text.holidayNext })[rule] ?? text.holidaySkip,
      supplementRule: (rule) =>
        ({ arrival: text.supplementArrival, time: text.supplementAtTime })[rule] ?? text.supplementNext,
      pauses: (pauses) => pauses.map((pause) => `${daysOf(pause)} ${missedName(pause)}`).join(" "),
      attachType: (type) => attachmentName(Number(type)),
    },
  });
}
