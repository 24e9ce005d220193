import { formText } from "../../domain/text/form-text.ts";
import type { FormFault } from "../form/outcome.ts";
import { ErrorSummary } from "../form-alert/ErrorSummary.tsx";
import { FormAlert } from "../form-alert/FormAlert.tsx";

interface FormFaultsProps {
  fault: FormFault | null;
  /** Labels by field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

/** What is wrong with the form, on top of it; takes the focus at every attempt. */
export function FormFaults({ fault, labels }: FormFaultsProps) {
  if (!fault) return null;
  if (fault.message !== null) {
    return (
      <FormAlert tone="danger" focusKey={fault.attempt} detail={fault.detail} code={fault.code}>
        {fault.message}
      </FormAlert>
    );
  }
  const order = Object.keys(labels);
  const errors = fault.fields.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return (
    <ErrorSummary title={formText.summary(errors.length)} errors={errors} labels={labels} focusKey={fault.attempt} />
  );
}
