import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toViewer } from "../session/viewer.mapper.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import { UserView, ViewedNode, ViewedSource, ViewedUser, ViewReason } from "./user-view.type.ts";

type UserViewWire = DataOf<"/api/v1/user_view", "get">;
type ReasonWire = UserViewWire["theme_reasons" | "theme_group_reasons" | "topics_reasons"][number]["reasons"][number];
type FiguresWire = Parameters<typeof toCounts>[0];

const REASONS: Record<ReasonWire, ViewReason> = {
  theme_browsing: ViewReason.THEME_BROWSING,
  all_user_groups: ViewReason.ALL_USER_GROUPS,
  user_group: ViewReason.USER_GROUP,
  theme_group: ViewReason.THEME_GROUP,
  topic: ViewReason.TOPIC,
  editor: ViewReason.EDITOR,
};

interface NodeWire {
  key: string;
  name: string;
  reasons: readonly ReasonWire[];
  through: string[];
}

const toNode = (wire: NodeWire, listed: FiguresWire | undefined, themes: string[] = []): ViewedNode =>
  instance(ViewedNode, {
    key: wire.key,
    name: wire.name,
    reasons: wire.reasons.map((reason) => REASONS[reason]),
    through: wire.through,
    counts: listed ? toCounts(listed) : null,
    themes,
  });

const toUser = ({ profile }: UserViewWire): ViewedUser => {
  const { userId, name, userGroupName, role, abilities } = toViewer(profile);
  return instance(ViewedUser, {
    userId,
    name,
    userGroupName,
    userGroupId: profile.user_group_id,
    role,
    abilities,
    themeBrowsing: profile.theme_browsing === 1,
    loginStopped: profile.login_stop_flag === 1,
    mailStopped: profile.system_mail_stop_flag === 1,
    ipRestricted: profile.ip_restriction_flag === 1,
    passwordChangeStopped: profile.pass_change_stop_flag === 1,
  });
};

export function toUserView(wire: UserViewWire): UserView {
  const { themes_info, theme_group_info, topics_info } = wire.themes;
  const themes = new Map(themes_info.map((node) => [node.theme_id, node]));
  const groups = new Map(theme_group_info.map((node) => [node.theme_group_id, node]));
  const topics = new Map(topics_info.map((node) => [node.topics_id, node]));
  return instance(UserView, {
    user: toUser(wire),
    sources: wire.sections.map((source) =>
      instance(ViewedSource, {
        dataSection: source.data_section,
        visible: source.visible_flag === 1,
        contract: source.contract_flag === 1,
        userGroup: source.user_group_flag === 1,
        allArticlesSelectable: source.all_articles_selectable_flag === 1,
      }),
    ),
    unlinked: wire.unlinked_flag === 1,
    topics: wire.topics_reasons.map(({ topics_id: id, topics_name: name, ...why }) =>
      toNode({ key: `topic/${id}`, name, ...why }, topics.get(id)),
    ),
    groups: wire.theme_group_reasons.map(({ theme_group_id: id, theme_group_name: name, ...why }) => {
      const listed = groups.get(id);
      const children = listed?.themes_children.map((child) => child.themes_name_children);
      return toNode({ key: `group/${id}`, name, ...why }, listed, children);
    }),
    themes: wire.theme_reasons.map(({ theme_id: id, theme_name: name, ...why }) =>
      toNode({ key: `theme/${id}`, name, ...why }, themes.get(id)),
    ),
  });
}
