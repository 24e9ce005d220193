import "../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "../../components/date-field/DateField.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import classes from "../../features/licences/licences.module.css";
import { CONTRACT_LICENCES, LICENSED_MEDIA, SAVE_CONTRACT_LICENCE } from "./licence-documents.ts";
import {
  faultsOf,
  inputOf,
  type LicenceRow,
  type LicenceValues,
  type NumberField,
  valuesOf,
} from "./licence-values.ts";
import { licencesText as text } from "./text.ts";

interface LicenceDialogProps {
  contractId: string;
  /** null: a new one. */
  licence: LicenceRow | null;
  /** Codes of media that have one already. */
  taken: ReadonlySet<string>;
  /** Whoever may not change it sees it. */
  mayChange: boolean;
  onClose: () => void;
}

const titleOf = ({ licence, mayChange }: Pick<LicenceDialogProps, "licence" | "mayChange">): string => {
  if (licence === null) return text.newTitle;
  return mayChange ? text.editTitle(licence.mediaName) : text.viewTitle(licence.mediaName);
};

/** A contract's licence of a medium: its days, its bounds and its price. */
export default function LicenceDialog({ contractId, licence, taken, mayChange, onClose }: LicenceDialogProps) {
  const [save] = useMutation(SAVE_CONTRACT_LICENCE, { refetchQueries: [CONTRACT_LICENCES] });
  const { busy, said, act } = useAction();
  const [values, setValues] = useState(() => valuesOf(licence));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(values);
  const set = (name: keyof LicenceValues) => (value: string) => setValues((old) => ({ ...old, [name]: value }));
  const number = (name: NumberField) => (
    <TextInput
      label={text[name]}
      inputMode="numeric"
      value={values[name]}
      readOnly={!mayChange}
      error={tried && faults[name]}
      onChange={({ currentTarget }) => set(name)(currentTarget.value)}
    />
  );
  const day = (name: "validFrom" | "validTo") => (
    <DateField
      label={text[name]}
      value={values[name]}
      disabled={!mayChange}
      error={tried && faults[name]}
      onChange={set(name)}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!mayChange || Object.keys(faults).length > 0) return;
    void act(async () => {
      const input = inputOf(values, { contractId, version: licence?.version ?? null });
      const answer = (await save({ variables: { licence: input } })).data?.saveContractLicence;
      if (answer && isRefusal(answer)) return refusal(answer);
      toast(text.saved);
      onClose();
      return null;
    });
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={titleOf({ licence, mayChange })}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <SaidLine said={said} />
        {licence === null && (
          <MediumChoice
            value={values.mediaCode}
            taken={taken}
            error={tried ? faults.mediaCode : undefined}
            onChoose={set("mediaCode")}
          />
        )}
        <fieldset className={classes.part}>
          <legend>{text.terms}</legend>
          <p className={classes.help}>{text.termsHelp}</p>
          <div className={classes.pair}>
            {day("validFrom")}
            {day("validTo")}
            {number("showDays")}
            {number("printDays")}
            {number("mailDays")}
            {number("maxReaders")}
            {number("maxCopies")}
            {number("excerptChars")}
          </div>
        </fieldset>
        <fieldset className={classes.part}>
          <legend>{text.priceLegend}</legend>
          <p className={classes.help}>{text.priceHelp}</p>
          <div className={classes.prices}>
            {number("articleYen")}
            {number("readerYen")}
            {number("copyYen")}
          </div>
        </fieldset>
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

interface MediumChoiceProps {
  value: string;
  taken: ReadonlySet<string>;
  error: string | undefined;
  onChoose: (code: string) => void;
}

/** Newspapers, then magazines, that have no licence of this contract yet. */
function MediumChoice({ value, taken, error, onChoose }: MediumChoiceProps) {
  const { data } = useQuery(LICENSED_MEDIA);
  const media = [...(data?.papers ?? []), ...(data?.magazines ?? [])].filter(({ code }) => !taken.has(code));
  return (
    <NativeSelect
      label={text.medium}
      data-autofocus
      data={[{ value: "", label: text.choose }, ...media.map(({ code, name }) => ({ value: code, label: name }))]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
