import "../../design/menu-styles.ts";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { RowAction } from "./row-action.ts";
import { tableText as text } from "./text.ts";

/** The … at the end of a row. Nothing where nothing can be done. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size="xs" aria-label={text.actions(name)}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, danger = false, disabled = false, run }, at) => (
          <MenuEntry key={label} line={danger && at > 0 && actions[at - 1]?.danger !== true}>
            <Menu.Item
              {...(danger ? { color: "red" } : {})}
              disabled={disabled}
              leftSection={Icon && <Icon size={16} stroke={1.75} />}
              onClick={run}
            >
              {label}
            </Menu.Item>
          </MenuEntry>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const MenuEntry = ({ line, children }: { line: boolean; children: React.ReactNode }) => (
  <>
    {line && <Menu.Divider />}
    {children}
  </>
);
