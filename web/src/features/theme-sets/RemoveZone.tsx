import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { setText as text } from "./text.ts";

interface RemoveZoneProps {
  thing: string;
  name: string;
  userGroupCount: number;
  onRemove: () => void;
}

/** The end of a theme group's or topic's form: its removal, which has to be confirmed. */
export function RemoveZone({ thing, name, userGroupCount, onRemove }: RemoveZoneProps) {
  const [asking, ask] = useState(false);
  return (
    <>
      <DangerZone
        acts={[
          {
            name: text.removeName(thing),
            help: text.removeHelp,
            button: groupText.remove,
            icon: IconTrash,
            run: () => ask(true),
          },
        ]}
      />
      {asking && (
        <LazyDangerDialog
          title={text.removeTitle(name)}
          goes={text.removeGoes(name, userGroupCount)}
          stays={text.removeHelp}
          confirm={groupText.remove}
          onConfirm={() => {
            ask(false);
            onRemove();
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
