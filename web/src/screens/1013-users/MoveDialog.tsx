import "../../design/form-styles.ts";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { UsersScreenQuery } from "../../__generated__/graphql.ts";
import classes from "../../components/confirm-dialog/confirm-dialog.module.css";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { usersText as text } from "./text.ts";

interface MoveDialogProps {
  count: number;
  groups: UsersScreenQuery["userGroupChoices"];
  onMove: (groupId: string) => void;
  onClose: () => void;
}

/** Where users are moved to. */
export default function MoveDialog({ count, groups, onMove, onClose }: MoveDialogProps) {
  const [groupId, choose] = useState(groups[0]?.id ?? "");
  return (
    <Dialog
      title={text.moveTitle(count)}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {formText.cancel}
          </Button>
          <Button onClick={() => onMove(groupId)}>{text.moveDo}</Button>
        </>
      }
    >
      <NativeSelect
        className={classes.field}
        data-autofocus
        label={text.moveTo}
        description={text.moveHelp}
        inputWrapperOrder={["label", "input", "description"]}
        value={groupId}
        data={groups.map(({ id, name, userCount }) => ({ value: id, label: text.groupOption(name, userCount) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Dialog>
  );
}
