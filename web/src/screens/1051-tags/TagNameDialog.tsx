import "../../design/overlay-styles.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import classes from "./tags.module.css";
import { tagsText as text } from "./text.ts";
import type { TagLine } from "./use-tags.ts";

interface TagNameDialogProps {
  /** null: a new tag. */
  tag: TagLine | null;
  tags: readonly TagLine[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** The name of a tag. Another tag's name makes one of both, and the dialog says so before. */
export default function TagNameDialog({ tag, tags, onSave, onClose }: TagNameDialogProps) {
  const [name, setName] = useState(tag?.name ?? "");
  const twin = tags.find((each) => each.id !== tag?.id && norm(each.name) === norm(name));
  const isNew = tag === null;
  const canSave = name.trim() !== "" && !(isNew && twin);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) onSave(name.trim());
  };
  return (
    <Modal opened onClose={onClose} title={isNew ? text.add : text.renameTitle(tag.name)}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={text.name}
          data-autofocus
          value={name}
          error={isNew && twin ? text.exists(twin.name) : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {!isNew && twin && <p role="status">{text.merges(twin.name)}</p>}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" disabled={!canSave} {...(!isNew && twin ? { color: "red" } : {})}>
            {!isNew && twin ? text.merge : text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
