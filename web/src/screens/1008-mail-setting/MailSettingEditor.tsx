import { MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import type { MailSettingScreenQuery } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormColumns, FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { readTarget, writeTarget } from "../../domain/mail-target.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import { AlertFields } from "../../features/mail-fields/AlertFields.tsx";
import { TimesField } from "../../features/mail-fields/TimesField.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { LooksFields } from "./LooksFields.tsx";
import { RestFields } from "./RestFields.tsx";
import { ReturnedMails } from "./ReturnedMails.tsx";
import { SupplementFields } from "./SupplementFields.tsx";
import type { StoredSetting } from "./setting-values.ts";
import { TargetFields } from "./TargetFields.tsx";
import { useMailSetting } from "./use-mail-setting.ts";

const SettingHistory = lazy(() => loadChunk(() => import("./SettingHistory.tsx")));
const GroupMembers = lazy(() => loadChunk(() => import("./GroupMembers.tsx")));
const PreviewAside = lazy(() => loadChunk(() => import("./PreviewAside.tsx")));

interface MailSettingEditorProps {
  /** Null for a new one. */
  stored: StoredSetting | null;
  choices: Pick<MailSettingScreenQuery, "mailTargets" | "mailTemplates" | "mailAddresses" | "addressGroups">;
  readStored: () => Promise<StoredSetting | null>;
}

/** Everything that a setting has; all faults together (spec section 5). */
export function MailSettingEditor({ stored, choices, readStored }: MailSettingEditorProps) {
  const { targets, allSelectable } = choices.mailTargets;
  const form = useMailSetting(stored, readStored, {
    target: (value) =>
      readTarget(value)?.dataKbn === MAIL_KBN.everything
        ? mailText.everyTheme
        : (targets.find((target) => writeTarget(target) === value)?.name ?? value),
    group: (id) => choices.addressGroups.find((group) => group.id === id)?.name ?? id,
    template: (id) => choices.mailTemplates.find((template) => template.id === id)?.name ?? id,
  });
  const navigate = useNavigate();
  const { fields } = form;
  return (
    <EditPage
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.targetName}
      {...form.formProps}
      busy={form.busy}
      onCancel={() => void navigate(pathOf("1007"))}
      faults={<FormState of={form} />}
      aside={
        <Suspense>
          <PreviewAside values={fields.values} groups={choices.addressGroups} />
        </Suspense>
      }
      below={
        stored && (
          <Suspense>
            {stored.addressGroupId === null ? <SettingHistory id={stored.id} /> : <GroupMembers id={stored.id} />}
          </Suspense>
        )
      }
    >
      <FormColumns>
        <div>
          <FormSection title={text.whom}>
            <TargetFields fields={fields} targets={targets} allSelectable={allSelectable} stored={stored} />
            <AddressFields
              fields={fields}
              addresses={choices.mailAddresses}
              groups={choices.addressGroups}
              isStored={stored !== null}
            />
            {stored?.addressGroupId === null && <ReturnedMails fields={fields} stored={stored} />}
          </FormSection>
          <FormSection title={text.when}>
            <TimesField fields={fields} />
            <SupplementFields fields={fields} />
            <AlertFields fields={fields} />
          </FormSection>
          <FormSection title={text.rest}>
            <RestFields fields={fields} absences={stored?.absences ?? []} />
          </FormSection>
        </div>
        <FormSection title={text.looks}>
          <LooksFields fields={fields} templates={choices.mailTemplates} />
        </FormSection>
      </FormColumns>
    </EditPage>
  );
}
