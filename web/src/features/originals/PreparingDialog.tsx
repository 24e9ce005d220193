import "../../design/overlay-styles.ts";
import { originalText } from "@kirinuki/schema/messages.ts";
import { Loader, Modal } from "@mantine/core";
import classes from "./original-dialogs.module.css";
import { printText } from "./text.ts";

/** The modal of the spec while an original is prepared for print; it goes by itself. */
export const PreparingDialog = ({ done, pages }: { done: number; pages: number }) => (
  <Modal.Root opened onClose={() => undefined} closeOnEscape={false} closeOnClickOutside={false}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <div className={classes.preparing}>
          <Loader size="sm" />
          <div>
            <Modal.Title>{originalText.preparing}</Modal.Title>
            <p className={classes.progress} aria-live="polite">
              {pages > 0 && printText.pages(done, pages)}
            </p>
          </div>
        </div>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
