import "../../../design/overlay-styles.ts";
import "@mantine/core/styles/Drawer.layer.css";
import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { treeText } from "../../../app/text/home-text.ts";
import classes from "./tree-drawer.module.css";

interface TreeDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The tree on a narrow screen. Loaded when it is opened for the first time. */
export default function TreeDrawer({ onClose, children }: TreeDrawerProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      size={360}
      title={treeText.label}
      closeButtonProps={{ "aria-label": treeText.close, size: 44 }}
      classNames={{ content: classes.content, body: classes.body, header: classes.header, title: classes.title }}
    >
      {children}
    </Drawer>
  );
}
