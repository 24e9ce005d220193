import "../../design/form-styles.ts";
import { loginText } from "../../app/text/login-text.ts";
import { Brand } from "../../components/brand/Brand.tsx";
import { LoginForm } from "./LoginForm.tsx";
import classes from "./login.module.css";
import { NoticePanel } from "./NoticePanel.tsx";
import { Paper } from "./Paper.tsx";
import { useLoginNotices } from "./use-login-notices.ts";

/** Screen 0001: sign-in at the left, the operators' notices over a cut-out newspaper at the right. */
export default function LoginScreen() {
  const { alert, notices } = useLoginNotices();
  return (
    <div className={classes.page}>
      <main className={classes.sheet}>
        <Brand />
        <LoginForm alert={alert} />
        <footer className={classes.foot}>{loginText.copyright}</footer>
      </main>
      <div className={classes.desk}>
        <Paper />
        <NoticePanel notices={notices} />
      </div>
    </div>
  );
}
