import { NativeSelect, TextInput } from "@mantine/core";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { UseLinesField } from "../../features/use-lines/UseLinesField.tsx";
import { CapField } from "./CapField.tsx";
import { GroupEffects } from "./GroupEffects.tsx";
import { NO_UNIT } from "./group-values.ts";
import { SourceTable } from "./SourceTable.tsx";
import { text } from "./text.ts";
import { type StoredGroup, useUserGroup } from "./use-user-group.ts";

interface UserGroupEditorProps {
  stored: StoredGroup;
  readStored: () => Promise<StoredGroup | null>;
}

/** Name, caps, demand unit, and the sources that the group is linked to. */
export function UserGroupEditor({ stored, readStored }: UserGroupEditorProps) {
  const { form, toList } = useUserGroup(stored, readStored);
  const { fields } = form;
  const { group, choices } = stored;
  const isNew = group.id === null;
  return (
    <EditPage
      title={isNew ? text.newTitle : text.editTitle}
      item={isNew ? undefined : group.name}
      onSubmit={form.formProps.onSubmit}
      busy={form.busy}
      onCancel={() => void toList()}
      note={group.lastChange && groupText.lastChange(timeLabel(group.lastChange.at, "full"), group.lastChange.by)}
      aside={<GroupEffects stored={stored} values={fields.getValues()} />}
      faults={<FormState of={form} />}
    >
      <FormSection title={text.basics}>
        {!isNew && (
          <FormRow label={text.id}>
            <b>{group.id}</b>
            <small>{text.idHelp}</small>
          </FormRow>
        )}
        <TextInput label={text.name} required {...fields.getInputProps("userGroupName")} />
      </FormSection>
      <FormSection title={text.caps} help={text.capsHelp}>
        <CapField fields={fields} label={text.mc} count="useMaxCount1" none="isUncapped1" used={group.mc.count} />
        <CapField fields={fields} label={text.sc} count="useMaxCount2" none="isUncapped2" used={group.sc.count} />
        <UseLinesField {...fields.getInputProps("useLines")} />
        <NativeSelect
          label={text.demandUnit}
          required
          description={text.demandHelp}
          data={[
            { value: "", label: text.choose },
            { value: NO_UNIT, label: text.noUnit },
            ...choices.demandUnits.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...fields.getInputProps("demandId")}
        />
      </FormSection>
      <FormSection title={text.sources} help={text.sourcesHelp}>
        <SourceTable fields={fields} sections={choices.sections} />
      </FormSection>
    </EditPage>
  );
}
