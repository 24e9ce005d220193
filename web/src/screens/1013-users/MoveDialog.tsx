import "../../design/overlay-styles.ts";
import "../../design/form-styles.ts";
import { Button, Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { UsersScreenQuery } from "../../__generated__/graphql.ts";
import classes from "../../components/confirm-dialog/confirm-dialog.module.css";
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
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title className={classes.title}>{text.moveTitle(count)}</Modal.Title>
          <NativeSelect
            data-autofocus
            label={text.moveTo}
            description={text.moveHelp}
            value={groupId}
            data={groups.map(({ id, name, userCount }) => ({ value: id, label: text.groupOption(name, userCount) }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {formText.cancel}
            </Button>
            <Button onClick={() => onMove(groupId)}>{text.moveDo}</Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
