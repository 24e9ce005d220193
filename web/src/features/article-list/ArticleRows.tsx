import { Fragment, lazy, memo, Suspense, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { currentDensity, subscribePreferences } from "../../browser/preferences.ts";
import { listText } from "../../domain/text/home-text.ts";
import type { ArticleReader, ListedArticle } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import { ListRow } from "./ListRow.tsx";
import classes from "./list-pane.module.css";
import type { RowLayout } from "./row/ArticleRow.tsx";

/** Comes with the first story that is unfolded. */
const SameStoryRows = lazy(() => loadChunk(() => import("./SameStoryRows.tsx")));

interface ArticleRowsProps {
  reader: ArticleReader;
  selecting: boolean;
  /** The row above which the last visit ended. */
  seenFrom?: string | null;
}

/** All loaded rows, numbered through all pages. One of them takes part in the tab order. */
export function ArticleRows({ reader, selecting, seenFrom = null }: ArticleRowsProps) {
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const layout: RowLayout = reader.layout === "narrow" ? "phone" : density;
  const { list, ticks, stories, navigation, cursor } = reader;
  const openId = navigation.address.article?.id ?? null;
  const tabbable = cursor.id ?? list.articles[0]?.id;
  const acts = useRowActs(reader);
  return (
    <ol>
      {list.articles.map((article, index) => (
        <Fragment key={article.id}>
          {article.id === seenFrom && <li className={classes.seen}>{listText.seen}</li>}
          <Row
            article={article}
            acts={acts}
            listKey={reader.listKey}
            number={index + 1}
            layout={layout}
            selecting={selecting}
            unread={!reader.read.isRead(article)}
            open={article.id === openId}
            ticked={ticks.ticked.ids.has(article.id)}
            tabbable={article.id === tabbable}
            graded={reader.markedWords === undefined}
            unfolded={stories.unfolded.has(article.id) ? reader : null}
          />
        </Fragment>
      ))}
    </ol>
  );
}

type RowActs = ReturnType<typeof useRowActs>;

/** The same functions at every rendering, so that a row is rendered only where something of its own has changed. */
function useRowActs(reader: ArticleReader) {
  const latest = useRef(reader);
  useLayoutEffect(() => {
    latest.current = reader;
  });
  return useMemo(
    () => ({
      hrefOf: (article: ListedArticle) => latest.current.navigation.hrefOf({ article: articleRefOf(article) }),
      focus: (id: string) => latest.current.cursor.set(id),
      open: (article: ListedArticle) => latest.current.open(article),
      tick: (id: string, range: boolean) => latest.current.ticks[range ? "range" : "toggle"](id),
      unfold: (id: string) => latest.current.stories.toggle(id),
    }),
    [],
  );
}

interface RowProps {
  article: ListedArticle;
  acts: RowActs;
  /** Another list has other links. */
  listKey: string;
  number: number;
  layout: RowLayout;
  selecting: boolean;
  unread: boolean;
  open: boolean;
  ticked: boolean;
  tabbable: boolean;
  graded: boolean;
  /** The list, where the others of the row's story are shown. */
  unfolded: ArticleReader | null;
}

const Row = memo(function Row({ article, acts, listKey: _, unfolded, ...row }: RowProps) {
  const others = () =>
    unfolded && (
      <Suspense>
        <SameStoryRows articleId={article.id} reader={unfolded} selecting={row.selecting} />
      </Suspense>
    );
  return (
    <ListRow
      {...row}
      article={article}
      others={{ unfolded: unfolded !== null, toggle: () => acts.unfold(article.id), render: others }}
      href={acts.hrefOf(article)}
      onFocus={() => acts.focus(article.id)}
      onOpen={() => acts.open(article)}
      onTick={(range) => acts.tick(article.id, range)}
    />
  );
});
