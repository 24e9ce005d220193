import { useMutation } from "@apollo/client/react";
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { sentence, troubleOf } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { TargetOptions } from "../../features/edition-targets/TargetOptions.tsx";
import classes from "./duty.module.css";
import { REMOVE_EDITION_DUTY, SAVE_EDITION_DUTY } from "./duty-documents.ts";
import { type DutyValues, dutyForm, dutyValues, keyOf, type Rota, type RotaTarget } from "./duty-form.ts";
import { text } from "./text.ts";
import { WeekTable } from "./WeekTable.tsx";

interface DutySettingsProps {
  targets: readonly RotaTarget[];
  rota: Rota;
  action: ReturnType<typeof useAction>;
  read: () => Promise<unknown>;
}

/** Deadline, approval, recipients and the week, saved together. */
export function DutySettings({ targets, rota, action, read }: DutySettingsProps) {
  const { duty, editors } = rota;
  const [values, setValues] = useState(() => dutyValues(rota));
  const [asks, setAsks] = useState(false);
  const [save] = useMutation(SAVE_EDITION_DUTY);
  const [remove] = useMutation(REMOVE_EDITION_DUTY);
  const change = (changed: Partial<DutyValues>) => setValues((last) => ({ ...last, ...changed }));
  const known =
    duty && !targets.some((each) => keyOf(each) === keyOf(duty.target)) ? [duty.target, ...targets] : targets;
  const submit = () =>
    action.act(async () => {
      const target = known.find((each) => keyOf(each) === values.target);
      if (!target) return sentence(text.targetMissing);
      const form = dutyForm(values, target, duty?.version ?? null);
      const trouble = troubleOf((await save({ variables: { form } })).data.saveEditionDuty);
      if (trouble) return trouble;
      await read();
      return text.saved;
    });
  const end = (version: number) =>
    action.act(async () => {
      setAsks(false);
      const trouble = troubleOf((await remove({ variables: { version } })).data.removeEditionDuty);
      await read();
      return trouble ?? text.ended;
    });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {duty === null && (
        <p className={`jp ${classes.none}`}>
          <b>{text.none}</b>
          {text.noneHelp}
        </p>
      )}
      <Fields values={values} targets={known} most={rota.sendMaxCount} change={change} />
      <FormSection title={text.week} help={text.weekHelp}>
        <WeekTable week={values.week} editors={editors} onChange={(week) => change({ week })} />
      </FormSection>
      <div className={classes.actions}>
        {duty && <span className={classes.weak}>{text.savedBy(duty.savedBy, timeLabel(duty.savedAt, "full"))}</span>}
        {duty && (
          <Button variant="default" onClick={() => setAsks(true)}>
            {text.end}
          </Button>
        )}
        <Button type="submit" aria-disabled={action.busy}>
          {action.busy ? text.saving : text.save}
        </Button>
      </div>
      {asks && duty && (
        <ConfirmDialog
          title={text.endTitle}
          help={text.endHelp}
          confirm={text.end}
          onConfirm={() => void end(duty.version)}
          onClose={() => setAsks(false)}
        />
      )}
    </form>
  );
}

interface FieldsProps {
  values: DutyValues;
  targets: readonly RotaTarget[];
  most: number;
  change: (changed: Partial<DutyValues>) => void;
}

const Fields = ({ values, targets, most, change }: FieldsProps) => (
  <FormSection title={text.settings}>
    <NativeSelect
      label={text.target}
      required
      value={values.target}
      onChange={({ currentTarget }) => change({ target: currentTarget.value })}
    >
      <option value="">{text.choose}</option>
      <TargetOptions targets={targets} names={text.kinds} keyOf={keyOf} />
    </NativeSelect>
    <TextInput
      label={text.deadline}
      description={text.deadlineHelp}
      placeholder="06:58"
      maxLength={5}
      required
      className={classes.short ?? ""}
      value={values.deadline}
      onChange={({ currentTarget }) => change({ deadline: currentTarget.value })}
    />
    <FormRow label={text.approval}>
      <Checkbox
        label={text.approvalBox}
        checked={values.approval}
        onChange={({ currentTarget }) => change({ approval: currentTarget.checked })}
      />
    </FormRow>
    <TextInput
      label={text.articleMax}
      description={text.articleMaxHelp}
      inputMode="numeric"
      required
      className={classes.short ?? ""}
      value={values.articleMax}
      onChange={({ currentTarget }) => change({ articleMax: currentTarget.value })}
    />
    <Textarea
      label={text.addresses}
      description={text.addressesHelp(most)}
      required
      rows={3}
      value={values.addresses}
      onChange={({ currentTarget }) => change({ addresses: currentTarget.value })}
    />
  </FormSection>
);
