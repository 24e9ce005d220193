import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { ForbiddenField } from "../../features/licences/ForbiddenField.tsx";
import classes from "../../features/licences/licences.module.css";
import { MEDIA_SCREEN, SAVE_MEDIUM } from "./media-documents.ts";
import { faultsOf, inputOf, type MediumRow, type MediumValues, valuesOf } from "./medium-values.ts";
import { mediaText as text } from "./text.ts";

interface MediumDialogProps {
  /** null: a new one. */
  medium: MediumRow | null;
  kind: MediumRow["kind"];
  /** Whoever may not change it sees it. */
  mayChange: boolean;
  onClose: () => void;
}

type MediumText = Exclude<keyof MediumValues, "forbiddenPurposes">;

const GROUPS = [
  { value: "", label: text.noGroup },
  ...Object.entries(text.groups).map(([value, label]) => ({ value, label })),
];

/** A medium: code, name, group or sale, and what its licence allows. */
export default function MediumDialog({ medium, kind, mayChange, onClose }: MediumDialogProps) {
  const [save] = useMutation(SAVE_MEDIUM, { refetchQueries: [MEDIA_SCREEN] });
  const { busy, said, act } = useAction();
  const [values, setValues] = useState(() => valuesOf(medium));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(values);
  const field = (name: MediumText, label: string) => ({
    label,
    value: values[name],
    readOnly: !mayChange,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((old) => ({ ...old, [name]: value })),
    error: tried && faults[name],
  });
  const number = (name: MediumText, label: string) => <TextInput {...field(name, label)} inputMode="numeric" />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!mayChange || Object.keys(faults).length > 0) return;
    void act(async () => {
      const answer = (await save({ variables: { medium: inputOf(values, kind) } })).data?.saveLicensedMedium;
      if (answer && isRefusal(answer)) return refusal(answer);
      toast(text.saved);
      onClose();
      return null;
    });
  };
  const title = medium === null ? text.newTitle : mayChange ? text.editTitle : text.viewTitle;
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <SaidLine said={said} />
        <TextInput {...field("name", text.name)} required data-autofocus />
        <div className={classes.pair}>
          <TextInput
            {...field("code", text.code)}
            required
            description={medium === null && text.codeHelp}
            readOnly={medium !== null || !mayChange}
          />
          {kind === "NEWSPAPER" && (
            <NativeSelect
              label={text.group}
              data={GROUPS}
              value={values.group}
              disabled={!mayChange}
              onChange={({ currentTarget: { value } }) => setValues((old) => ({ ...old, group: value }))}
            />
          )}
        </div>
        <fieldset className={classes.part}>
          <legend>{text.licence}</legend>
          <p className={classes.help}>{text.licenceHelp}</p>
          <div className={classes.pair}>
            {number("showDays", text.showDays)}
            {number("printDays", text.printDays)}
            {number("mailDays", text.mailDays)}
            {number("maxReaders", text.maxReaders)}
            {number("excerptChars", text.excerptChars)}
          </div>
          <ForbiddenField
            value={values.forbiddenPurposes}
            mayChange={mayChange}
            onChange={(forbiddenPurposes) => setValues((old) => ({ ...old, forbiddenPurposes }))}
          />
        </fieldset>
        {kind === "MAGAZINE" && (
          <fieldset className={classes.part}>
            <legend>{text.sale}</legend>
            <p className={classes.help}>{text.saleHelp}</p>
            <div className={classes.pair}>
              {number("salesFromDays", text.salesFrom)}
              {number("salesDays", text.salesDays)}
              {number("redeliveryFromDays", text.redelivery)}
            </div>
          </fieldset>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {mayChange ? text.cancel : text.close}
          </Button>
          {mayChange && (
            <Button type="submit" aria-disabled={busy}>
              {text.save}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
