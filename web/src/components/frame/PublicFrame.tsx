import type { ReactNode } from "react";
import { Link } from "react-router";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { Brand } from "../brand/Brand.tsx";
import classes from "./frame.module.css";

/** The frame of those who are not signed in: the mark, which leads to the sign-in, and the screen. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shell}>
      <header className={classes.top} data-print="hide">
        <Link to={LOGIN_PATH} className={classes.home}>
          <Brand />
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
