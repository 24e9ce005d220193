import type { ThemeSetLinePartsFragment } from "../../__generated__/graphql.ts";
import { groupText as text } from "../../domain/text/group-text.ts";

/** A theme group or topic in its list. */
export type ThemeSetLine = ThemeSetLinePartsFragment;

export const isForNobody = ({ allUserGroups, userGroupCount }: ThemeSetLine): boolean =>
  !allUserGroups && userGroupCount === 0;

/** 広報部・経営企画部 ほか2. */
export const audienceOf = ({ allUserGroups, userGroupNames, userGroupCount }: ThemeSetLine): string => {
  const shown = userGroupNames.slice(0, 2);
  return allUserGroups ? text.everyGroup : text.more(shown, userGroupCount - shown.length);
};
