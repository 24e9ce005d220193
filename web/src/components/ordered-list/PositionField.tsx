import { useState } from "react";
import classes from "./ordered-list.module.css";
import { orderText as text } from "./text.ts";
import { UNTYPED } from "./use-order.ts";

interface PositionFieldProps {
  name: string;
  /** From 1. */
  position: number;
  last: number;
  onMove: (to: number) => void;
}

/** A row's position, to be typed: Enter or leaving the field moves the row, Esc puts the number back. */
export function PositionField({ name, position, last, onMove }: PositionFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const decide = () => {
    const to = Number(typed ?? "");
    setTyped(null);
    if (Number.isInteger(to) && to >= 1 && to !== position) onMove(Math.min(to, last));
  };
  return (
    <input
      className={classes.number}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      aria-label={text.numberOf(name)}
      {...{ [UNTYPED]: typed === null }}
      value={typed ?? String(position)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.normalize("NFKC"))}
      onBlur={decide}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) decide();
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}
