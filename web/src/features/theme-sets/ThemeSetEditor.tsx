import type { ReactNode } from "react";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { AudienceFields, reachOf } from "./AudienceFields.tsx";
import { RemoveZone } from "./RemoveZone.tsx";
import { ThemePicker } from "./ThemePicker.tsx";
import { setText as text } from "./text.ts";
import type { MemberValues, StoredThemeSet } from "./theme-set-values.ts";
import type { ThemeSetForm } from "./use-theme-set-form.ts";

interface ThemeSetEditorProps<Values extends MemberValues> {
  /** テーマグループ or トピックス. */
  thing: string;
  stored: StoredThemeSet;
  of: ThemeSetForm<Values>;
  themesHelp: string;
  /** Over the chosen themes. */
  chosenName: string;
  /** The sections of its own, which come first. */
  children: ReactNode;
}

/** The form of a theme group or topic: its own sections, then its themes in order, and whom it is for. */
export function ThemeSetEditor<Values extends MemberValues>(props: ThemeSetEditorProps<Values>) {
  const { thing, stored, themesHelp, chosenName, children } = props;
  const { form, removeIt, toList } = props.of;
  const { fields } = form;
  const { lastChange, userGroups } = stored;
  return (
    <EditPage
      title={stored.id === null ? text.newTitle(thing) : text.editTitle(thing)}
      item={stored.id === null ? undefined : stored.name}
      onSubmit={form.formProps.onSubmit}
      busy={form.busy}
      onCancel={() => void toList()}
      note={lastChange && groupText.lastChange(timeLabel(lastChange.at, "full"), lastChange.by)}
      faults={<FormState of={form} />}
    >
      {children}
      <FormSection title={text.themes} help={themesHelp}>
        <ThemePicker fields={fields} themes={stored.themes} chosenName={chosenName} />
      </FormSection>
      <FormSection title={text.publicTo} help={reachOf(fields.getValues(), userGroups)}>
        <AudienceFields fields={fields} userGroups={userGroups} />
      </FormSection>
      {removeIt && (
        <RemoveZone
          thing={thing}
          name={stored.name}
          userGroupCount={userGroups.filter(({ checked }) => checked).length}
          onRemove={() => void removeIt()}
        />
      )}
    </EditPage>
  );
}
