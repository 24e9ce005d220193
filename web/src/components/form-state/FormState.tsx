import { lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { FormStanding } from "../form/use-schema-form.ts";
import { FormFaults } from "../form-faults/FormFaults.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";

const VersionConflict = lazy(() => loadChunk(() => import("./VersionConflict.tsx")));

interface FormStateProps {
  of: FormStanding;
  /** Leaving with changes is not asked about: the form is short, or in a dialog. */
  mayLeave?: boolean;
}

/** The head of a form: its faults, a version conflict, and the question before changes are lost. */
export function FormState({ of: form, mayLeave = false }: FormStateProps) {
  return (
    <>
      <FormFaults fault={form.fault} labels={form.labels} />
      {form.conflict && (
        <Suspense>
          <VersionConflict
            conflict={form.conflict}
            labels={form.labels}
            busy={form.busy}
            onSave={(theirs) => void form.saveChosen(theirs)}
            onReopen={form.takeTheirs}
          />
        </Suspense>
      )}
      {!mayLeave && <LeaveQuestion isChanged={form.isChanged} changedNames={form.changedNames} />}
    </>
  );
}
