import type { ArticleListQuery } from "../../__generated__/graphql.ts";
import type { Layout } from "../../browser/use-layout.ts";
import type { ArticleRef } from "../../domain/home-address.ts";
import type { Period } from "../../domain/period.ts";
import type { Selection } from "../../domain/selection.ts";
import type { OriginalsHandle } from "../originals/use-originals.tsx";
import type { ReadState } from "./use-read-marks.ts";
import type { ReaderActs } from "./use-reader-acts.ts";
import type { Stories } from "./use-stories.ts";
import type { Ticks } from "./use-ticks.ts";

/** An article as every list has it; its rows and the reading pane read their own fields from the cache. */
export type ListedArticle = ArticleListQuery["articleList"]["articles"][number];

/** The loaded part of a list. */
export interface LoadedList {
  state: "loading" | "ready" | "failed" | "refused";
  articles: readonly ListedArticle[];
  /** null while it is not known. */
  total: number | null;
  /** How many the next page brings; 0 at the end. */
  next: number;
  more: "idle" | "loading" | "failed";
  loadMore: () => void;
}

/** A list as what leads from row to row needs it: its rows may be records, too, by their keys. */
export interface ListedRows extends Omit<LoadedList, "articles"> {
  articles: readonly Pick<ListedArticle, "id" | "dataSection">[];
}

/** How a list leads to its articles: the screen is there at once, the browser's address follows (newest-address.ts). */
export interface ListNavigation {
  address: { article: ArticleRef | null };
  now: () => { article: ArticleRef | null };
  /** The open article was opened from its list, not by the address: back leads to the list. */
  openedHere: boolean;
  hrefOf: (change: { article: ArticleRef | null }) => string;
  openArticle: (article: ArticleRef) => void;
  closeArticle: () => void;
  /** Runs what leaves the screen when the browser's address has followed. */
  whenTold: (run: () => void) => void;
}

/** What rows and reading pane need to know of the screen that shows them: home, or the results of a search. */
export interface ArticleReader extends ListOnScreen {
  /** Does something with the reader as it is by then: see useReaderActs. */
  act: ReaderActs;
}

/** Records added by hand among the articles of a folder of clips: rows that are ticked like articles. */
export interface ListedRecords {
  folderId: string;
  /** What lies in the folder from top to bottom: ids of articles, and h before those of records. */
  order: readonly string[];
  /** The records among what is ticked, from top to bottom, and what each says in text. */
  ticked: (keys: ReadonlySet<string>) => { id: string; text: string }[];
}

export interface ListOnScreen {
  layout: Layout;
  /** Identity of list, tab and order. */
  listKey: string;
  list: LoadedList;
  ticks: Ticks;
  records?: ListedRecords;
  /** What the list is of; a search's is of nothing. */
  selection?: Selection | null;
  /** Days of the list; what it leaves out is as the server has it. */
  period: Partial<Period>;
  /** What is marked in an article instead of the words for which themes found it; null while it is not known. */
  markedWords?: string[] | null;
  /** The other articles of the rows' stories. */
  stories: Stories;
  /** Which articles the user has read. */
  read: ReadState;
  originals: OriginalsHandle;
  /** The row that the keys act on: as it is rendered, and as the last key left it. */
  cursor: { id: string | null; now: () => string | null; set: (id: string) => void };
  navigation: ListNavigation;
  open: (article: ListedArticle) => void;
  /** To the next article, or with -1 to the one before; "wait" until the next page has come. */
  step: (by: 1 | -1) => "wait" | undefined;
}
