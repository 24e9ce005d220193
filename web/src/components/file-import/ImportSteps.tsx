import { IconCheck } from "@tabler/icons-react";
import classes from "./file-import.module.css";
import type { ImportState } from "./import-plan.ts";
import { importText as text } from "./text.ts";

const STEP_OF: Record<ImportState["step"], number> = { choose: 0, reading: 1, check: 1, applying: 2, done: 3 };

/** Where the import stands, as three steps. */
export function ImportSteps({ step }: Pick<ImportState, "step">) {
  const current = STEP_OF[step];
  return (
    <ol className={classes.steps} aria-label={text.step}>
      {text.steps.map((name, at) => (
        <li key={name} data-done={at < current} aria-current={at === current ? "step" : undefined}>
          <span className={classes.number}>
            {at < current ? <IconCheck size={12} stroke={2} aria-label={text.done} /> : at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
