import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import type { HomeModel } from "../use-home-model.ts";
import { EmptyList } from "./EmptyList.tsx";
import { emptyText } from "./empty-text.ts";
import { NoneWanted } from "./NoneWanted.tsx";

/** Why there are no rows: no theme, one that is gone, nothing of the wanted tone or tags, or nothing in the list. */
export default function NoRows({ home }: { home: HomeModel }) {
  const { lack, tabs, unread, navigation } = home;
  if (lack === "theme") return <EmptyState title={emptyText.noTheme} message={emptyText.noThemeHelp} />;
  if (lack === "this theme") return <RefusedState message={emptyText.themeGone} detail={emptyText.themeGoneHelp} />;
  if (navigation.address.wanted) return <NoneWanted onShowAll={() => navigation.go({ wanted: null })} />;
  const count = tabs.active === null ? 0 : (tabs.countOf(tabs.active) ?? 0);
  return (
    <EmptyList
      unreadOnly={unread.asOf !== null && count > 0}
      onShowAll={() => unread.set(false)}
      period={home.period}
      whole={home.wholePeriod}
      days={home.days}
      others={tabs.others}
      onPeriod={home.choosePeriod}
      onSource={home.chooseSource}
    />
  );
}
