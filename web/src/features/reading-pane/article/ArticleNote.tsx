import { IconInfoCircle } from "@tabler/icons-react";
import classes from "./article.module.css";

/** The line that closes an article: how to go on, or why nothing more is here. */
export const ArticleNote = ({ children }: { children: string }) => (
  <p className={classes.note}>
    <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
    {children}
  </p>
);
