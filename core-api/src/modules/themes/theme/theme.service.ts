import type { Person } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { isEmpty, visibleCounts } from "../../../period/section-counts.ts";
import {
  type CountedGroup,
  type CountedNode,
  readThemeGroups,
  readThemes,
  readTopics,
} from "./theme-counts.read-model.ts";

export interface ThemeTree {
  themes: CountedNode[];
  groups: (CountedGroup & { themes: CountedNode[] })[];
  topics: CountedNode[];
  todayArticleLookup: string;
}

/** What a user may browse, with counts over a period: three statements, however many themes there are. */
export async function readThemeTree(tx: Transaction, actor: Person, period: Period): Promise<ThemeTree> {
  const themes = await readThemes(tx, actor, period);
  const groups = await readThemeGroups(tx, actor, period);
  const { topics, todayArticleLookup } = await readTopics(tx, actor, period);
  const themeOf = new Map(themes.map((theme) => [theme.id, theme]));
  return {
    themes,
    groups: groups.map((group) => ({ ...group, themes: group.themeIds.flatMap((id) => themeOf.get(id) ?? []) })),
    // A topic is listed only where a visible source has something (spec section 4).
    topics: topics.filter((topic) => !isEmpty(visibleCounts(topic.counts, actor.sections))),
    todayArticleLookup,
  };
}
