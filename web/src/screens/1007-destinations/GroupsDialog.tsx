import "../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { AddressGroupsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { refusal } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { formText } from "../../domain/text/form-text.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { DESTINATIONS_SCREEN } from "./destination-documents.ts";
import classes from "./destinations.module.css";
import { GroupEditor } from "./GroupEditor.tsx";
import { ADDRESS_GROUPS, REMOVE_ADDRESS_GROUP } from "./group-documents.ts";
import { groupsText } from "./groups-text.ts";

export type AddressGroup = AddressGroupsQuery["addressGroups"][number];

/** The contract's address list in groups: add, change, delete. */
export default function GroupsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ADDRESS_GROUPS, SHOWN);
  const [removeGroup] = useMutation(REMOVE_ADDRESS_GROUP, { refetchQueries: [ADDRESS_GROUPS, DESTINATIONS_SCREEN] });
  const { said, act } = useAction();
  const [editing, edit] = useState<AddressGroup | "new" | null>(null);
  const [asking, ask] = useState<AddressGroup | null>(null);
  const remove = ({ id, name, version }: AddressGroup) =>
    act(async () => {
      ask(null);
      const { removeAddressGroup: gone } = (await removeGroup({ variables: { id, version } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : groupsText.groupRemoved(name);
    });
  const readStored = async (id: string) =>
    (await query.refetch()).data?.addressGroups.find((group) => group.id === id) ?? null;
  return (
    <Modal.Root opened onClose={onClose} size={640}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{groupsText.groups}</Modal.Title>
          <SaidLine said={said} />
          {editing === null ? (
            <>
              <p className={`jp ${classes.help}`}>{groupsText.groupsHelp}</p>
              <QueryState query={query} failed={groupsText.groupsFailed}>
                {({ addressGroups }) =>
                  addressGroups.length === 0 ? (
                    <p>{groupsText.groupsNone}</p>
                  ) : (
                    <ul className={classes.groups}>
                      {addressGroups.map((group) => (
                        <li key={group.id}>
                          <span className={classes.groupName}>
                            {group.name}
                            <span className={classes.kind}>{groupsText.groupCount(group.addresses.length)}</span>
                          </span>
                          {asking?.id === group.id ? (
                            <>
                              <span className={classes.help}>{groupsText.groupAsk}</span>
                              <Button size="xs" color="red" onClick={() => void remove(group)}>
                                {groupsText.groupRemoveNow}
                              </Button>
                              <Button size="xs" variant="default" onClick={() => ask(null)}>
                                {formText.cancel}
                              </Button>
                            </>
                          ) : (
                            <>
                              <Button
                                size="xs"
                                variant="default"
                                aria-label={groupsText.groupEditNamed(group.name)}
                                onClick={() => edit(group)}
                              >
                                {text.edit}
                              </Button>
                              <Button
                                size="xs"
                                variant="default"
                                aria-label={groupsText.groupRemoveNamed(group.name)}
                                onClick={() => ask(group)}
                              >
                                {text.remove}
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
                <Button onClick={() => edit("new")}>{groupsText.groupAdd}</Button>
              </div>
            </>
          ) : (
            <GroupEditor
              stored={editing === "new" ? null : editing}
              readStored={readStored}
              onSaved={(name) => {
                edit(null);
                void act(async () => groupsText.groupSaved(name));
              }}
              onClose={() => edit(null)}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
