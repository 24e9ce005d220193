import { useState } from "react";
import { useNavigate } from "react-router";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { destinationText } from "../../domain/text/mail-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { SAVE_MAIL_SETTING } from "./mail-setting-documents.ts";
import { formOf, type SettingForm, type SettingValues, type StoredSetting, valuesOf } from "./setting-values.ts";

export const { preload: preloadRules, check } = lazyCheck<SettingForm>(() =>
  import("./check-mail-setting.ts").then(({ checkMailSetting }) => checkMailSetting),
);

/** The setting in the form, and its saving, after which the list is shown. Nobody's change in between is overwritten. */
export function useMailSetting(stored: StoredSetting | null) {
  const navigate = useNavigate();
  const [values, setValues] = useState<SettingValues>(() => valuesOf(stored));
  const send = async (form: SettingForm) => {
    const variables = { id: stored?.id ?? null, version: stored?.version ?? null, form };
    const { saveMailSetting: answer } = await callSignedIn(SAVE_MAIL_SETTING, variables);
    if (answer.__typename === "MailSetting") {
      const saved = destinationText.saved(answer.targetName, answer.mailAddress);
      void navigate(pathOf("1007"), { state: { saved } });
    }
    return answer;
  };
  const { busy, fault, submit, errorOf } = useSubmit((form: SettingForm) => attemptForm(form, { check, send }));
  return {
    values,
    change: (changed: Partial<SettingValues>) => setValues((before) => ({ ...before, ...changed })),
    busy,
    fault,
    errorOf,
    save: () => void submit(formOf(values)),
  };
}
