import "../../design/form-styles.ts";
import "../../design/overlay-styles.ts";
import { Button, Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
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
    <Modal opened onClose={onClose} title={text.moveTitle(group.name, group.userCount)}>
      <p className="jp">{text.moveHelp}</p>
      <NativeSelect
        label={text.moveTo}
        value={to}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: "", label: text.choose }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Modal.Header>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button color="red" disabled={!target} onClick={() => target && onMove(target)}>
          {text.move}
        </Button>
      </Modal.Header>
    </Modal>
  );
}
