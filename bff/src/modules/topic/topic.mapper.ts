import type { DataOf, ThemesWire } from "../../core-api/wire.ts";
import { toLastChange } from "../../errors/change-result.type.ts";
import { instance } from "../../graphql/instance.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import { type ThemeMasterWire, toChoices, toLine } from "../theme-set/theme-set.mapper.ts";
import { TopicLine, TopicSettings, TopicUserChoice } from "./topic.type.ts";

type TopicWire = DataOf<"/api/v1/topic", "get">;
type ListWire = DataOf<"/api/v1/topics", "get">;

export function toTopicLines({ topics }: ListWire, tree: ThemesWire): TopicLine[] {
  const shown = new Map(tree.topics_info.map((node) => [node.topics_id, toCounts(node)]));
  return topics.map(({ topics_id: id, topics_name: name, ...wire }) =>
    instance(TopicLine, { id, name, ...toLine(wire), counts: shown.get(id) ?? null }),
  );
}

export const toTopicSettings = (wire: TopicWire, master: ThemeMasterWire): TopicSettings =>
  instance(TopicSettings, {
    id: wire.topics_id,
    name: wire.topics_name,
    users: wire.user_info.map((user) =>
      instance(TopicUserChoice, { id: user.user_id, name: user.name, checked: user.checked_status === 1 }),
    ),
    ...toChoices(wire, master),
    allUserGroups: wire.all_user_groups_flag === 1,
    version: wire.version,
    lastChange: toLastChange(wire.last_change),
  });
