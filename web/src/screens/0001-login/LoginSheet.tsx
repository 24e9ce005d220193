import type { ReactNode } from "react";
import { Link } from "react-router";
import { Brand } from "../../components/brand/Brand.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { LoginForm } from "./LoginForm.tsx";
import classes from "./login.module.css";

interface LoginSheetProps {
  alert: string | null | undefined;
  /** The provider's; they have the class `links`. */
  links: ReactNode;
  picture?: ReactNode;
  /** They have the class `notices`. */
  notices: ReactNode;
}

/** The sign-in as it is laid out. The build renders it, too, for the page to bring (app/first-sign-in.tsx). */
export const LoginSheet = ({ alert, links, picture, notices }: LoginSheetProps) => (
  <div className={classes.page}>
    <main className={classes.sheet}>
      <Brand />
      <LoginForm alert={alert} />
      <footer className={classes.foot}>
        {links}
        <span className={classes.links}>
          <Link to={pathOf("help")}>{loginText.help}</Link>
        </span>
        <span>{loginText.copyright}</span>
      </footer>
    </main>
    <div className={classes.desk}>
      {picture}
      {notices}
    </div>
  </div>
);
