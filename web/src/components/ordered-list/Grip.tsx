import { IconGripVertical } from "@tabler/icons-react";
import type { Ref } from "react";
import classes from "./ordered-list.module.css";
import { orderText as text } from "./text.ts";

interface GripProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
}

/** By what a row is dragged, or lifted with Space. */
export const Grip = ({ ref, name }: GripProps) => (
  <button
    type="button"
    ref={ref}
    className={classes.grip}
    aria-label={text.gripOf(name)}
    aria-roledescription={text.grip}
  >
    <IconGripVertical size={16} stroke={1.75} />
  </button>
);
