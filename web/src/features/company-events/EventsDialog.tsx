import "../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { CompanyEventsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { refusal } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { dayLabel } from "../../domain/day.ts";
import { formText } from "../../domain/text/form-text.ts";
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
  const { said, act } = useAction();
  const [editing, edit] = useState<CompanyEvent | "new" | null>(null);
  const [asking, ask] = useState<CompanyEvent | null>(null);
  const remove = ({ id, title, version }: CompanyEvent) =>
    act(async () => {
      ask(null);
      const { removeCompanyEvent: gone } = (await removeEvent({ variables: { id, version } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : text.removed(title);
    });
  const readStored = async (id: string) =>
    (await query.refetch()).data?.companyEvents.find((event) => event.id === id) ?? null;
  return (
    <Modal.Root opened onClose={onClose} size={640}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.events}</Modal.Title>
          <SaidLine said={said} />
          {editing !== null ? (
            <EventEditor
              stored={editing === "new" ? null : editing}
              readStored={readStored}
              onSaved={(title) => {
                edit(null);
                void act(async () => text.saved(title));
              }}
              onClose={() => edit(null)}
            />
          ) : (
            <>
              <p className={`jp ${classes.help}`}>{isAdmin ? text.help : text.readHelp}</p>
              <QueryState query={query} failed={text.failed}>
                {({ companyEvents }) =>
                  companyEvents.length === 0 ? (
                    <p>{text.none}</p>
                  ) : (
                    <ul className={classes.events}>
                      {companyEvents.map((event) => (
                        <li key={event.id}>
                          <span className={classes.day}>{dayLabel(event.day)}</span>
                          <StateTag tone="plain">{kindName(event.kind)}</StateTag>
                          <span className={classes.title}>{event.title}</span>
                          {isAdmin && asking?.id !== event.id && (
                            <>
                              <Button
                                size="xs"
                                variant="default"
                                aria-label={text.editNamed(event.title)}
                                onClick={() => edit(event)}
                              >
                                {text.edit}
                              </Button>
                              <Button
                                size="xs"
                                variant="default"
                                aria-label={text.removeNamed(event.title)}
                                onClick={() => ask(event)}
                              >
                                {text.remove}
                              </Button>
                            </>
                          )}
                          {asking?.id === event.id && (
                            <>
                              <span className={classes.help}>{text.ask}</span>
                              <Button size="xs" color="red" onClick={() => void remove(event)}>
                                {text.removeNow}
                              </Button>
                              <Button size="xs" variant="default" onClick={() => ask(null)}>
                                {formText.cancel}
                              </Button>
                            </>
                          )}
                        </li>
                      ))}
                    </ul>
                  )
                }
              </QueryState>
              <div className={classes.actions}>
                <Button variant="default" onClick={onClose}>
                  {formText.close}
                </Button>
                {isAdmin && <Button onClick={() => edit("new")}>{text.add}</Button>}
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
