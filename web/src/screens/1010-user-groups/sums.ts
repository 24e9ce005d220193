import { groupText } from "../../domain/text/group-text.ts";
import { text } from "./text.ts";
import type { UserGroup } from "./use-user-groups.ts";

const NEAR = 0.8;

/** Whether one of its caps is used to 80 % or more. */
export const isNear = ({ mc, sc }: UserGroup): boolean =>
  [mc, sc].some(({ count, cap }) => cap !== null && Math.max(count, cap) > 0 && count >= cap * NEAR);

const sum = (groups: readonly UserGroup[], of: (group: UserGroup) => number): number =>
  groups.reduce((all, group) => all + of(group), 0);

/** The 合計 row: figures, without a cap, since not every group has one. */
export const sumsOf = (groups: readonly UserGroup[]): Record<string, string> => ({
  id: text.total,
  name: text.groups(groups.length),
  users: groupText.people(sum(groups, ({ userCount }) => userCount)),
  mc: groupText.articles(sum(groups, ({ mc }) => mc.count)),
  sc: groupText.articles(sum(groups, ({ sc }) => sc.count)),
});
