import { useMutation, useQuery } from "@apollo/client/react";
import { useLocation } from "react-router";
import type { UserGroupLineFragment, UserGroupsScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { refusal } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { MOVE_USERS, REMOVE_USER_GROUP, USER_GROUPS_SCREEN } from "./documents.ts";
import { text } from "./text.ts";

export type UserGroup = UserGroupLineFragment & { id: string };
export type DemandUnit = UserGroupsScreenQuery["userGroupList"]["choices"]["demandUnits"][number];

/** The contract's user groups, and the removal of one: of one with users after they were moved. */
export function useUserGroups() {
  const query = useQuery(USER_GROUPS_SCREEN, SHOWN);
  const [remove] = useMutation(REMOVE_USER_GROUP);
  const [move] = useMutation(MOVE_USERS);
  const { state } = useLocation();
  const { busy, said, act } = useAction(state?.saved ?? null);
  const removeNow = async ({ id, version }: UserGroup) =>
    (await remove({ variables: { id, version: version ?? 0 } })).data.removeUserGroup;
  const removeGroup = (group: UserGroup) =>
    void act(async () => {
      const answer = await removeNow(group);
      await query.refetch();
      return answer.__typename === "Refusal" ? refusal(answer) : text.removed(group.name);
    });
  const moveAndRemove = (group: UserGroup, to: UserGroup) =>
    void act(async () => {
      const moved = (await move({ variables: { from: group.id, to: to.id } })).data.moveUsers;
      const answer = moved.__typename === "Refusal" ? moved : await removeNow(group);
      await query.refetch();
      if (answer.__typename === "Refusal") return refusal(answer);
      return moved.__typename === "UsersMoved" ? text.moved(moved.count, to.name, group.name) : null;
    });
  const groups = query.data?.userGroupList.groups.flatMap((group) =>
    group.id === null ? [] : [{ ...group, id: group.id }],
  );
  const units = query.data?.userGroupList.choices.demandUnits ?? [];
  return { query, groups, units, busy, said, removeGroup, moveAndRemove };
}
