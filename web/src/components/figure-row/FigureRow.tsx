import classes from "./figure-row.module.css";

export interface Figure {
  name: string;
  /** null: nobody can say. */
  value: number | null;
  unit: string;
  /** Small, behind the number; may be empty. */
  note: string;
}

/** A few numbers side by side, each under its name. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={classes.figures}>
    {figures.map(({ name, value, unit, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <b>{value === null ? "–" : value.toLocaleString()}</b>
          {value !== null && unit}
          {note !== "" && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
