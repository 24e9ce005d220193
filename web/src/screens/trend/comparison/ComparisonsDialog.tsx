import "../../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { refusal } from "../../../components/form/outcome.ts";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { formText } from "../../../domain/text/form-text.ts";
import { ComparisonEditor } from "./ComparisonEditor.tsx";
import classes from "./comparison.module.css";
import { COMPARISONS, REMOVE_COMPARISON } from "./comparison-documents.ts";
import { comparisonText as text } from "./text.ts";
import type { Comparison } from "./use-comparison.ts";

/** The contract's comparisons: add, change, delete. */
export default function ComparisonsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(COMPARISONS, SHOWN);
  const [removeComparison] = useMutation(REMOVE_COMPARISON, { refetchQueries: [COMPARISONS] });
  const { said, act } = useAction();
  const [editing, edit] = useState<Comparison | "new" | null>(null);
  const [asking, ask] = useState<Comparison | null>(null);
  const remove = ({ id, name, version }: Comparison) =>
    act(async () => {
      ask(null);
      const { removeComparison: gone } = (await removeComparison({ variables: { id, version } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : text.removed(name);
    });
  const readStored = async (id: string) =>
    (await query.refetch()).data?.comparisons.find((each) => each.id === id) ?? null;
  return (
    <Modal.Root opened onClose={onClose} size={editing === null ? 640 : 880}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog}>
          <Modal.Title>{text.setUp}</Modal.Title>
          <SaidLine said={said} />
          {editing !== null ? (
            <ComparisonEditor
              stored={editing === "new" ? null : editing}
              readStored={readStored}
              onSaved={(name) => {
                edit(null);
                void act(async () => text.saved(name));
              }}
              onClose={() => edit(null)}
            />
          ) : (
            <>
              <p className={`jp ${classes.note}`}>{text.help}</p>
              <QueryState query={query} failed={text.failed}>
                {({ comparisons }) =>
                  comparisons.length === 0 ? (
                    <p>{text.none}</p>
                  ) : (
                    <ul className={classes.comparisons}>
                      {comparisons.map((each) => (
                        <li key={each.id}>
                          <span className={classes.name}>
                            <b>{each.name}</b>
                            <small>{each.columns.map(({ name }) => name).join("、")}</small>
                          </span>
                          {asking?.id === each.id ? (
                            <>
                              <span className={classes.note}>{text.ask}</span>
                              <Button size="xs" color="red" onClick={() => void remove(each)}>
                                {text.removeNow}
                              </Button>
                              <Button size="xs" variant="default" onClick={() => ask(null)}>
                                {formText.cancel}
                              </Button>
                            </>
                          ) : (
                            <>
                              <Button
                                size="xs"
                                variant="default"
                                aria-label={text.editNamed(each.name)}
                                onClick={() => edit(each)}
                              >
                                {text.edit}
                              </Button>
                              <Button
                                size="xs"
                                variant="default"
                                aria-label={text.removeNamed(each.name)}
                                onClick={() => ask(each)}
                              >
                                {text.remove}
                              </Button>
                            </>
                          )}
                        </li>
                      ))}
                    </ul>
                  )
                }
              </QueryState>
              <div className={classes.actions}>
                <Button variant="default" onClick={onClose}>
                  {formText.close}
                </Button>
                <Button onClick={() => edit("new")}>{text.add}</Button>
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
