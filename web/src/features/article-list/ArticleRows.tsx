import {
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { currentDensity, subscribePreferences } from "../../browser/preferences.ts";
import { listText } from "../../domain/text/home-text.ts";
import type { ArticleReader, ListedArticle } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import type { BlocksNearProps } from "./BlocksNear.tsx";
import { ListRow } from "./ListRow.tsx";
import classes from "./list-pane.module.css";
import type { RowLayout } from "./row/ArticleRow.tsx";
import { useBlocksNear } from "./use-blocks-near.ts";
import { ROWS_OF_BLOCK, useRowBlocks } from "./use-row-blocks.ts";

/** Comes with the first story that is unfolded. */
const SameStoryRows = lazy(() => loadChunk(() => import("./SameStoryRows.tsx")));

/** Comes with the first list that is long; where it can't be loaded, all rows stay. */
const BlocksNear = lazy<(props: BlocksNearProps) => ReactNode>(() =>
  loadChunk(() => import("./BlocksNear.tsx")).catch(() => ({ default: () => null })),
);

interface ArticleRowsProps {
  reader: ArticleReader;
  selecting: boolean;
  /** The row above which the last visit ended. */
  seenFrom?: string | null;
}

/**
 * All loaded rows, numbered through all pages, in blocks: a key renders the two blocks that it changes, and of a long list only those
 * near the visible part are in the page. One row takes part in the tab order.
 */
export function ArticleRows({ reader, selecting, seenFrom = null }: ArticleRowsProps) {
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const layout: RowLayout = reader.layout === "narrow" ? "phone" : density;
  const { list, ticks, stories, navigation, cursor, read } = reader;
  const openId = navigation.address.article?.id ?? null;
  const tabbable = cursor.id ?? list.articles[0]?.id;
  const acts = useRowActs(reader);
  const rows = useRef<HTMLOListElement>(null);
  const blocks = useRowBlocks(list.articles);
  const blockOf = (id: string | null | undefined) => blocks.findIndex((block) => block.some((each) => each.id === id));
  // From one row to the next, and back to the row of the article that was closed, on which the keys still act.
  const kept = [openId, tabbable].map(blockOf).filter((block) => block >= 0);
  const of = `${reader.listKey} ${layout}`;
  const { isLong, heightOf, ...nearness } = useBlocksNear(of, blocks.length, (block) =>
    kept.some((each) => Math.abs(each - block) <= 1),
  );
  const isFolded = blocks.some((_, block) => heightOf(block) !== null);
  const stateOf = (articles: readonly ListedArticle[]) => {
    const idsWhere = (is: (article: ListedArticle) => boolean) => idsIn(articles.filter(is));
    const only = (id: string | null | undefined) => articles.find((each) => each.id === id)?.id ?? null;
    const unfolded = idsWhere(({ id }) => stories.unfolded.has(id));
    return {
      seenFrom: only(seenFrom),
      openId: only(openId),
      tabbable: only(tabbable),
      unread: idsWhere((article) => !read.isRead(article)),
      ticked: idsWhere(({ id }) => ticks.ticked.ids.has(id)),
      unfolded,
      reader: unfolded === "" ? null : reader,
    };
  };
  return (
    <>
      <ol ref={rows}>
        {blocks.map((articles, block) => {
          const height = heightOf(block);
          return (
            <Fragment key={articles[0]?.id}>
              {isLong && <Mark height={height} />}
              {height === null && (
                <Block
                  articles={articles}
                  acts={acts}
                  listKey={reader.listKey}
                  first={block * ROWS_OF_BLOCK + 1}
                  layout={layout}
                  selecting={selecting}
                  graded={reader.markedWords === undefined}
                  ofAll={isFolded ? (list.total ?? -1) : undefined}
                  {...stateOf(articles)}
                />
              )}
            </Fragment>
          );
        })}
      </ol>
      {isLong && (
        <Suspense>
          <BlocksNear list={rows} of={of} count={blocks.length} {...nearness} />
        </Suspense>
      )}
    </>
  );
}

/** Where a block begins, or in its place: see useBlocksNear. */
const Mark = memo(({ height }: { height: number | null }) => (
  <li
    aria-hidden="true"
    className={classes.block}
    data-block={height === null ? "there" : "folded"}
    style={height === null ? undefined : { height }}
  />
));

/** Ids as one text, so that a block is rendered only where another row is meant. */
const idsIn = (articles: readonly ListedArticle[]): string => articles.map(({ id }) => id).join(" ");

interface BlockProps extends Pick<RowProps, "acts" | "listKey" | "layout" | "selecting" | "graded" | "ofAll"> {
  articles: readonly ListedArticle[];
  /** Number of its first row. */
  first: number;
  /** Ids of rows in the block; null for none. */
  seenFrom: string | null;
  openId: string | null;
  tabbable: string | null;
  /** Ids of rows in the block. */
  unread: string;
  ticked: string;
  unfolded: string;
  /** Where a story is unfolded. */
  reader: ArticleReader | null;
}

const Block = memo(function Block({ articles, first, seenFrom, openId, tabbable, reader, ...block }: BlockProps) {
  const [unread, ticked, unfolded] = [block.unread, block.ticked, block.unfolded].map((ids) => new Set(ids.split(" ")));
  return articles.map((article, index) => (
    <Fragment key={article.id}>
      {article.id === seenFrom && <li className={classes.seen}>{listText.seen}</li>}
      <Row
        article={article}
        acts={block.acts}
        listKey={block.listKey}
        number={first + index}
        layout={block.layout}
        selecting={block.selecting}
        graded={block.graded}
        ofAll={block.ofAll}
        unread={unread?.has(article.id) ?? false}
        open={article.id === openId}
        ticked={ticked?.has(article.id) ?? false}
        tabbable={article.id === tabbable}
        unfolded={unfolded?.has(article.id) ? reader : null}
      />
    </Fragment>
  ));
});

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
  /** Of a list that is not in the page as a whole, how many rows it has; -1 while nobody knows. */
  ofAll: number | undefined;
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
