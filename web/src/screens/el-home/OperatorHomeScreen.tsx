import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { failure } from "../../components/form/outcome.ts";
import { Page } from "../../components/page/Page.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { operatorText } from "../../domain/text/operator-text.ts";
import { operatorSignOut } from "../../session/operator-session.ts";
import { useOperator } from "../../session/use-operator.ts";
import { Attention } from "./Attention.tsx";
import { Morning } from "./Morning.tsx";
import { OperatorSearch } from "./OperatorSearch.tsx";

/** /el/home: how the morning stands, a search over everything, and what waits for somebody. */
export default function OperatorHomeScreen() {
  const operator = useOperator();
  const { busy, said, act } = useAction();
  const signOut = () =>
    act(() =>
      operatorSignOut().then(
        () => null,
        (error: unknown) => failure(error, operatorText.logoutFailed),
      ),
    );
  if (!operator) return null;
  return (
    <Page
      title={operatorText.home}
      lead={operatorText.signedInAs(operator.name)}
      width="fluid"
      actions={
        <Button variant="default" aria-disabled={busy} data-busy={busy} onClick={() => void signOut()}>
          {busy ? operatorText.loggingOut : operatorText.logout}
        </Button>
      }
    >
      <SaidLine said={said} />
      <Morning />
      <OperatorSearch />
      <Attention />
    </Page>
  );
}
