import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { formText } from "../../domain/text/form-text.ts";
import { type FormAnswer, isRefusal } from "../form/form-answer.ts";
import { refusal } from "../form/outcome.ts";
import { type QueryResult, QueryState } from "../query-state/QueryState.tsx";
import { SaidLine } from "../said-line/SaidLine.tsx";
import { useAction } from "../said-line/use-action.ts";
import classes from "./items-dialog.module.css";
import { itemsText } from "./text.ts";

export interface ItemEditorProps<Item> {
  /** null: a new one. */
  stored: Item | null;
  readStored: (id: string) => Promise<Item | null>;
  onSaved: (name: string) => void;
  onClose: () => void;
}

interface ItemsDialogProps<Data, Item> {
  text: {
    title: string;
    help: string;
    failed: string;
    none: string;
    add: string;
    ask: string;
    saved: (name: string) => string;
    removed: (name: string) => string;
  };
  query: Omit<QueryResult<Data>, "refetch"> & { refetch: () => Promise<{ data?: Data | undefined }> };
  itemsOf: (data: Data) => readonly Item[];
  nameOf: (item: Item) => string;
  /** What stands in an item's line before its buttons; the stretching part has the class of `items-dialog.module.css`, name. */
  line: (item: Item) => ReactNode;
  editor: (props: ItemEditorProps<Item>) => ReactNode;
  editorWidth?: number;
  mayEdit?: boolean;
  remove: (item: Item) => Promise<FormAnswer>;
  onClose: () => void;
}

const WIDTH = 640;

/** A short list of the contract in a dialog: add, change, and delete after a question in the line. */
export function ItemsDialog<Data, Item extends { id: string }>({
  text,
  query,
  itemsOf,
  nameOf,
  line,
  editor,
  editorWidth = WIDTH,
  mayEdit = true,
  remove,
  onClose,
}: ItemsDialogProps<Data, Item>) {
  const { said, act } = useAction();
  const [editing, edit] = useState<Item | "new" | null>(null);
  const [asking, ask] = useState<Item | null>(null);
  const removeNow = (item: Item) =>
    act(async () => {
      ask(null);
      const answer = await remove(item);
      return isRefusal(answer) ? refusal(answer) : text.removed(nameOf(item));
    });
  const readStored = async (id: string) => {
    const { data } = await query.refetch();
    return (data && itemsOf(data).find((item) => item.id === id)) ?? null;
  };
  const onSaved = (name: string) => {
    edit(null);
    void act(async () => text.saved(name));
  };
  return (
    <Modal.Root opened onClose={onClose} size={editing === null ? WIDTH : editorWidth}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.title}</Modal.Title>
          <SaidLine said={said} />
          {editing !== null ? (
            editor({ stored: editing === "new" ? null : editing, readStored, onSaved, onClose: () => edit(null) })
          ) : (
            <>
              <p className={`jp ${classes.help}`}>{text.help}</p>
              <QueryState query={query} failed={text.failed}>
                {(data) =>
                  itemsOf(data).length === 0 ? (
                    <p>{text.none}</p>
                  ) : (
                    <ul className={classes.items}>
                      {itemsOf(data).map((item) => (
                        <li key={item.id}>
                          {line(item)}
                          {mayEdit &&
                            (asking?.id === item.id ? (
                              <Question text={text.ask} onYes={() => void removeNow(item)} onNo={() => ask(null)} />
                            ) : (
                              <Acts name={nameOf(item)} onEdit={() => edit(item)} onRemove={() => ask(item)} />
                            ))}
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
                {mayEdit && <Button onClick={() => edit("new")}>{text.add}</Button>}
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const Question = ({ text, onYes, onNo }: { text: string; onYes: () => void; onNo: () => void }) => (
  <>
    <span className={classes.help}>{text}</span>
    <Button size="xs" color="red" onClick={onYes}>
      {itemsText.removeNow}
    </Button>
    <Button size="xs" variant="default" onClick={onNo}>
      {formText.cancel}
    </Button>
  </>
);

const Acts = ({ name, onEdit, onRemove }: { name: string; onEdit: () => void; onRemove: () => void }) => (
  <>
    <Button size="xs" variant="default" aria-label={itemsText.editNamed(name)} onClick={onEdit}>
      {itemsText.edit}
    </Button>
    <Button size="xs" variant="default" aria-label={itemsText.removeNamed(name)} onClick={onRemove}>
      {itemsText.remove}
    </Button>
  </>
);
