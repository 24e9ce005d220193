import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";

/** Where toasts appear. The frames of administration and of the operators have it; a screen only calls toast(). */
export const Toasts = () => (
  <Notifications
    position="bottom-right"
    containerWidth={360}
    transitionDuration={180}
    pauseResetOnHover="notification"
  />
);
