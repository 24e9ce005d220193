import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { failure } from "../../components/form/outcome.ts";
import { useOperatorPlaces } from "../../components/navigation/operator-places.ts";
import { Page } from "../../components/page/Page.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { operatorText } from "../../domain/text/operator-text.ts";
import { operatorSignOut } from "../../session/operator-session.ts";
import { useOperator } from "../../session/use-operator.ts";
import { Morning } from "./Morning.tsx";
import { OperatorSearch } from "./OperatorSearch.tsx";
import classes from "./operator-home.module.css";

/** /el/home: how the morning stands, a search over contracts and users, and the way to every screen. */
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
      <Areas />
    </Page>
  );
}

const Areas = () => (
  <nav className={classes.areas} aria-label={operatorText.menu}>
    {useOperatorPlaces().map(({ name, entries }) => (
      <section key={name} aria-label={name}>
        <h2>{name}</h2>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to}>{entry.name}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
