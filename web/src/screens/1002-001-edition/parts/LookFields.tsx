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
    <label className={classes.field}>
      {text.subjectType}
      <select
        value={look.subjectType}
        onChange={(event) => onChange({ ...look, subjectType: Number(event.currentTarget.value) })}
      >
        {SUBJECT_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label className={classes.field}>
      {text.attachType}
      <select
        value={look.attachType}
        onChange={(event) => onChange({ ...look, attachType: Number(event.currentTarget.value) })}
      >
        {ATTACHMENT_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label className={classes.field}>
      {text.encoding}
      <select value={look.encoding} onChange={(event) => onChange({ ...look, encoding: event.currentTarget.value })}>
        {ENCODING_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    {templates.length > 1 && (
      <label className={classes.field}>
        {text.template}
        <select
          value={look.templateId}
          onChange={(event) => onChange({ ...look, templateId: event.currentTarget.value })}
        >
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )}
  </fieldset>
);
