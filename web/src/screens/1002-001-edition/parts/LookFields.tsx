import { NativeSelect } from "@mantine/core";
import { ATTACHMENT_OPTIONS, ENCODING_OPTIONS, SUBJECT_OPTIONS } from "../../../features/mail-fields/mail-labels.ts";
import type { Edition } from "../edition-store.ts";
import type { Look } from "../send-form.ts";
import { editionText as text } from "../text.ts";
import classes from "./send-dialog.module.css";

interface LookFieldsProps {
  look: Look;
  templates: Edition["templates"];
  onChange: (look: Look) => void;
}

/** Subject, attachment, encoding and template; the preview follows them. */
export const LookFields = ({ look, templates, onChange }: LookFieldsProps) => (
  <fieldset className={classes.fields}>
    <legend>{text.look}</legend>
    <NativeSelect
      {...FIELD}
      label={text.subjectType}
      data={SUBJECT_OPTIONS}
      value={String(look.subjectType)}
      onChange={({ currentTarget }) => onChange({ ...look, subjectType: Number(currentTarget.value) })}
    />
    <NativeSelect
      {...FIELD}
      label={text.attachType}
      data={ATTACHMENT_OPTIONS}
      value={String(look.attachType)}
      onChange={({ currentTarget }) => onChange({ ...look, attachType: Number(currentTarget.value) })}
    />
    <NativeSelect
      {...FIELD}
      label={text.encoding}
      data={ENCODING_OPTIONS}
      value={look.encoding}
      onChange={({ currentTarget }) => onChange({ ...look, encoding: currentTarget.value })}
    />
    {templates.length > 1 && (
      <NativeSelect
        {...FIELD}
        label={text.template}
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={look.templateId}
        onChange={({ currentTarget }) => onChange({ ...look, templateId: currentTarget.value })}
      />
    )}
  </fieldset>
);

const FIELD = { size: "xs", classNames: { root: classes.field ?? "" } } as const;
