import { LOGIN_PATH, pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button, Loader } from "@mantine/core";
import { Link, useLocation, useSearchParams } from "react-router";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import { PublicFrame } from "../../components/frame/PublicFrame.tsx";
import { ipText } from "../../domain/text/ip-text.ts";
import { NoticePanel } from "../../features/login-notices/NoticePanel.tsx";
import { useLoginNotices } from "../../features/login-notices/use-login-notices.ts";
import classes from "./ip-check.module.css";
import { useIpCheck } from "./use-ip-check.ts";

/** /sp makes the check by being opened, 0021 where the address says so: /0001?ip=1 leads here with it. */
function useAtOnce(): boolean {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, "") === pathOf("sp") || query.get("check") === "1";
}

/** Screens 0021, /sp/0021 and /sp: the IP check, why it failed, and the operators' notices (spec section 2). */
export default function IpCheckScreen() {
  const { checking, fault, check } = useIpCheck(useAtOnce());
  const { alert, notices } = useLoginNotices();
  return (
    <PublicFrame>
      <FormPage title={ipText.title} lead={ipText.lead}>
        {alert && <FormAlert tone="warn">{alert}</FormAlert>}
        {checking ? <Checking /> : <FormFaults fault={fault} labels={{}} />}
        {!checking && (
          <Button size="lg" fullWidth onClick={check}>
            {fault ? ipText.again : ipText.submit}
          </Button>
        )}
        <Button component={Link} to={LOGIN_PATH} size="lg" fullWidth variant="default">
          {ipText.back}
        </Button>
        <NoticePanel notices={notices} />
      </FormPage>
    </PublicFrame>
  );
}

const Checking = () => (
  <div role="status" className={classes.checking}>
    <Loader size={20} />
    <p>
      <b>{ipText.checking}</b>
      <br />
      {ipText.checkingHelp}
    </p>
  </div>
);
