import "../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { EDITED } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { ALLOW_SUPPORT_VIEWS, SUPPORT_VIEWS } from "./documents.ts";
import { supportViewsText as text } from "./support-views-text.ts";
import classes from "./user-view.module.css";

/** Operators of the service who looked as users of the contract, and whether they may. */
export function SupportViews() {
  const query = useQuery(SUPPORT_VIEWS, EDITED);
  const [allow] = useMutation(ALLOW_SUPPORT_VIEWS);
  const { busy, said, act } = useAction();
  const setAllowed = (allowed: boolean) =>
    act(async () => {
      await allow({ variables: { allowed } });
      await query.refetch();
      return allowed ? text.allowed : text.forbidden;
    });
  return (
    <section className={classes.support}>
      <h2>{text.title}</h2>
      <p className={classes.muted}>{text.lead}</p>
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ supportViews: { allowed, views } }) => (
          <>
            <Checkbox
              label={text.allow}
              description={text.allowHelp}
              checked={allowed}
              aria-disabled={busy}
              onChange={({ currentTarget }) => void setAllowed(currentTarget.checked)}
            />
            {views.length === 0 ? (
              <p className={classes.muted}>{text.none}</p>
            ) : (
              <CardTable label={text.title} columns={[text.from, text.until, text.operator, text.user, text.reason]}>
                {views.map((view) => (
                  <tr key={view.id}>
                    <th scope="row">{timeLabel(view.startedAt, "full")}</th>
                    <td>{view.open ? text.goesOn : timeLabel(view.endedAt, "full")}</td>
                    <td>{view.operatorName}</td>
                    <td>{view.userName === null ? view.userId : text.whose(view.userName, view.userId)}</td>
                    <td>{view.reason}</td>
                  </tr>
                ))}
              </CardTable>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
