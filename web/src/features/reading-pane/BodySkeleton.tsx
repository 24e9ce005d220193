import { useLate } from "../../components/loading/use-late.ts";
import { stateText } from "../../domain/text/state-text.ts";
import classes from "./reading-pane.module.css";

const LINES = [92, 100, 97, 99, 64, 95, 98, 96, 40];

/** Lines of a body on its way; nothing for the first 150 ms. */
export function BodySkeleton({ withHead }: { withHead: boolean }) {
  const visible = useLate();
  return (
    <div className={classes.skeleton} data-visible={visible} aria-busy="true">
      <span className="vh" role="status">
        {stateText.loading}
      </span>
      {withHead && <span className={classes.skeletonTitle} />}
      {LINES.map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
