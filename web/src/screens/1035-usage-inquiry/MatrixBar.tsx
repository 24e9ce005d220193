import { Segments } from "../../components/segments/Segments.tsx";
import classes from "./matrix.module.css";
import { CELL_KINDS, type CellKind, LEVELS } from "./matrix.ts";
import { inquiryScreenText as text } from "./text.ts";

/** What the cells count, and what their shades mean. */
export const MatrixBar = ({ kind, onChoose }: { kind: CellKind; onChoose: (kind: CellKind) => void }) => (
  <div className={classes.bar}>
    <Segments label={text.cells} values={CELL_KINDS} names={text.cellKinds} value={kind} onChoose={onChoose} />
    <p className={classes.legend}>
      <span data-level={1}>{text.atLeast(LEVELS[0])}</span>
      <span data-level={2}>{text.atLeastBold(LEVELS[1])}</span>
      {text.noneCell}
    </p>
  </div>
);
