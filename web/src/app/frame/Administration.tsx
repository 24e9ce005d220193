import { useRef } from "react";
import { Link, useLocation } from "react-router";
import type { Role } from "../../__generated__/graphql.ts";
import { useKeys } from "../../browser/keys.ts";
import { DropPanel } from "../../components/drop-panel/DropPanel.tsx";
import classes from "../../components/frame/frame.module.css";
import { barText, keyText } from "./bar-text.ts";
import { administrationFor } from "./navigation.ts";

/** 管理: what only administrators open, under one entry. */
export default function Administration({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const entries = administrationFor(role);
  const button = useRef<HTMLButtonElement>(null);
  const run = () => {
    button.current?.focus();
    button.current?.click();
  };
  useKeys(
    entries.length > 0 ? [{ keys: "g a", label: keyText.administration, group: keyText.screen, run }] : [],
    "frame",
  );
  if (entries.length === 0) return null;
  return (
    <DropPanel buttonRef={button} label={barText.administration} className={classes.menu}>
      {(close) =>
        entries.map((entry) => (
          <Link key={entry.to} to={entry.to} aria-current={entry.to === pathname ? "page" : undefined} onClick={close}>
            {entry.name}
          </Link>
        ))
      }
    </DropPanel>
  );
}
