import { Checkbox } from "@mantine/core";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { timeLabel } from "../../domain/day.ts";
import { settingText as text } from "../../domain/text/mail-text.ts";
import type { FieldProps } from "./field-props.ts";
import classes from "./mail-setting.module.css";
import type { StoredSetting } from "./setting-values.ts";

/** Mails to the address came back: how often, that nothing is sent to it any more, and the ways back. */
export function ReturnedMails({ fields, stored }: FieldProps & { stored: StoredSetting }) {
  const { addressStopped, addressStopReason: reason, bounceCount, bouncedAt } = stored;
  if (!addressStopped) {
    if (bounceCount === 0) return null;
    return (
      <FormAlert tone="info" detail={text.bouncedHelp}>
        {text.bounced(bounceCount, timeLabel(bouncedAt, "full"))}
      </FormAlert>
    );
  }
  return (
    <>
      <FormAlert tone="warn" detail={reason === "" ? null : reason}>
        {text.stopped}
      </FormAlert>
      <p className={`jp ${classes.help}`}>{text.stoppedHelp}</p>
      <Checkbox
        id="addressStopFlag"
        label={text.resume}
        checked={!fields.values.addressStopFlag}
        onChange={(event) => fields.setFieldValue("addressStopFlag", !event.currentTarget.checked)}
      />
    </>
  );
}
