import { type ReactNode, useSyncExternalStore } from "react";
import { currentDensity, subscribePreferences } from "../../app/preferences.ts";
import type { RowLayout } from "../article-row/ArticleRow.tsx";
import type { ArticleReader } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import { ListRow } from "./ListRow.tsx";

interface ArticleRowsProps {
  reader: ArticleReader;
  selecting: boolean;
  /** The others of a row's story, where this list can unfold them. */
  renderOthers?: (articleId: string) => ReactNode;
}

/** All loaded rows, numbered through all pages. One of them takes part in the tab order. */
export function ArticleRows({ reader, selecting, renderOthers }: ArticleRowsProps) {
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const layout: RowLayout = reader.layout === "narrow" ? "phone" : density;
  const { list, ticks, navigation, cursor } = reader;
  const openId = navigation.address.article?.id ?? null;
  const tabbable = cursor.id ?? list.articles[0]?.id;
  return (
    <ol>
      {list.articles.map((article, index) => (
        <ListRow
          key={article.id}
          article={article}
          {...(renderOthers &&
            reader.stories && {
              others: {
                unfolded: reader.stories.unfolded.has(article.id),
                toggle: () => reader.stories?.toggle(article.id),
                render: () => renderOthers(article.id),
              },
            })}
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
