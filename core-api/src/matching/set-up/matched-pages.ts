import { availableParallelism } from "node:os";
import type { TransactionScope } from "../../db/tenant.ts";
import { articlePage, type StoredArticle } from "./article-pages.read-model.ts";
import { type Hit, type Matcher, permittedHits } from "./matcher.ts";

/** Articles in one page: enough to be quick. */
const PAGE_SIZE = 200;

/** When matching goes to threads of its own, and to how many of them; 0: never. */
export interface Threads {
  readonly count: number;
  /** Articles of the collection from which on threads, which take a moment to start, gain more than they cost. */
  readonly from: number;
}

/** With a second thread this one, which reads and compares, would be the one that is waited for. None on a single processor. */
export const THREADS: Threads = { count: availableParallelism() > 1 ? 1 : 0, from: 10_000 };

/** The part of the collection to match: up to and with `last`, some `total` articles. */
export interface Collection {
  readonly matcher: Matcher;
  readonly last: string;
  readonly total: number;
}

/** Articles in the order of arrival, with all their hits. */
export interface MatchedPage {
  readonly articles: readonly StoredArticle[];
  readonly hits: readonly Hit[];
}

type Scope = Pick<TransactionScope, "shared">;

/**
 * Matches the whole collection page by page. The memory depends on neither how many articles there are nor how long they are. Throws where
 * the articles can't be read or a thread has failed; whoever stops asking ends the threads.
 */
export async function* matchedPages(
  scope: Scope,
  { matcher, last, total }: Collection,
  threads: Threads,
): AsyncGenerator<MatchedPage> {
  if (matcher.apart === undefined || threads.count === 0 || total < threads.from) {
    for await (const articles of pages(scope, last))
      yield { articles, hits: permittedHits(articles, matcher.match(articles)) };
    return;
  }
  const apart = matcher.apart(threads.count);
  try {
    // Of pages that are read and not yet given out; so that these are the same pages, whose size is bounded.
    const sizes: number[] = [];
    let [articles, hits]: [StoredArticle[], Hit[]] = [[], []];
    for await (const matched of apart.match(each(pages(scope, last), sizes))) {
      articles.push(matched.article);
      hits.push(...permittedHits([matched.article], matched.hits));
      if (articles.length < (sizes[0] ?? 0)) continue;
      yield { articles, hits };
      [articles, hits] = [[], []];
      sizes.shift();
    }
  } finally {
    await apart.close();
  }
}

/** While one page is matched, the next is read. */
async function* pages(scope: Scope, last: string): AsyncGenerator<StoredArticle[]> {
  const read = (after: string) => scope.shared("read", (tx) => articlePage(tx, after, last, PAGE_SIZE));
  let next = read("0");
  try {
    for (;;) {
      const page = await next;
      const end = page.at(-1);
      if (end === undefined) return;
      next = read(end.articleId);
      // Told when its turn comes.
      next.catch(() => undefined);
      yield page;
    }
  } finally {
    await next.catch(() => undefined);
  }
}

async function* each(pages: AsyncIterable<StoredArticle[]>, sizes: number[]): AsyncGenerator<StoredArticle> {
  for await (const page of pages) {
    sizes.push(page.length);
    yield* page;
  }
}
