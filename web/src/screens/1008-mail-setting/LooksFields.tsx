import { Checkbox, NativeSelect } from "@mantine/core";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import { ATTACHMENT_OPTIONS, ENCODING_OPTIONS, SUBJECT_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import { RequiredLabel } from "../../features/mail-fields/RequiredLabel.tsx";
import type { FieldProps } from "./field-props.ts";
import classes from "./mail-setting.module.css";

interface LooksFieldsProps extends FieldProps {
  templates: readonly { id: string; name: string; fileName: string }[];
}

/** How the mails look: template, subject, attachment, encoding, and whether one without articles is sent. */
export function LooksFields({ values, change, errorOf, templates }: LooksFieldsProps) {
  const choices = templates.map(({ id, name, fileName }) => ({
    value: id,
    label: id === "0" ? mailText.standardTemplate : `${name}（${fileName}）`,
  }));
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          id="templateFileId"
          label={<RequiredLabel>{mailText.template}</RequiredLabel>}
          required
          withAsterisk={false}
          description={text.templateHelp}
          value={values.template}
          data={choices}
          error={errorOf("templateFileId")}
          onChange={(event) => change({ template: event.currentTarget.value })}
        />
        <NativeSelect
          id="encoding"
          label={text.encoding}
          description={text.encodingHelp}
          value={values.encoding}
          data={ENCODING_OPTIONS}
          error={errorOf("encoding")}
          onChange={(event) => change({ encoding: event.currentTarget.value })}
        />
        <NativeSelect
          id="subjectType"
          label={mailText.subject}
          value={values.subjectType}
          data={SUBJECT_OPTIONS}
          error={errorOf("subjectType")}
          onChange={(event) => change({ subjectType: event.currentTarget.value })}
        />
        <NativeSelect
          id="attachType"
          label={mailText.attachment}
          value={values.attachType}
          data={ATTACHMENT_OPTIONS}
          error={errorOf("attachType")}
          onChange={(event) => change({ attachType: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        id="zeroArticleEmail"
        label={text.zero}
        checked={values.zero}
        onChange={(event) => change({ zero: event.currentTarget.checked })}
      />
    </>
  );
}
