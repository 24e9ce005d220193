import classes from "./filter-tiles.module.css";

export interface FilterTile<Value extends string> {
  value: Value;
  name: string;
  count: number;
  unit: string;
  /** Small, behind the number: 3,860人. */
  note?: string;
  tone?: "danger" | "warn";
}

interface FilterTilesProps<Value extends string> {
  label: string;
  tiles: readonly FilterTile<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Numbers over a list, each of which filters it. */
export const FilterTiles = <Value extends string>({ label, tiles, value, onChoose }: FilterTilesProps<Value>) => (
  <fieldset className={classes.tiles}>
    <legend className="vh">{label}</legend>
    {tiles.map(({ value: each, name, count, unit, note, tone }) => (
      <button
        key={each}
        type="button"
        className={classes.tile}
        aria-pressed={each === value}
        data-tone={count > 0 ? tone : undefined}
        onClick={() => onChoose(each)}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.count}>
          <b>{count.toLocaleString()}</b>
          {unit}
          {note && <span className={classes.note}>{note}</span>}
        </span>
      </button>
    ))}
  </fieldset>
);
