import { useId } from "react";
import { CONTRACT_STATES, type ContractState, contractStateNames } from "../../domain/text/contract-text.ts";
import classes from "./contracts.module.css";
import { contractsText as text } from "./text.ts";

/** What a tile shows: contracts of a state, or those near their caps. */
export type Tile = ContractState | "near_cap";

interface StateTilesProps {
  counts: readonly { state: string; count: number }[];
  nearCap: number;
  /** null: all. */
  value: Tile | null;
  onChoose: (tile: Tile | null) => void;
}

const TILES: readonly (Tile | null)[] = [null, ...CONTRACT_STATES, "near_cap"];

const nameOf = (tile: Tile | null): string => {
  if (tile === null) return text.all;
  return tile === "near_cap" ? text.nearCap : (contractStateNames[tile] ?? tile);
};

/** How many contracts are in each state, and how many are near their caps; a tile shows only those. */
export function StateTiles({ counts, nearCap, value, onChoose }: StateTilesProps) {
  const name = useId();
  const countOf = (tile: Tile | null): number =>
    tile === "near_cap"
      ? nearCap
      : counts.reduce((sum, each) => sum + (tile === null || each.state === tile ? each.count : 0), 0);
  return (
    <fieldset className={classes.tiles}>
      <legend className="vh">{text.tiles}</legend>
      {TILES.map((tile) => (
        <label key={tile ?? ""} data-warn={tile === "near_cap" && nearCap > 0 ? "" : undefined}>
          <input type="radio" name={name} checked={tile === value} onChange={() => onChoose(tile)} />
          <span>{nameOf(tile)}</span>
          <b>{text.firms(countOf(tile))}</b>
        </label>
      ))}
    </fieldset>
  );
}
