import { useId } from "react";
import { CONTRACT_STATES, type ContractState, contractStateNames } from "../../domain/text/contract-text.ts";
import classes from "./contracts.module.css";
import { contractsText as text } from "./text.ts";

interface StateTilesProps {
  counts: readonly { state: string; count: number }[];
  /** null: all. */
  value: ContractState | null;
  onChoose: (state: ContractState | null) => void;
}

/** How many contracts are in each state; a tile shows only those. */
export function StateTiles({ counts, value, onChoose }: StateTilesProps) {
  const name = useId();
  const countOf = (state: ContractState | null): number =>
    counts.reduce((sum, each) => sum + (state === null || each.state === state ? each.count : 0), 0);
  return (
    <fieldset className={classes.tiles}>
      <legend className="vh">{text.tiles}</legend>
      {[null, ...CONTRACT_STATES].map((state) => (
        <label key={state ?? ""}>
          <input type="radio" name={name} checked={state === value} onChange={() => onChoose(state)} />
          <span>{state === null ? text.all : contractStateNames[state]}</span>
          <b>{text.firms(countOf(state))}</b>
        </label>
      ))}
    </fieldset>
  );
}
