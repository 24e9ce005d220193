import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "../../components/date-field/DateField.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { ForbiddenField } from "../../features/licences/ForbiddenField.tsx";
import classes from "../../features/licences/licences.module.css";
import { LicensorChoice } from "./LicensorChoice.tsx";
import { CONTRACT_LICENCES, SAVE_CONTRACT_LICENCE } from "./licence-documents.ts";
import {
  faultsOf,
  inputOf,
  type LicenceRow,
  type LicenceValues,
  type NumberField,
  valuesOf,
} from "./licence-values.ts";
import { PriceFields } from "./PriceFields.tsx";
import { licencesText as text } from "./text.ts";

interface LicenceDialogProps {
  contractId: string;
  /** null: a new one. */
  licence: LicenceRow | null;
  /** Codes of media and names of holders of rights that have one already. */
  taken: ReadonlySet<string>;
  /** Whoever may not change it sees it. */
  mayChange: boolean;
  onClose: () => void;
}

const titleOf = ({ licence, mayChange }: Pick<LicenceDialogProps, "licence" | "mayChange">): string => {
  if (licence === null) return text.newTitle;
  return mayChange ? text.editTitle(licence.name) : text.viewTitle(licence.name);
};

/** A contract's licence of a medium or a holder of rights: its days, its bounds and its prices. */
export default function LicenceDialog({ contractId, licence, taken, mayChange, onClose }: LicenceDialogProps) {
  const [save] = useMutation(SAVE_CONTRACT_LICENCE, { refetchQueries: [CONTRACT_LICENCES] });
  const { busy, said, act } = useAction();
  const [values, setValues] = useState(() => valuesOf(licence));
  const [tried, setTried] = useState(false);
  const faults = faultsOf(values, licence === null ? taken : new Set());
  const shown = tried ? faults : {};
  const change = (given: Partial<LicenceValues>) => setValues((old) => ({ ...old, ...given }));
  const number = (name: NumberField) => (
    <TextInput
      label={text[name]}
      inputMode="numeric"
      value={values[name]}
      readOnly={!mayChange}
      error={shown[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  const day = (name: "validFrom" | "validTo") => (
    <DateField
      label={text[name]}
      value={values[name]}
      disabled={!mayChange}
      error={shown[name]}
      onChange={(value) => change({ [name]: value })}
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
        {licence === null && <LicensorChoice values={values} taken={taken} faults={shown} onChange={change} />}
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
          <ForbiddenField
            value={values.forbiddenPurposes}
            mayChange={mayChange}
            onChange={(forbiddenPurposes) => change({ forbiddenPurposes })}
          />
        </fieldset>
        <PriceFields
          licence={licence}
          month={values.priceMonth}
          mayChange={mayChange}
          faults={shown}
          onMonth={(priceMonth) => change({ priceMonth })}
        >
          {number("articleYen")}
          {number("readerYen")}
          {number("copyYen")}
        </PriceFields>
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
