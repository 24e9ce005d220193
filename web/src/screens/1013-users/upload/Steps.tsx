import { IconCheck } from "@tabler/icons-react";
import { uploadUsersText as text } from "./text.ts";
import classes from "./upload.module.css";
import type { UploadStep } from "./use-upload-users.ts";

const NAMES = [text.steps.choose, text.steps.check, text.steps.apply];
const PLACES: Record<UploadStep["step"], number> = { choose: 0, reading: 0, check: 1, done: 3 };

/** The three steps, and at which somebody is. */
export const Steps = ({ at }: { at: UploadStep["step"] }) => (
  <ol className={classes.steps} aria-label={text.stepsLabel}>
    {NAMES.map((name, place) => (
      <li
        key={name}
        data-state={place < PLACES[at] ? "done" : place === PLACES[at] ? "now" : "open"}
        aria-current={place === PLACES[at] ? "step" : undefined}
      >
        <span aria-hidden="true">{place < PLACES[at] ? <IconCheck size={14} stroke={2.25} /> : place + 1}</span>
        {name}
      </li>
    ))}
  </ol>
);
