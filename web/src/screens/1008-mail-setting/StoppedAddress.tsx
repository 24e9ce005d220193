import { Checkbox } from "@mantine/core";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import type { FieldProps } from "./field-props.ts";

/** Mails to the address came back, so nothing is sent to it until an administrator lets it again. */
export const StoppedAddress = ({ fields, reason }: FieldProps & { reason: string }) => (
  <>
    <FormAlert tone="warn" detail={reason === "" ? null : reason}>
      {text.stopped}
    </FormAlert>
    <Checkbox
      id="addressStopFlag"
      label={text.resume}
      checked={!fields.values.addressStopFlag}
      onChange={(event) => fields.setFieldValue("addressStopFlag", !event.currentTarget.checked)}
    />
  </>
);
