import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { treeText } from "../../../app/text/home-text.ts";
import classes from "./tree-drawer.module.css";

const STYLES = { content: classes.content, body: classes.body, overlay: classes.overlay } as const;

interface TreeDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The tree on a narrow screen. Loaded when it is opened for the first time. */
export default function TreeDrawer({ onClose, children }: TreeDrawerProps) {
  return (
    <Drawer.Root opened onClose={onClose} size={360} classNames={STYLES}>
      <Drawer.Overlay color="transparent" />
      <Drawer.Content aria-label={treeText.label}>
        {/* Not Mantine's header, which would be a second banner of the page. */}
        <div className={classes.header}>
          <p className={classes.title}>{treeText.label}</p>
          <Drawer.CloseButton size={44} iconSize={18} aria-label={treeText.close} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
