import "../../design/form-styles.ts";
import { NativeSelect } from "@mantine/core";
import type { UsersScreenQuery } from "../../__generated__/graphql.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { usersText as text } from "./text.ts";
import { NARROWINGS, SIGN_IN_CHOICES, type Users } from "./use-users.ts";

interface UserFiltersProps {
  users: Users;
  groups: UsersScreenQuery["userGroupChoices"];
}

/** Group, then kind and state. */
export function UserFilters({ users, groups }: UserFiltersProps) {
  const total = groups.reduce((sum, { userCount }) => sum + userCount, 0);
  const options = [
    { value: "", label: text.groupOption(text.allGroups, total) },
    ...groups.map(({ id, name, userCount }) => ({ value: id, label: text.groupOption(name, userCount) })),
  ];
  return (
    <>
      <NativeSelect
        aria-label={text.group}
        data={options}
        value={users.groupId}
        onChange={({ currentTarget }) => users.chooseGroup(currentTarget.value)}
      />
      <NativeSelect
        aria-label={text.signIn}
        data={SIGN_IN_CHOICES}
        value={users.signIn}
        onChange={({ currentTarget }) => users.chooseSignIn(currentTarget.value)}
      />
      <Segments
        label={text.narrowing}
        labelHidden
        values={NARROWINGS}
        names={text.narrowings}
        value={users.narrowing}
        onChoose={users.narrow}
      />
    </>
  );
}
