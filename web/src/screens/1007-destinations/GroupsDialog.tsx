import { useMutation, useQuery } from "@apollo/client/react";
import type { AddressGroupsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { ItemsDialog } from "../../components/items-dialog/ItemsDialog.tsx";
import itemsClasses from "../../components/items-dialog/items-dialog.module.css";
import { DESTINATIONS_SCREEN } from "./destination-documents.ts";
import classes from "./destinations.module.css";
import { GroupEditor } from "./GroupEditor.tsx";
import { ADDRESS_GROUPS, REMOVE_ADDRESS_GROUP } from "./group-documents.ts";
import { groupsText } from "./groups-text.ts";

export type AddressGroup = AddressGroupsQuery["addressGroups"][number];

const TEXT = {
  title: groupsText.groups,
  help: groupsText.groupsHelp,
  failed: groupsText.groupsFailed,
  none: groupsText.groupsNone,
  add: groupsText.groupAdd,
  ask: groupsText.groupAsk,
  saved: groupsText.groupSaved,
  removed: groupsText.groupRemoved,
};

/** The contract's address list in groups: add, change, delete. */
export default function GroupsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ADDRESS_GROUPS, SHOWN);
  const [removeGroup] = useMutation(REMOVE_ADDRESS_GROUP, { refetchQueries: [ADDRESS_GROUPS, DESTINATIONS_SCREEN] });
  return (
    <ItemsDialog
      text={TEXT}
      query={query}
      itemsOf={({ addressGroups }) => addressGroups}
      nameOf={({ name }: AddressGroup) => name}
      line={({ name, addresses }) => (
        <span className={itemsClasses.name}>
          {name}
          <span className={classes.count}>{groupsText.groupCount(addresses.length)}</span>
        </span>
      )}
      editor={(props) => <GroupEditor {...props} />}
      remove={async ({ id, version }) => (await removeGroup({ variables: { id, version } })).data.removeAddressGroup}
      onClose={onClose}
    />
  );
}
