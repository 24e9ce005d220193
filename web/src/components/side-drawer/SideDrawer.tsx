import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./side-drawer.module.css";

const STYLES = { content: classes.content, body: classes.body, overlay: classes.overlay } as const;

interface SideDrawerProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the side pane of a wide screen on a narrow one. Loaded when it is opened for the first time. */
export default function SideDrawer({ label, closeLabel, onClose, children }: SideDrawerProps) {
  return (
    <Drawer.Root opened onClose={onClose} size={360} classNames={STYLES}>
      <Drawer.Overlay color="transparent" />
      <Drawer.Content aria-label={label}>
        {/* Not Mantine's header, which would be a second banner of the page. */}
        <div className={classes.header}>
          <p className={classes.title}>{label}</p>
          <Drawer.CloseButton size={44} iconSize={18} aria-label={closeLabel} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
