import "../../design/overlay-styles.ts";
import { Modal } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import classes from "./confirm-dialog.module.css";

interface DialogProps {
  /** The sentence or question. */
  title: string;
  onClose: () => void;
  /** Sentences below the title. */
  children?: ReactNode;
  buttons: ReactNode;
}

/** A dialog that is there while it is rendered: Esc closes, the focus returns to where it was. */
export function Dialog({ title, onClose, children, buttons }: DialogProps) {
  useReturnedFocus();
  return (
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {children}
          <div className={classes.actions}>{buttons}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The library returns the focus only of dialogs that close before they go. */
function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
