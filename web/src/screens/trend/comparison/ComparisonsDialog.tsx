import { useMutation, useQuery } from "@apollo/client/react";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { ItemsDialog } from "../../../components/items-dialog/ItemsDialog.tsx";
import { ComparisonEditor } from "./ComparisonEditor.tsx";
import classes from "./comparison.module.css";
import { COMPARISONS, REMOVE_COMPARISON } from "./comparison-documents.ts";
import { comparisonText as text } from "./text.ts";
import type { Comparison } from "./use-comparison.ts";

/** The contract's comparisons: add, change, delete. */
export default function ComparisonsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(COMPARISONS, SHOWN);
  const [removeComparison] = useMutation(REMOVE_COMPARISON, { refetchQueries: [COMPARISONS] });
  return (
    <ItemsDialog
      text={{ ...text, title: text.setUp }}
      query={query}
      itemsOf={({ comparisons }) => comparisons}
      nameOf={({ name }: Comparison) => name}
      line={({ name, columns }) => (
        <span className={classes.name}>
          <b>{name}</b>
          <small>{columns.map((column) => column.name).join("、")}</small>
        </span>
      )}
      editor={(props) => <ComparisonEditor {...props} />}
      editorWidth={880}
      remove={async ({ id, version }) => (await removeComparison({ variables: { id, version } })).data.removeComparison}
      onClose={onClose}
    />
  );
}
