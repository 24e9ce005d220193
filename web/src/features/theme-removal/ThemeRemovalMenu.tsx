import "../../design/menu-styles.ts";
import { ActionIcon, Menu } from "@mantine/core";
import { IconFolderMinus } from "@tabler/icons-react";
import { useState } from "react";
import { failure, type Trouble } from "../../components/form/outcome.ts";
import { toast, toastFault } from "../../components/toast/toast.tsx";
import { themeRemovalText as text } from "./text.ts";
import { useThemeChanges } from "./use-theme-changes.ts";

interface ThemeRemovalMenuProps {
  ids: readonly string[];
  /** The theme that the list is of; null where it is of several. */
  themeId: string | null;
  /** The articles are out, and the list is read again. */
  onRemoved: () => void;
}

/** Takes articles out of the list's theme or of all, with a way back. What fails stays on the screen until it is read. */
export default function ThemeRemovalMenu({ ids, themeId, onRemoved }: ThemeRemovalMenuProps) {
  const changes = useThemeChanges("active");
  const [busy, setBusy] = useState(false);
  const run = async (send: Promise<Trouble | null>): Promise<boolean> => {
    const trouble = await send.catch(failure);
    if (trouble) toastFault([trouble.message, trouble.detail].filter(Boolean).join(" "));
    return trouble === null;
  };
  const restore = async (from: string | null) => {
    if (await run(changes.restore(ids, from))) toast(text.restored(ids.length));
  };
  const remove = async (from: string | null) => {
    setBusy(true);
    const done = await run(changes.remove(ids, from));
    setBusy(false);
    if (!done) return;
    toast(text.removed(ids.length), { undo: () => void restore(from) });
    onRemoved();
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size="xs" data-print="hide" aria-label={text.remove} title={text.remove} loading={busy}>
          <IconFolderMinus size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {themeId !== null && <Menu.Item onClick={() => void remove(themeId)}>{text.removeOne}</Menu.Item>}
        <Menu.Item onClick={() => void remove(null)}>{text.removeAll}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
