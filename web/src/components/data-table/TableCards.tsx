import { Button } from "@mantine/core";
import { useState } from "react";
import { TickBox } from "../tick-box/TickBox.tsx";
import { cellContent } from "./cell-content.ts";
import type { Column } from "./columns.ts";
import classes from "./data-table.module.css";
import { OpenButton } from "./OpenButton.tsx";
import { RowMenu } from "./RowMenu.tsx";
import type { TableGridProps } from "./TableGrid.tsx";
import { tableText as text } from "./text.ts";
import { useOpenRows } from "./use-open-rows.ts";
import { toggle } from "./use-rows.ts";

/** Four lines at most: the title, and four columns on the lines below it, which need two, or three where they are wide. */
const LINES = 4;

/** As many as the largest page; a table without pages goes on by a button. */
const CARDS_AT_ONCE = 100;

/** The rows of a narrow screen: cards of 64 px and more. */
export function TableCards<Row extends object>({ label, model, use }: TableGridProps<Row>) {
  const { table, columns } = model;
  const shown = columns.filter(({ id, card }) => card !== "none" && table.getColumn(id)?.getIsVisible() === true);
  const title = shown.find(({ card }) => card === "title") ?? shown[0];
  const lines = shown.filter((column) => column !== title && column.card !== "wide").slice(0, LINES);
  const wide = shown.filter(({ card }) => card === "wide");
  const { rows } = table.getRowModel();
  const [drawn, draw] = useState(CARDS_AT_ONCE);
  const opened = useOpenRows();
  return (
    <>
      <ul className={classes.cards} aria-label={label}>
        {rows.slice(0, drawn).map((row) => (
          <li key={row.id} className={classes.card} data-selected={row.getIsSelected()}>
            {use.batch && (
              <TickBox
                label={text.select(use.rowName(row.original))}
                checked={row.getIsSelected()}
                onTick={(range) => toggle(row, range)}
              />
            )}
            <div className={classes.cardText}>
              <b className={classes.cardTitle}>{cellContent(title, row.original)}</b>
              <p className={classes.cardLines}>
                {lines.map((column) => (
                  <CardCell key={column.id} column={column} row={row.original} />
                ))}
              </p>
              {wide.map((column) => (
                <div key={column.id}>{cellContent(column, row.original)}</div>
              ))}
            </div>
            {use.detail && (
              <OpenButton
                name={use.rowName(row.original)}
                isOpen={opened.isOpen(row.id)}
                onToggle={() => opened.toggle(row.id)}
              />
            )}
            {use.actions && <RowMenu name={use.rowName(row.original)} actions={use.actions(row.original)} />}
            {use.detail && opened.isOpen(row.id) && (
              <div className={classes.cardDetail}>{use.detail(row.original)}</div>
            )}
          </li>
        ))}
      </ul>
      {rows.length > drawn && (
        <Button variant="default" className={classes.moreCards} onClick={() => draw(drawn + CARDS_AT_ONCE)}>
          {text.more(rows.length - drawn)}
        </Button>
      )}
    </>
  );
}

function CardCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = cellContent(column, row);
  if (content === null || content === undefined || content === false || content === "") return null;
  return (
    <span>
      <span className={classes.cardName}>{column.short ?? column.header}</span>
      {content}
    </span>
  );
}
