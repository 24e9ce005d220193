import { Refusal } from "../../../http/envelope.ts";
import { differenceOf } from "../../audit/difference.ts";
import { readState } from "../theme-set/theme-set.repository.ts";
import { noteChange, saveThemeSet, seenOf } from "../theme-set/theme-set.service.ts";
import { THEME_GROUPS, type ThemeSetCall } from "../theme-set/theme-set.ts";
import type { ThemeGroupBody } from "./theme-group.form.ts";

/** @returns its id, or a refusal where another group has the name. @throws AppError as saveThemeSet */
export async function saveThemeGroup(call: ThemeSetCall, body: ThemeGroupBody): Promise<string | Refusal<object>> {
  const name = body.themeGroupName.trim();
  const { themeIds, userGroupIds, allUserGroups = false } = body;
  const seen = seenOf(THEME_GROUPS, body.theme_group_id, body.version);
  const { tx, actor } = call;
  const before = seen ? await readState(tx, THEME_GROUPS, actor.contractId, seen.id) : null;
  const saved = await saveThemeSet(call, THEME_GROUPS, seen, { name, themeIds, userGroupIds, allUserGroups });
  if (saved instanceof Refusal) return saved;
  const after = (await readState(tx, THEME_GROUPS, actor.contractId, saved)) ?? {};
  await noteChange(call, "theme_group.save", {
    theme_group_id: saved,
    theme_group_name: name,
    ...differenceOf(before, after),
  });
  return String(saved);
}
