import { stateText } from "../../domain/text/state-text.ts";
import { useLate } from "../loading/use-late.ts";
import classes from "./skeleton-rows.module.css";

/** Rows without identity that never move. */
const ROWS = Array.from({ length: 40 }, (_, place) => `row${place}`);

interface SkeletonRowsProps {
  /** At most 40. */
  count: number;
  /** article: check box and two lines, the height of an article row; tree: one line of the theme tree; table: one row of a table. */
  kind: "article" | "tree" | "table";
}

/** Rows in the exact height of what they stand for; they appear only when loading takes longer than 150 ms. */
export function SkeletonRows({ count, kind }: SkeletonRowsProps) {
  const visible = useLate();
  return (
    <div aria-busy="true" data-visible={visible} className={classes.rows}>
      <span className="vh" role="status">
        {stateText.loading}
      </span>
      {ROWS.slice(0, count).map((row) => (
        <div key={row} className={classes[kind]}>
          {kind === "article" && <span className={classes.box} />}
          <div>
            <span className={classes.line} />
            {kind === "article" && <span className={classes.meta} />}
          </div>
        </div>
      ))}
    </div>
  );
}
