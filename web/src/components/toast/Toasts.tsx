import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { places } from "./places.ts";
import classes from "./toast.module.css";

/**
 * Where toasts appear: above the bar of a page, whose buttons and pages stay in reach. Every page and the frames of administration and
 * of the operators have it; of several, the first that is on the screen shows them.
 */
export function Toasts() {
  const [place] = useState(Symbol);
  const isFirst = useSyncExternalStore(places.subscribe, () => places.isFirst(place));
  useLayoutEffect(() => places.add(place), [place]);
  if (!isFirst) return null;
  return (
    <Notifications
      position="bottom-right"
      classNames={{ root: classes.place ?? "" }}
      containerWidth={360}
      transitionDuration={180}
      pauseResetOnHover="notification"
    />
  );
}
