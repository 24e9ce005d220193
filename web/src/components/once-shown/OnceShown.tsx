import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import classes from "./once-shown.module.css";
import { onceShownText as text } from "./text.ts";

interface OnceShownProps {
  title: string;
  help: string;
  /** What will never be shown again, by label. */
  values: readonly { label: string; value: string }[];
  onHide: () => void;
}

/** Secrets that are shown this once: they take the focus, and each can be copied. */
export function OnceShown({ title, help, values, onHide }: OnceShownProps) {
  const [said, say] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = (value: string) =>
    navigator.clipboard.writeText(value).then(
      () => say(text.copied),
      () => say(text.copyFailed),
    );
  return (
    <div ref={box} tabIndex={-1} role="status" className={classes.box}>
      <h3>{title}</h3>
      <p className="jp">{help}</p>
      {values.map(({ label, value }) => (
        <div key={label} className={classes.value}>
          {values.length > 1 && <span aria-hidden>{label}</span>}
          <input aria-label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Button aria-label={text.copyNamed(label)} onClick={() => void copy(value)}>
            {text.copy}
          </Button>
        </div>
      ))}
      <div className={classes.actions}>
        <Button variant="default" onClick={onHide}>
          {text.hide}
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
