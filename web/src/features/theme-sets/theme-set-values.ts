export interface ThemeChoice {
  id: string;
  name: string;
  checked: boolean;
  articleCount: number;
  themeGroupCount: number;
}

export interface AudienceChoice {
  id: string;
  name: string;
  checked: boolean;
  userCount: number;
}

export interface AudienceValues {
  allUserGroups: boolean;
  userGroupIds: string[];
}

export interface MemberValues extends AudienceValues {
  themeIds: string[];
}

interface Stored {
  themes: readonly ThemeChoice[];
  userGroups: readonly AudienceChoice[];
  allUserGroups: boolean;
}

const checkedOf = (choices: readonly { id: string; checked: boolean }[]): string[] =>
  choices.flatMap(({ id, checked }) => (checked ? [id] : []));

/** What is chosen. Where it is for all, the boxes below are empty until somebody narrows it. */
export const memberValuesOf = ({ themes, userGroups, allUserGroups }: Stored): MemberValues => ({
  themeIds: checkedOf(themes),
  allUserGroups,
  userGroupIds: allUserGroups ? [] : checkedOf(userGroups),
});

/** Names of what is chosen, for the comparison of two versions. */
export const namesOf = (choices: readonly { id: string; name: string }[]): ((ids: readonly string[]) => string) => {
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  return (ids) => ids.map((id) => names.get(id) ?? id).join("・");
};
