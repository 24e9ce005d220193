import { useMutation, useQuery } from "@apollo/client/react";
import type { CompanyEventsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { ItemsDialog } from "../../components/items-dialog/ItemsDialog.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { dayLabel } from "../../domain/day.ts";
import { useViewer } from "../../session/use-session.ts";
import { kindName } from "./chart-events.ts";
import { EventEditor } from "./EventEditor.tsx";
import { COMPANY_EVENTS, REMOVE_COMPANY_EVENT } from "./event-documents.ts";
import classes from "./events.module.css";
import { eventsText as text } from "./text.ts";

export type CompanyEvent = CompanyEventsQuery["companyEvents"][number];

/** The company's own events: a list for everybody, to add, change and delete for administrators. */
export default function EventsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(COMPANY_EVENTS, SHOWN);
  const isAdmin = useViewer().abilities.administer;
  const [removeEvent] = useMutation(REMOVE_COMPANY_EVENT, { refetchQueries: [COMPANY_EVENTS] });
  return (
    <ItemsDialog
      text={{ ...text, title: text.events, help: isAdmin ? text.help : text.readHelp }}
      query={query}
      itemsOf={({ companyEvents }) => companyEvents}
      nameOf={({ title }: CompanyEvent) => title}
      line={({ day, kind, title }) => (
        <>
          <span className={classes.day}>{dayLabel(day)}</span>
          <StateTag tone="plain">{kindName(kind)}</StateTag>
          <span className={classes.title}>{title}</span>
        </>
      )}
      editor={(props) => <EventEditor {...props} />}
      mayEdit={isAdmin}
      remove={async ({ id, version }) => (await removeEvent({ variables: { id, version } })).data.removeCompanyEvent}
      onClose={onClose}
    />
  );
}
