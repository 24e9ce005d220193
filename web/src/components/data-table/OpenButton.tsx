import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import classes from "./data-table.module.css";
import { tableText as text } from "./text.ts";

interface OpenButtonProps {
  /** Of the row. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens a row in place for what its columns can't say, and closes it. */
export function OpenButton({ name, isOpen, onToggle }: OpenButtonProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={classes.open}
      aria-label={text.detail(name)}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
