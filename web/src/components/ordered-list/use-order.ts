import { useState } from "react";
import { isTyping } from "../../browser/keys.ts";
import { useKeyDown } from "../../browser/use-key-down.ts";
import { orderText as text } from "./text.ts";

export interface Order<Row> {
  /** In the order as it was made here. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Something was moved and not saved. */
  isChanged: boolean;
  /** What the last move did, for the status line. */
  said: string;
  move: (id: string, to: number) => void;
  /** Puts all of them in another order in one step. */
  arrange: (ids: readonly string[], said: string) => void;
  undo: () => void;
  /** Forgets the moves: after they were saved, or given up. */
  reset: () => void;
}

interface OrderOptions<Row> {
  /** In the order of the server. */
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** An order that is made by hand and sent only when it is saved. Ctrl Z undoes one move. */
export function useOrder<Row>({ rows: stored, idOf, nameOf }: OrderOptions<Row>): Order<Row> {
  const [moves, setMoves] = useState<readonly (readonly string[])[]>([]);
  const [said, say] = useState("");
  const rows = ordered(stored, idOf, moves.at(-1));
  const move = (id: string, to: number) => {
    const from = rows.findIndex((row) => idOf(row) === id);
    const row = rows[from];
    const place = Math.max(0, Math.min(rows.length - 1, to));
    if (row === undefined || place === from) return;
    setMoves([...moves, rows.toSpliced(from, 1).toSpliced(place, 0, row).map(idOf)]);
    say(text.moved(nameOf(row), from + 1, place + 1));
  };
  const arrange = (ids: readonly string[], saying: string) => {
    if (ids.every((id, at) => rows[at] !== undefined && idOf(rows[at]) === id)) return;
    setMoves([...moves, [...ids]]);
    say(saying);
  };
  const undo = () => {
    if (moves.length === 0) return;
    setMoves(moves.slice(0, -1));
    say(text.undone);
  };
  const reset = () => {
    setMoves([]);
    say("");
  };
  useUndoKey(undo);
  return { rows, idOf, nameOf, isChanged: moves.length > 0, said, move, arrange, undo, reset };
}

/** Rows that came since the last move stand before the row that they precede on the server; what is gone is left out. */
function ordered<Row>(rows: readonly Row[], idOf: (row: Row) => string, ids: readonly string[] | undefined): Row[] {
  if (ids === undefined) return [...rows];
  const placeOf = new Map(ids.map((id, at) => [id, at]));
  const known = (row: Row | undefined) => (row === undefined ? undefined : placeOf.get(idOf(row)));
  const list = rows.filter((row) => known(row) !== undefined).toSorted((a, b) => (known(a) ?? 0) - (known(b) ?? 0));
  for (const [at, row] of [...rows.entries()].toReversed())
    if (known(row) === undefined) {
      const next = list.findIndex((each) => each === rows[at + 1]);
      list.splice(next === -1 ? list.length : next, 0, row);
    }
  return list;
}

/** Of a field for a place: there is nothing of its own to undo in it, so Ctrl Z undoes the move that it made. */
export const UNTYPED = "data-untyped";

const isInWords = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof Element && target.getAttribute(UNTYPED) === "true");

function useUndoKey(undo: () => void): void {
  useKeyDown((event) => {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isInWords(event.target)) return;
    event.preventDefault();
    undo();
  });
}
