import { useSyncExternalStore } from "react";
import { currentDensity, subscribePreferences } from "../../../app/preferences.ts";
import { articleRefOf } from "../../../components/article-list/article-ref.ts";
import { ListRow } from "../../../components/article-list/ListRow.tsx";
import type { RowLayout } from "../../../components/article-row/ArticleRow.tsx";
import type { HomeModel } from "../use-home-model.ts";
import { SameStoryRows, type StoryContext } from "./SameStoryRows.tsx";

/** All loaded rows, numbered through all pages. One of them takes part in the tab order. */
export function ArticleRows({ home, selecting }: { home: HomeModel; selecting: boolean }) {
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const layout: RowLayout = home.layout === "narrow" ? "phone" : density;
  const { list, ticks, navigation, cursor } = home;
  const openId = navigation.address.article?.id ?? null;
  const tabbable = cursor.id ?? list.articles[0]?.id;
  const context: StoryContext = {
    period: home.period,
    openId,
    hrefOf: (article) => navigation.hrefOf({ article: articleRefOf(article) }),
    open: home.open,
  };
  return (
    <ol>
      {list.articles.map((article, index) => (
        <ListRow
          key={article.id}
          article={article}
          renderOthers={(id) => <SameStoryRows articleId={id} context={context} />}
          number={index + 1}
          layout={layout}
          selecting={selecting}
          unread={!home.read.isRead(article)}
          open={article.id === openId}
          ticked={ticks.ticked.ids.has(article.id)}
          tabbable={article.id === tabbable}
          href={context.hrefOf(article)}
          onFocus={() => cursor.set(article.id)}
          onOpen={() => home.open(article)}
          onTick={(range) => (range ? ticks.range(article.id) : ticks.toggle(article.id))}
        />
      ))}
    </ol>
  );
}
