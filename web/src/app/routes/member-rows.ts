import { EVERYONE, TOPIC_EDITORS } from "../../domain/roles.ts";
import { rowsOf } from "./route-row.ts";

const topicWorkspace = () => import("../../screens/1019-topic-articles/TopicWorkspace.tsx");

/** Desktop, login required, not for administrators only (spec section 2; names of design.md 12). */
export const memberRows = rowsOf({ area: "member", device: "desktop", loginRequired: true, roles: EVERYONE })(
  { id: "0002", twin: "sp-0002", screen: () => import("../../screens/0002-home/HomeScreen.tsx") },
  { id: "0003", screen: () => import("../../screens/0014-mail-articles/PageImagesScreen.tsx") },
  { id: "0004", twin: "sp-0004", exempt: true, screen: () => import("../../screens/0004-result/ResultScreen.tsx") },
  { id: "0004_1", twin: "sp-0004", screen: () => import("../../screens/0004-result/ResultScreen.tsx") },
  { id: "0006", twin: "sp-0006", screen: () => import("../../screens/0014-mail-articles/ImageArticlesScreen.tsx") },
  { id: "0007", twin: "sp-0007", screen: () => import("../../screens/0014-mail-articles/TextArticlesScreen.tsx") },
  { id: "0008", twin: "sp-0008", screen: () => import("../../screens/0008-article/ArticleScreen.tsx") },
  { id: "0009", twin: "sp-0009", screen: () => import("../../screens/0009-traces/TracesScreen.tsx") },
  { id: "0011", twin: "sp-0011", screen: () => import("../../screens/0011-conditions/ConditionsScreen.tsx") },
  { id: "0012", twin: "sp-0012", screen: () => import("../../screens/0012-condition/ConditionScreen.tsx") },
  { id: "0013", twin: "sp-0010", screen: () => import("../../screens/0013-trial/TrialScreen.tsx") },
  { id: "0014", twin: "sp-0013", screen: () => import("../../screens/0014-mail-articles/ArticleListScreen.tsx") },
  { id: "0015", twin: "sp-0015", screen: () => import("../../screens/0015-usage/UsageScreen.tsx") },
  { id: "trend", twin: "sp-trend", screen: () => import("../../screens/trend/TrendScreen.tsx") },
  { id: "clips", twin: "sp-clips", screen: () => import("../../screens/clips/ClipsScreen.tsx") },
  { id: "briefing", twin: "sp-briefing", screen: () => import("../../screens/briefing/BriefingScreen.tsx") },
  { id: "epub", device: "any", screen: () => import("../../screens/epub/EpubScreen.tsx") },
  // Ours: the spec's article search has calls and no number; it is reached from the box in the bar (docs/decisions).
  { id: "search", device: "any", screen: () => import("../../screens/search/SearchScreen.tsx") },
  // Ours: the spec numbers no screen for one's own sessions and tokens (docs/decisions).
  { id: "account", device: "any", screen: () => import("../../screens/account/AccountScreen.tsx") },
  // Ours: the spec has no screen that says why an article is in no list (docs/decisions).
  { id: "missing", device: "any", screen: () => import("../../screens/missing/MissingScreen.tsx") },
  // Ours: what comes before anything else where the contract demands a second factor.
  {
    id: "second-factor",
    device: "any",
    alone: true,
    screen: () => import("../../screens/second-factor/SecondFactorScreen.tsx"),
  },
  {
    id: "1002",
    twin: "sp-0005",
    roles: TOPIC_EDITORS,
    administration: true,
    screen: () => import("../../screens/1002-send/SendMailScreen.tsx"),
  },
  // Ours: the spec's mail screen has no number for the morning editor (docs/decisions).
  {
    id: "1002-001",
    device: "any",
    roles: TOPIC_EDITORS,
    administration: true,
    screen: () => import("../../screens/1002-001-edition/EditionScreen.tsx"),
  },
  // Ours: the spec has no page for directors.
  {
    id: "1002-002",
    device: "any",
    roles: TOPIC_EDITORS,
    administration: true,
    screen: () => import("../../screens/1002-002-briefing/BriefingEditScreen.tsx"),
  },
  {
    id: "1019-001",
    roles: TOPIC_EDITORS,
    administration: true,
    screen: topicWorkspace,
  },
  {
    id: "1019-002",
    roles: TOPIC_EDITORS,
    administration: true,
    screen: topicWorkspace,
  },
);
