import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { Link } from "react-router";
import type { MailSettingScreenQuery } from "../../__generated__/graphql.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { Page } from "../../components/page/Page.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { formText } from "../../domain/text/form-text.ts";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import { AddressFields } from "./AddressFields.tsx";
import { AlertFields } from "./AlertFields.tsx";
import { LooksFields } from "./LooksFields.tsx";
import classes from "./mail-setting.module.css";
import { StoppedAddress } from "./StoppedAddress.tsx";
import type { StoredSetting } from "./setting-values.ts";
import { TargetFields } from "./TargetFields.tsx";
import { TimesField } from "./TimesField.tsx";
import { preloadRules, useMailSetting } from "./use-mail-setting.ts";

interface MailSettingEditorProps {
  /** Null for a new one. */
  stored: StoredSetting | null;
  choices: Pick<MailSettingScreenQuery, "mailTargets" | "mailTemplates" | "mailAddresses">;
  reload: () => void;
}

const LABELS = {
  targetId: mailText.target,
  dataKbn: mailText.target,
  dataSection: mailText.section,
  mailAddress: mailText.address,
  mailAddressConfirmation: text.confirmation,
  templateFileId: mailText.template,
  subjectType: mailText.subject,
  attachType: mailText.attachment,
  zeroArticleEmail: text.zero,
  sendTimes: text.times,
  encoding: text.encoding,
  alertFlag: text.alert,
  quietStartTime: text.quietStart,
  quietEndTime: text.quietEnd,
  alertMaxCount: text.alertMost,
};

/** Everything that a setting has; all faults at once (spec section 5). */
export function MailSettingEditor({ stored, choices, reload }: MailSettingEditorProps) {
  const setting = useMailSetting(stored);
  const fields = { values: setting.values, change: setting.change, errorOf: setting.errorOf };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setting.save();
  };
  return (
    <Page title={stored === null ? text.newTitle : text.editTitle}>
      <form className={classes.form} onSubmit={onSubmit} onInput={preloadRules} noValidate aria-busy={setting.busy}>
        <FormFaults fault={setting.fault} labels={LABELS} />
        <TargetFields {...fields} targets={choices.mailTargets.targets} stored={stored} />
        <AddressFields {...fields} addresses={choices.mailAddresses} />
        {stored?.addressStopped && <StoppedAddress {...fields} reason={stored.addressStopReason} />}
        <LooksFields {...fields} templates={choices.mailTemplates} />
        <TimesField
          times={setting.values.times}
          error={setting.errorOf("sendTimes")}
          onChange={(times) => setting.change({ times })}
        />
        <AlertFields {...fields} />
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={setting.busy}>
            {setting.busy ? text.saving : text.save}
          </Button>
          <Button component={Link} variant="default" to={pathOf("1007")}>
            {formText.cancel}
          </Button>
          {stored !== null && setting.fault?.message != null && (
            <Button variant="default" onClick={reload}>
              {text.reload}
            </Button>
          )}
        </div>
      </form>
    </Page>
  );
}
