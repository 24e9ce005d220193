import { useMutation } from "@apollo/client/react";
import { SIGN_IN_WAY_LABELS, SIGN_IN_WAYS, type SignInWay } from "@kirinuki/schema/single-sign-on.ts";
import { Button, Checkbox } from "@mantine/core";
import { Card } from "../../components/card/Card.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { SeveralField } from "../../components/several-field/SeveralField.tsx";
import { toast } from "../../components/toast/toast.tsx";
import type { Stored } from "./provider-values.ts";
import classes from "./single-sign-on.module.css";
import { SAVE_SIGN_IN_WAYS } from "./single-sign-on-documents.ts";
import { text } from "./text.ts";

const LABELS = { ways: text.ways, passwordUserIds: text.passwordUserIds };

const loadForm = () =>
  import("@kirinuki/schema/forms/sso-provider-form.ts").then(({ SignInWaysForm }) => SignInWaysForm);

/** By which ways people sign in, and whose password stays good whatever these are. */
export function WaysCard({ stored, onSaved }: { stored: Stored; onSaved: () => Promise<unknown> }) {
  const [save] = useMutation(SAVE_SIGN_IN_WAYS);
  const form = useSchemaForm({
    form: loadForm,
    initial: { ways: stored.ways as SignInWay[], passwordUserIds: [...stored.passwordUserIds] },
    labels: LABELS,
    toForm: (values) => ({ ...values, ...(stored.waysVersion !== null && { version: stored.waysVersion }) }),
    send: async (sent) => (await save({ variables: { form: sent } })).data.saveSignInWays,
    onSaved: async () => {
      toast(text.waysSaved);
      await onSaved();
    },
  });
  const { fields, busy } = form;
  const { passwordUserIds: passwordFault } = fields.errors;
  const admins = stored.admins
    .filter(({ hasPassword, userId }) => hasPassword || stored.passwordUserIds.includes(userId))
    .map(({ userId, name }) => ({ value: userId, label: `${name}（${userId}）` }));
  return (
    <Card title={text.ways} help={text.waysHelp}>
      <form className={classes.form} {...form.formProps}>
        <FormState of={form} mayLeave />
        <Checkbox.Group label={text.ways} labelProps={{ className: "vh" }} {...fields.getInputProps("ways")}>
          <div className={classes.ways}>
            {SIGN_IN_WAYS.map((way) => (
              <Checkbox key={way} value={way} label={SIGN_IN_WAY_LABELS[way]} description={text.wayHelp[way]} />
            ))}
          </div>
        </Checkbox.Group>
        <SeveralField
          label={text.passwordUserIds}
          description={text.passwordUsersHelp}
          placeholder={text.noneChosen}
          none={text.noneFound}
          choices={admins}
          value={fields.values.passwordUserIds}
          onChange={(chosen) => fields.setFieldValue("passwordUserIds", [...chosen])}
          error={passwordFault}
        />
        <div>
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
