import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { ipCheckHere } from "../../browser/here.ts";
import { failure, type Outcome, sentence } from "../../components/form/outcome.ts";
import { useAttempts } from "../../components/form/use-attempts.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { ipText } from "../../domain/text/ip-text.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { currentSession, ipLogin } from "../../session/session.ts";

/** Sign-in by the office's address. Where that is not accepted, 0021 says why (spec section 4, IP login). */
export function IpLoginButton() {
  const navigate = useNavigate();
  const attempt = async (): Promise<Outcome> => {
    try {
      const answer = await ipLogin();
      if (answer.__typename === "Refusal") {
        await navigate(ipCheckHere(), { state: { refusal: answer } });
        return null;
      }
      return currentSession().state === "signedIn" ? null : sentence(loginText.noCookies);
    } catch (error) {
      return failure(error, loginText.failed);
    }
  };
  const { busy, fault, run } = useAttempts({ leaves: true });
  return (
    <>
      <FormFaults fault={fault} labels={{}} />
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={BUILDING}
        aria-disabled={busy}
        data-busy={busy}
        onClick={() => void run(attempt)}
      >
        {busy ? ipText.checking : ipText.submit}
      </Button>
    </>
  );
}

/** Tabler's building, drawn here to keep the first load small. */
const BUILDING = (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3 21h18M9 8h1M9 12h1M9 16h1M14 8h1M14 12h1M14 16h1M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16" />
  </svg>
);
