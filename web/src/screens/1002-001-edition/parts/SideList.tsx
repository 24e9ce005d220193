import type { ReactNode } from "react";
import classes from "../edition.module.css";
import { editionText as text } from "../text.ts";

interface SideListProps {
  title: string;
  count: number;
  help: string;
  isNew?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** A list beside the edition, with its count and what can be done with all of it. */
export const SideList = ({ title, count, help, isNew = false, action, children }: SideListProps) => (
  <section aria-label={title} className={classes.sideList}>
    <div className={classes.sideHead}>
      <h2>
        {title}
        <span className={isNew ? classes.newCount : classes.count}>{text.count(count)}</span>
      </h2>
      {action}
    </div>
    <p className={classes.sideHelp}>{help}</p>
    <ul>{children}</ul>
  </section>
);

/** A button in a row; its label says of which. */
export const TextButton = ({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={classes.textButton} aria-label={label} onClick={onClick}>
    {children}
  </button>
);
