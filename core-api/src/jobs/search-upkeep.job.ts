import { writeArchived } from "../search/archive/write-archived.ts";
import { tidy } from "../search/recent-rows.ts";
import { reindex } from "../search/reindex.ts";
import { learnTerms } from "../search/term-upkeep.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/**
 * Keeps search quick: moves new articles into the index, takes in the words of themes and searches, and indexes, one time, what
 * was stored before there was a search.
 */
export const searchUpkeep: ScheduledJob = {
  name: "search-upkeep",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 4 * 3600,
  async run({ scope, clock, archives, log }: JobContext): Promise<void> {
    const [state] = await scope.shared("read", (tx) =>
      tx.query<{ filled: boolean }>("SELECT filled FROM search_state"),
    );
    if (state?.filled === false)
      log("articles from before the search are indexed", { articles: await reindex(scope, archives) });
    const learnt = await learnTerms(scope, clock);
    if (learnt > 0) log("search knows more words", { terms: learnt });
    await tidy(scope);
    const { written, away } = await writeArchived(scope, archives);
    if (written > 0) log("archive servers took over changes", { articles: written });
    // Searches find the changes meanwhile; `archive check` names those that wait.
    if (away.length > 0) log("archive servers are away and do not get changes", { archives: away });
  },
};
