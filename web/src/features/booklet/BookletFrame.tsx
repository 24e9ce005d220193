import "../../design/overlay-styles.ts";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import classes from "./booklet.module.css";
import { bookletText as text } from "./text.ts";

interface BookletFrameProps {
  title: string;
  /** The booklet is being made, or a question stands over the dialog: nothing closes it. */
  locked: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which a booklet is made; the whole screen of a phone. */
export function BookletFrame({ title, locked, onClose, children }: BookletFrameProps) {
  const isNarrow = useLayout() === "narrow";
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={820}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeOnEscape={!locked}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <div className={classes.head}>
            <Modal.Title>{title}</Modal.Title>
            {!locked && <Modal.CloseButton aria-label={text.close} />}
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
