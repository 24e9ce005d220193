import { Checkbox, NativeSelect } from "@mantine/core";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import { ATTACHMENT_OPTIONS, ENCODING_OPTIONS, SUBJECT_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import type { FieldProps } from "./field-props.ts";
import { RadioRow } from "./RadioRow.tsx";

/** In two columns as they are drawn: without the number of articles at the left, with it at the right. */
const SUBJECTS = ["1", "4", "2", "5", "3"].flatMap((code) => SUBJECT_OPTIONS.filter(({ value }) => value === code));

const SENDS = "1";
const SENDS_NOT = "0";
const ZERO_OPTIONS = [
  { value: SENDS, label: text.zeroSend },
  { value: SENDS_NOT, label: text.zeroSkip },
];

interface LooksFieldsProps extends FieldProps {
  templates: readonly { id: string; name: string; fileName: string }[];
}

/** How the mails look: template, subject, attachment, encoding, and whether one without articles is sent. */
export function LooksFields({ fields, templates }: LooksFieldsProps) {
  const choices = templates.map(({ id, name, fileName }) => ({
    value: id,
    label: id === "0" ? mailText.standardTemplate : `${name}（${fileName}）`,
  }));
  return (
    <>
      <NativeSelect
        {...fields.getInputProps("templateFileId")}
        label={mailText.template}
        required
        description={text.templateHelp}
        data={choices}
      />
      <NativeSelect
        {...fields.getInputProps("encoding")}
        label={text.encoding}
        description={text.encodingHelp}
        data={ENCODING_OPTIONS}
      />
      <RadioRow {...fields.getInputProps("subjectType")} label={mailText.subject} options={SUBJECTS} />
      <RadioRow {...fields.getInputProps("attachType")} label={mailText.attachment} options={ATTACHMENT_OPTIONS} />
      <RadioRow
        label={text.zeroRow}
        value={fields.values.zeroArticleEmail ? SENDS : SENDS_NOT}
        onChange={(value) => fields.setFieldValue("zeroArticleEmail", value === SENDS)}
        options={ZERO_OPTIONS}
      />
      <FormRow label={text.tonesRow}>
        <Checkbox {...fields.getInputProps("withTones", { type: "checkbox" })} label={text.tones} />
      </FormRow>
    </>
  );
}
