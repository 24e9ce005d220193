import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useKeys } from "../../browser/keys.ts";
import { kitText as text } from "../../domain/text/kit-text.ts";
import { Kbd } from "../kbd/Kbd.tsx";

/** The primary button of a list, 追加, with its key n. */
export function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  useKeys([{ keys: "n", label: children, group: text.keyGroup, run: onAdd }]);
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} />}
      rightSection={<Kbd>n</Kbd>}
      aria-keyshortcuts="n"
      onClick={onAdd}
    >
      {children}
    </Button>
  );
}
