import { useMutation } from "@apollo/client/react";
import type { PushDeviceForm } from "@kirinuki/schema/forms/push-device-form.ts";
import { Button, Checkbox } from "@mantine/core";
import { TimeField } from "../../components/date-field/TimeField.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { subscribePush } from "../../session/push/push-subscription.ts";
import type { PushDevice } from "./PushCard.tsx";
import classes from "./push.module.css";
import { PUSH_DEVICES, SAVE_PUSH_DEVICE } from "./push-documents.ts";
import { pushText as text } from "./text.ts";

interface PushFormProps {
  /** What is told here; null: nothing. */
  here: PushDevice | null;
  serverKey: string;
  busy: boolean;
  onSaved: () => Promise<void>;
  onTest: (id: string) => void;
  onEnd: (id: string) => void;
}

const LABELS = {
  alertFlag: text.alerts,
  mailFlag: text.mails,
  quietStartTime: text.quietStart,
  quietEndTime: text.quietEnd,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/push-device-form.ts").then(({ PushChoicesForm }) => PushChoicesForm);

/** Why the browser does not subscribe, for its user. */
const refusal = (error: unknown) => ({
  __typename: "Refusal" as const,
  code: "",
  message: error instanceof DOMException && error.name === "NotAllowedError" ? text.denied : text.noService,
  retryAfter: null,
});

/** What this browser tells and when. It subscribes as the form is sent: browsers ask their user only after a press. */
export function PushForm({ here, serverKey, busy, onSaved, onTest, onEnd }: PushFormProps) {
  const [save] = useMutation(SAVE_PUSH_DEVICE, { refetchQueries: [PUSH_DEVICES], awaitRefetchQueries: true });
  const form = useSchemaForm({
    form: loadForm,
    initial: {
      alertFlag: here?.alerts ?? true,
      mailFlag: here?.mails ?? true,
      quietStartTime: here ? (here.quietStartTime ?? "") : "22:00",
      quietEndTime: here ? (here.quietEndTime ?? "") : "06:00",
    },
    labels: LABELS,
    toForm: ({ quietStartTime, quietEndTime, ...flags }) => ({
      ...flags,
      quietStartTime: quietStartTime || null,
      quietEndTime: quietEndTime || null,
    }),
    send: async (choices) => {
      const address = await subscribePush(serverKey).catch(refusal);
      if ("__typename" in address) return address;
      const device: PushDeviceForm = { ...choices, ...address };
      return (await save({ variables: { form: device } })).data.savePushDevice;
    },
    onSaved,
  });
  const { fields } = form;
  return (
    <form className={classes.form} {...form.formProps}>
      <FormState of={form} mayLeave />
      <fieldset className={classes.choices}>
        <legend>{text.what}</legend>
        <Checkbox {...fields.getInputProps("alertFlag", { type: "checkbox" })} label={text.alerts} />
        <Checkbox {...fields.getInputProps("mailFlag", { type: "checkbox" })} label={text.mails} />
      </fieldset>
      <div>
        <div className={classes.times}>
          <TimeField {...fields.getInputProps("quietStartTime")} label={text.quietStart} />
          <TimeField {...fields.getInputProps("quietEndTime")} label={text.quietEnd} />
        </div>
        <p className={classes.help}>{text.quietHelp}</p>
      </div>
      <div className={classes.acts}>
        <Button type="submit" aria-disabled={form.busy || busy}>
          {here ? text.save : text.begin}
        </Button>
        {here && (
          <>
            <Button variant="default" aria-disabled={busy} onClick={() => onTest(here.id)}>
              {text.test}
            </Button>
            <Button variant="default" aria-disabled={busy} onClick={() => onEnd(here.id)}>
              {text.end}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
