import "../../design/form-styles.ts";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import classes from "../../components/confirm-dialog/confirm-dialog.module.css";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { text } from "./text.ts";
import type { UserGroup } from "./use-user-groups.ts";

interface MoveDialogProps {
  group: UserGroup;
  /** Where its users can go. */
  others: readonly UserGroup[];
  onMove: (to: UserGroup) => void;
  onClose: () => void;
}

/** A group with users can't be deleted: where they go first. */
export function MoveDialog({ group, others, onMove, onClose }: MoveDialogProps) {
  const [to, choose] = useState("");
  const target = others.find(({ id }) => id === to);
  return (
    <Dialog
      title={text.moveTitle(group.name, group.userCount)}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button color="red" disabled={!target} onClick={() => target && onMove(target)}>
            {text.move}
          </Button>
        </>
      }
    >
      <p className={`jp ${classes.help}`}>{text.moveHelp}</p>
      <NativeSelect
        className={classes.field}
        data-autofocus
        label={text.moveTo}
        value={to}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: "", label: text.choose }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </Dialog>
  );
}
