import { useSyncExternalStore } from "react";
import { currentDensity, subscribePreferences } from "../../../app/preferences.ts";
import type { RowLayout } from "../../../components/article-row/ArticleRow.tsx";
import { articleRefOf } from "../article-ref.ts";
import type { HomeModel } from "../use-home-model.ts";
import { ListRow } from "./ListRow.tsx";
import type { StoryContext } from "./SameStoryRows.tsx";

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
          context={context}
          number={index + 1}
          layout={layout}
          selecting={selecting}
          unread={!home.read.has(article.id)}
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
