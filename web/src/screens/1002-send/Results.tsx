import { Button } from "@mantine/core";
import { Link } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { type RowResult, SendResults } from "../../components/send-results/SendResults.tsx";
import { destinationText, sendText as text } from "../../domain/text/mail-text.ts";
import { useViewer } from "../../session/use-session.ts";
import classes from "./send.module.css";

const FAILED = 1;

/** What became of each address; 失敗 where it failed (spec section 4). */
export function Results({ results }: { results: readonly RowResult[] }) {
  const { abilities } = useViewer();
  const failed = results.filter(({ status }) => status === FAILED).length;
  return (
    <div className={classes.form}>
      <FormAlert tone={failed === 0 ? "info" : "danger"} focusKey={1}>
        {text.resultsLead(failed)}
      </FormAlert>
      <SendResults label={text.results} results={results} />
      <div className={classes.bar}>
        <Button component={Link} to={homeHere()}>
          {text.toArticles}
        </Button>
        {abilities.administer && (
          <Button component={Link} variant="default" to="?view=sent">
            {destinationText.toSent}
          </Button>
        )}
      </div>
    </div>
  );
}
