import classes from "./kbd.module.css";

/** A key beside the action it triggers. */
export const Kbd = ({ children }: { children: string }) => <kbd className={classes.kbd}>{children}</kbd>;
