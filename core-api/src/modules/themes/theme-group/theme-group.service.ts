import { Refusal } from "../../../http/envelope.ts";
import {
  noteChange,
  orderThemeSets,
  removeThemeSet,
  type Seen,
  saveThemeSet,
  seenOf,
} from "../theme-set/theme-set.service.ts";
import { THEME_GROUPS, type ThemeSetCall } from "../theme-set/theme-set.ts";
import type { ThemeGroupBody } from "./theme-group.form.ts";

/** @returns its id, or a refusal where another group has the name. @throws AppError as saveThemeSet */
export async function saveThemeGroup(call: ThemeSetCall, body: ThemeGroupBody): Promise<string | Refusal<object>> {
  const name = body.themeGroupName.trim();
  const { themeIds, userGroupIds, allUserGroups = false } = body;
  const seen = seenOf(THEME_GROUPS, body.theme_group_id, body.version);
  const saved = await saveThemeSet(call, THEME_GROUPS, seen, { name, themeIds, userGroupIds, allUserGroups });
  if (saved instanceof Refusal) return saved;
  await noteChange(call, "theme_group.save", {
    theme_group_id: saved,
    theme_group_name: name,
    theme_ids: themeIds,
    all_user_groups: allUserGroups,
    ...(!allUserGroups && { user_group_ids: userGroupIds }),
  });
  return String(saved);
}

/** @returns a refusal where mail settings send it. @throws AppError as removeThemeSet */
export async function removeThemeGroup(call: ThemeSetCall, seen: Seen): Promise<Refusal<object> | null> {
  const removed = await removeThemeSet(call, THEME_GROUPS, seen);
  if (removed instanceof Refusal) return removed;
  await noteChange(call, "theme_group.delete", { theme_group_id: removed.id, theme_group_name: removed.name });
  return null;
}

/** @throws AppError as orderThemeSets */
export async function orderThemeGroups(call: ThemeSetCall, theme_group_ids: readonly string[]): Promise<void> {
  await orderThemeSets(call, THEME_GROUPS, theme_group_ids);
  await noteChange(call, "theme_group.order", { theme_group_ids });
}
