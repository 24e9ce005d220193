import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { pickerText as text } from "./text.ts";
import classes from "./two-pane-picker.module.css";
import type { Picker } from "./use-picker.ts";

interface PickerSheetProps {
  label: string;
  picker: Picker;
  onClose: () => void;
  children: ReactNode;
}

/** The left side on a phone: over the whole screen; 決定 adds what is ticked. */
export default function PickerSheet({ label, picker, onClose, children }: PickerSheetProps) {
  const finish = () => {
    picker.add(picker.tickedNow.map(({ id }) => id));
    onClose();
  };
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Modal.Body className={classes.sheet}>
          {children}
          <Button size="lg" fullWidth onClick={finish}>
            {text.done}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
