import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import classes from "./account.module.css";
import { accountText } from "./text.ts";

/** A new token, shown this once. */
export function TokenShown({ token, onHide }: { token: string; onHide: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div ref={box} tabIndex={-1} role="status" className={classes.made}>
      <h3>{accountText.tokenCreated}</h3>
      <p className="jp">{accountText.tokenOnce}</p>
      <input
        className={classes.token}
        aria-label={accountText.token}
        value={token}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button onClick={() => void copy()}>{accountText.copy}</Button>
        <Button variant="default" onClick={onHide}>
          {accountText.hideToken}
        </Button>
        <span role="status">
          {copied === true && accountText.copied}
          {copied === false && accountText.copyFailed}
        </span>
      </div>
    </div>
  );
}
