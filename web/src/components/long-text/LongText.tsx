import { Button } from "@mantine/core";
import { useState } from "react";
import classes from "./long-text.module.css";
import { longTextText as text } from "./text.ts";

/** So many characters stand in a row of a list without making it higher than four lines. */
const SHORT = 140;

/** A text of a list's row: of a long one the first lines, and a button for the rest. */
export function LongText({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  if (children.length <= SHORT) return children;
  return (
    <>
      <span className={classes.text} data-whole={isWhole}>
        {children}
      </span>
      <Button variant="subtle" size="compact-xs" px={0} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? text.less : text.more}
      </Button>
    </>
  );
}
