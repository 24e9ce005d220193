import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { currentDensity, subscribePreferences } from "../../browser/preferences.ts";
import type { ArticleReader } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import { ListRow } from "./ListRow.tsx";
import type { RowLayout } from "./row/ArticleRow.tsx";

/** Comes with the first story that is unfolded. */
const SameStoryRows = lazy(() => loadChunk(() => import("./SameStoryRows.tsx")));

interface ArticleRowsProps {
  reader: ArticleReader;
  selecting: boolean;
}

/** All loaded rows, numbered through all pages. One of them takes part in the tab order. */
export function ArticleRows({ reader, selecting }: ArticleRowsProps) {
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const layout: RowLayout = reader.layout === "narrow" ? "phone" : density;
  const { list, ticks, stories, navigation, cursor } = reader;
  const openId = navigation.address.article?.id ?? null;
  const tabbable = cursor.id ?? list.articles[0]?.id;
  return (
    <ol>
      {list.articles.map((article, index) => (
        <ListRow
          key={article.id}
          article={article}
          others={{
            unfolded: stories.unfolded.has(article.id),
            toggle: () => stories.toggle(article.id),
            render: () => (
              <Suspense>
                <SameStoryRows articleId={article.id} reader={reader} selecting={selecting} />
              </Suspense>
            ),
          }}
          number={index + 1}
          layout={layout}
          selecting={selecting}
          unread={!reader.read.isRead(article)}
          open={article.id === openId}
          ticked={ticks.ticked.ids.has(article.id)}
          tabbable={article.id === tabbable}
          href={navigation.hrefOf({ article: articleRefOf(article) })}
          onFocus={() => cursor.set(article.id)}
          onOpen={() => reader.open(article)}
          onTick={(range) => (range ? ticks.range(article.id) : ticks.toggle(article.id))}
        />
      ))}
    </ol>
  );
}
