import "../../design/form-styles.ts";
import { useMutation } from "@apollo/client/react";
import { FOLDER_NAME_LENGTH } from "@kirinuki/schema/forms/clip-form.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { CLIP_FOLDERS, SAVE_CLIP_FOLDER } from "./clip-documents.ts";
import classes from "./clips.module.css";
import { clipText as text } from "./text.ts";

interface NewFolderProps {
  /** The folder to rename; a new one without. */
  folder?: { id: string; name: string };
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/** Name of a folder, and for a new one whether the group has it. */
export function NewFolder({ folder, onSaved, onCancel }: NewFolderProps) {
  const [save, { loading }] = useMutation(SAVE_CLIP_FOLDER, {
    refetchQueries: [CLIP_FOLDERS],
    awaitRefetchQueries: true,
  });
  const [name, setName] = useState(folder?.name ?? "");
  const [shared, share] = useState(false);
  const [fault, setFault] = useState("");
  const submit = async () => {
    const { data } = await save({ variables: { id: folder?.id ?? null, shared, form: { name: name.trim() } } });
    const saved = data?.saveClipFolder;
    if (saved?.__typename === "ClipFolder") return onSaved(saved.id);
    setFault(saved?.__typename === "InvalidForm" ? (saved.fieldErrors[0]?.message ?? "") : (saved?.message ?? ""));
  };
  return (
    <form
      className={classes.newFolder}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit().catch((error: Error) => setFault(error.message));
      }}
    >
      <TextInput
        label={text.name}
        value={name}
        maxLength={FOLDER_NAME_LENGTH}
        autoComplete="off"
        data-autofocus
        error={fault === "" ? undefined : fault}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {!folder && (
        <Checkbox label={text.share} checked={shared} onChange={({ currentTarget }) => share(currentTarget.checked)} />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" aria-disabled={loading}>
          {folder ? text.save : text.create}
        </Button>
      </div>
    </form>
  );
}
