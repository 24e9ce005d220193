import { DangerDialog } from "../../components/confirm-dialog/DangerDialog.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { text } from "./text.ts";
import type { UserGroup } from "./use-user-groups.ts";

interface RemoveDialogsProps {
  group: UserGroup;
  others: readonly UserGroup[];
  onRemove: () => void;
  onMove: (to: UserGroup) => void;
  onClose: () => void;
}

/** What is asked before a group is deleted: of one with users, where they go. */
export default function RemoveDialogs({ group, others, onRemove, onMove, onClose }: RemoveDialogsProps) {
  const and = (run: () => void) => () => {
    onClose();
    run();
  };
  if (group.userCount > 0)
    return <MoveDialog group={group} others={others} onMove={(to) => and(() => onMove(to))()} onClose={onClose} />;
  return (
    <DangerDialog
      title={text.removeTitle(group.name)}
      goes={text.removeGoes}
      stays={text.removeStays}
      confirm={groupText.remove}
      onConfirm={and(onRemove)}
      onClose={onClose}
    />
  );
}
