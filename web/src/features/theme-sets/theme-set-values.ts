import type { ThemeSetPartsFragment } from "../../__generated__/graphql.ts";

/** A theme group or topic as its form gets it. */
export type StoredThemeSet = Pick<
  ThemeSetPartsFragment,
  "id" | "name" | "version" | "lastChange" | "allUserGroups" | "themes" | "userGroups"
>;
export type ThemeChoice = StoredThemeSet["themes"][number];
export type AudienceChoice = StoredThemeSet["userGroups"][number];

export interface AudienceValues {
  allUserGroups: boolean;
  userGroupIds: string[];
}

export interface MemberValues extends AudienceValues {
  themeIds: string[];
}

export const checkedOf = (choices: readonly { id: string; checked: boolean }[]): string[] =>
  choices.flatMap(({ id, checked }) => (checked ? [id] : []));

/** What is chosen. Where it is for all, the boxes below are empty until somebody narrows it. */
export const memberValuesOf = ({ themes, userGroups, allUserGroups }: StoredThemeSet): MemberValues => ({
  themeIds: checkedOf(themes),
  allUserGroups,
  userGroupIds: allUserGroups ? [] : checkedOf(userGroups),
});

/** Names of what is chosen, for the comparison of two versions. */
export const namesOf = (choices: readonly { id: string; name: string }[]): ((ids: readonly string[]) => string) => {
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  return (ids) => ids.map((id) => names.get(id) ?? id).join("・");
};
