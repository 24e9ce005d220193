import type { ItemEditorProps } from "../../../components/items-dialog/ItemsDialog.tsx";
import "../../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { Button, TextInput } from "@mantine/core";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { useStoredForm } from "../../../components/form/use-stored-form.ts";
import { FormState } from "../../../components/form-state/FormState.tsx";
import items from "../../../components/items-dialog/items-dialog.module.css";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { TwoPanePicker } from "../../../components/two-pane-picker/TwoPanePicker.tsx";
import { formText } from "../../../domain/text/form-text.ts";
import { keyOf } from "./comparison-address.ts";
import { COMPARED_CHOICES, COMPARISON, COMPARISONS, SAVE_COMPARISON } from "./comparison-documents.ts";
import { comparisonText as text } from "./text.ts";
import type { Comparison } from "./use-comparison.ts";

const LABELS = { name: text.name, columns: text.picked };

const loadForm = () => import("@kirinuki/schema/forms/comparison-form.ts").then(({ ComparisonForm }) => ComparisonForm);

const valuesOf = (comparison: Comparison | null) => ({
  name: comparison?.name ?? "",
  columns: (comparison?.columns ?? []).map(keyOf),
});

/** The thing that a key names. */
function thingOf(key: string): { dataKbn: DataKbn; id: string } {
  const [kind, id = ""] = key.split("-");
  return { dataKbn: Object.values(DATA_KBN).find((each) => String(each) === kind) ?? DATA_KBN.theme, id };
}

/** A comparison's name, and what stands side by side in it. */
export function ComparisonEditor({ stored, readStored, onSaved, onClose }: ItemEditorProps<Comparison>) {
  const choices = useQuery(COMPARED_CHOICES, SHOWN);
  const [save] = useMutation(SAVE_COMPARISON, { refetchQueries: [COMPARISONS, COMPARISON] });
  const form = useStoredForm({
    form: loadForm,
    labels: LABELS,
    stored,
    valuesOf,
    toForm: ({ name, columns }, read) => ({ name, columns: columns.map(thingOf), ...read }),
    send: async (sent) => (await save({ variables: { id: stored?.id ?? null, form: sent } })).data.saveComparison,
    onSaved: ({ name }) => onSaved(name),
    readStored: async () => stored && readStored(stored.id),
  });
  const { fields, busy } = form;
  return (
    <form className={items.body} {...form.formProps}>
      <FormState of={form} mayLeave />
      <TextInput {...fields.getInputProps("name")} label={text.name} required autoComplete="off" />
      <QueryState query={choices} failed={text.failed}>
        {({ mailTargets }) => (
          <TwoPanePicker
            {...fields.getInputProps("columns")}
            id="columns"
            name={text.pick}
            chosenName={text.picked}
            items={mailTargets.targets.flatMap((target) =>
              text.kinds[target.dataKbn] === undefined
                ? []
                : [
                    {
                      id: keyOf({ ...target, targetId: target.id }),
                      name: target.name,
                      note: text.kinds[target.dataKbn] ?? "",
                    },
                  ],
            )}
          />
        )}
      </QueryState>
      <div className={items.actions}>
        <Button variant="default" onClick={onClose}>
          {formText.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
