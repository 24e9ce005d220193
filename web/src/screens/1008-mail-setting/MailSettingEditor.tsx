import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { MailSettingScreenQuery } from "../../__generated__/graphql.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { writeTarget } from "../../domain/mail-target.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { formText } from "../../domain/text/form-text.ts";
import { settingText as text } from "../../domain/text/mail-text.ts";
import { AddressFields } from "./AddressFields.tsx";
import { AlertFields } from "./AlertFields.tsx";
import { LooksFields } from "./LooksFields.tsx";
import classes from "./mail-setting.module.css";
import { StoppedAddress } from "./StoppedAddress.tsx";
import type { StoredSetting } from "./setting-values.ts";
import { TargetFields } from "./TargetFields.tsx";
import { TimesField } from "./TimesField.tsx";
import { useMailSetting } from "./use-mail-setting.ts";

interface MailSettingEditorProps {
  /** Null for a new one. */
  stored: StoredSetting | null;
  choices: Pick<MailSettingScreenQuery, "mailTargets" | "mailTemplates" | "mailAddresses">;
  readStored: () => Promise<StoredSetting | null>;
}

/** Everything that a setting has; all faults at once (spec section 5). */
export function MailSettingEditor({ stored, choices, readStored }: MailSettingEditorProps) {
  const { targets } = choices.mailTargets;
  const form = useMailSetting(stored, readStored, {
    target: (value) => targets.find((target) => writeTarget(target) === value)?.name ?? value,
    template: (id) => choices.mailTemplates.find((template) => template.id === id)?.name ?? id,
  });
  const { fields } = form;
  return (
    <Page title={stored === null ? text.newTitle : text.editTitle}>
      <form className={classes.form} {...form.formProps}>
        <FormState of={form} />
        <TargetFields fields={fields} targets={targets} stored={stored} />
        <AddressFields fields={fields} addresses={choices.mailAddresses} />
        {stored?.addressStopped && <StoppedAddress fields={fields} reason={stored.addressStopReason} />}
        <LooksFields fields={fields} templates={choices.mailTemplates} />
        <TimesField fields={fields} />
        <AlertFields fields={fields} />
        <div className={classes.actions}>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? text.saving : text.save}
          </Button>
          <Button component={Link} variant="default" to={pathOf("1007")}>
            {formText.cancel}
          </Button>
        </div>
      </form>
    </Page>
  );
}
