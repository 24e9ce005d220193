import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { dutyRules, dutyText } from "../../domain/text/duty-text.ts";
import { DutySettings } from "./DutySettings.tsx";
import classes from "./duty.module.css";
import { EDITION_ROTA_SCREEN } from "./duty-documents.ts";
import type { Rota, RotaTarget } from "./duty-form.ts";
import { RotaDays } from "./RotaDays.tsx";
import { text } from "./text.ts";

/** Screen 1067: when the contract's mail edition has to leave, who is on duty, and whether another editor approves it. */
export default function DutyScreen() {
  const query = useQuery(EDITION_ROTA_SCREEN, EDITED);
  return (
    <Page title={dutyText.title} lead={text.lead} width="fluid">
      <QueryState query={query} failed={text.failed}>
        {({ editionRotaScreen: { targets, rota } }) => (
          <Shown targets={targets} rota={rota} read={() => query.refetch()} />
        )}
      </QueryState>
    </Page>
  );
}

interface ShownProps {
  targets: readonly RotaTarget[];
  rota: Rota;
  read: () => Promise<unknown>;
}

function Shown({ targets, rota, read }: ShownProps) {
  const action = useAction();
  const { duty } = rota;
  return (
    <div className={classes.parts}>
      <SaidLine said={action.said} />
      <DutySettings key={duty?.version ?? 0} targets={targets} rota={rota} action={action} read={read} />
      {duty && <RotaDays rota={rota} action={action} read={read} />}
      <section className={classes.rules} aria-labelledby="duty-rules">
        <h2 id="duty-rules">{dutyText.rules}</h2>
        <ul>
          {dutyRules(duty?.approval ?? false, duty?.articleMax ?? 20).map((rule) => (
            <li key={rule} className="jp">
              {rule}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
