import "../../design/overlay-styles.ts";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./condition-mail.module.css";
import { conditionMailText as text } from "./text.ts";

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog whose title is no second banner of the page. */
export const DialogFrame = ({ title, onClose, children }: DialogFrameProps) => (
  <Modal.Root opened onClose={onClose} size={560}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body className={classes.body}>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={text.closeWindow} />
        </div>
        {children}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
