import { IconUserShield } from "@tabler/icons-react";
import { Link } from "react-router";
import type { UsersScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { userText } from "../../domain/text/user-text.ts";
import { kindOf } from "../../domain/user-kind.ts";
import { UserStateTag } from "../../features/users/UserStateTag.tsx";
import { usersText as text } from "./text.ts";

export type ListedUser = UsersScreenQuery["users"]["users"][number];

export const editPath = (userId: string): string => `${pathOf("1014")}?${new URLSearchParams({ id: userId })}`;

function Kind({ of }: { of: ListedUser }) {
  const kind = kindOf(of);
  if (kind === "user") return userText.kinds.user;
  if (kind === "topics") return <StateTag tone="plain">{userText.kinds.topics}</StateTag>;
  return (
    <StateTag tone="info" icon={IconUserShield}>
      {userText.kinds.admin}
    </StateTag>
  );
}

/** Ids are those that the server sorts by. */
export const USER_COLUMNS: readonly Column<ListedUser>[] = [
  {
    id: "USER_ID",
    header: userText.userId,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <Link to={editPath(userId)}>{userId}</Link>,
  },
  {
    id: "NAME",
    header: userText.name,
    value: ({ name }) => name,
    cell: ({ userId, name }) => <Link to={editPath(userId)}>{name}</Link>,
    card: "title",
  },
  { id: "EMAIL", header: userText.email, value: ({ email }) => email, card: "none" },
  { id: "USER_GROUP_NAME", header: userText.group, value: ({ userGroupName }) => userGroupName, hidden: true },
  {
    id: "USER_AUTHORITY",
    header: userText.kind,
    value: (user) => userText.kinds[kindOf(user)],
    cell: (user) => <Kind of={user} />,
  },
  {
    id: "MC_USER_AUTHORITY",
    header: userText.mc,
    value: ({ mcUserAuthority }) => userText.mcNames[mcUserAuthority],
    card: "none",
  },
  {
    id: "SC_USER_AUTHORITY",
    header: userText.sc,
    value: ({ scUserAuthority }) => userText.scNames[scUserAuthority],
    card: "none",
  },
  {
    id: "IP",
    header: userText.ip,
    value: ({ ipRestriction }) => (ipRestriction ? userText.yes : userText.no),
    sortable: false,
    card: "none",
  },
  {
    id: "LOGIN_STOP_FLAG",
    header: userText.state,
    value: ({ state }) => userText.states[state],
    cell: ({ state, passwordSet }) =>
      passwordSet || state !== "ACTIVE" ? (
        <UserStateTag state={state} quiet />
      ) : (
        <StateTag tone="warn">{userText.noPassword}</StateTag>
      ),
  },
  {
    id: "FACTOR",
    header: userText.factor,
    value: ({ secondFactor }) => (secondFactor ? userText.yes : userText.no),
    sortable: false,
    card: "none",
  },
  {
    id: "LAST_LOGIN_DATETIME",
    header: userText.lastLogin,
    value: ({ lastLoginAt }) => (lastLoginAt ? timeLabel(lastLoginAt, "short") : text.never),
  },
];
