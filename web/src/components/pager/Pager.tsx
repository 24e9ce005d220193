import { Button } from "@mantine/core";
import { mailText as text } from "../../domain/text/mail-text.ts";
import classes from "./pager.module.css";

interface PagerProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Of the whole list; more than none. */
  total: number;
  onPage: (page: number) => void;
}

/** Which part of a list is shown, and the pages before and after. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={classes.pager} aria-label={text.pages}>
      <span>{text.count(Math.min((page - 1) * pageSize + 1, total), Math.min(page * pageSize, total), total)}</span>
      {last > 1 && (
        <>
          <Button size="xs" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {text.previousPage}
          </Button>
          <Button size="xs" variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {text.nextPage}
          </Button>
        </>
      )}
    </nav>
  );
}
