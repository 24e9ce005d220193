import { notifications } from "@mantine/notifications";
import { toastText as text } from "./text.ts";
import classes from "./toast.module.css";

const AUTO_CLOSE_MS = 5000;

interface ToastOptions {
  /** Takes back what was just done; offered as 元に戻す. */
  undo?: () => void;
}

/** Says what was done: bottom right, 5 s, longer while the pointer is on it. Never for the error of a field. */
export function toast(message: string, { undo }: ToastOptions = {}): void {
  const id = notifications.show({
    message: undo ? (
      <span className={classes.message}>
        {message}
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {text.undo}
        </button>
      </span>
    ) : (
      message
    ),
    color: "green",
    autoClose: AUTO_CLOSE_MS,
    closeButtonProps: { "aria-label": text.close },
  });
}

/** Says what failed. Stays until it is closed. */
export function toastFault(message: string): void {
  notifications.show({
    message,
    color: "red",
    autoClose: false,
    role: "alert",
    closeButtonProps: { "aria-label": text.close },
  });
}
