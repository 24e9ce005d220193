import { Button } from "@mantine/core";
import { Link } from "react-router";
import { failure, type Outcome } from "../../components/form/outcome.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { useOperatorPlaces } from "../../components/navigation/operator-places.ts";
import { operatorText } from "../../domain/text/operator-text.ts";
import { operatorSignOut } from "../../session/operator-session.ts";
import { useOperator } from "../../session/use-operator.ts";

/** /el/home: which operator is signed in, and the way out. */
export default function OperatorHomeScreen() {
  const operator = useOperator();
  const places = useOperatorPlaces();
  const { busy, fault, submit } = useSubmit<void>(async (): Promise<Outcome> => {
    try {
      await operatorSignOut();
    } catch (error) {
      return failure(error, operatorText.logoutFailed);
    }
    return null;
  });
  if (!operator) return null;
  return (
    <FormPage title={operatorText.home} lead={operatorText.signedInAs(operator.name)}>
      <FormFaults fault={fault} labels={{}} />
      <dl className={classes.who}>
        <dt>{operatorText.id}</dt>
        <dd>{operator.id}</dd>
        <dt>{operatorText.name}</dt>
        <dd>{operator.name}</dd>
        {operator.department && (
          <>
            <dt>{operatorText.department}</dt>
            <dd>{operator.department}</dd>
          </>
        )}
      </dl>
      <nav className={classes.links} aria-label={operatorText.menu}>
        {places.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
      <Button size="lg" fullWidth variant="default" aria-disabled={busy} data-busy={busy} onClick={() => void submit()}>
        {busy ? operatorText.loggingOut : operatorText.logout}
      </Button>
    </FormPage>
  );
}
