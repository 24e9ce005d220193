import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import classes from "./toast.module.css";

/** Where toasts appear: above the bar of a page, whose buttons and pages stay in reach. The frames of administration and of the operators have it; a screen only calls toast(). */
export const Toasts = () => (
  <Notifications
    position="bottom-right"
    classNames={{ root: classes.place ?? "" }}
    containerWidth={360}
    transitionDuration={180}
    pauseResetOnHover="notification"
  />
);
