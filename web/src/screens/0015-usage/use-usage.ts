import { useCallback, useState } from "react";
import { useAnswer } from "../../bff/use-answer.ts";
import type { Period } from "../../domain/period.ts";
import { callSignedIn } from "../../session/renewing.ts";
import type { UsageRecords, UsedArticle } from "./usage-data.ts";
import { USAGE_RECORDS } from "./usage-documents.ts";

const ask = ({ start, end }: Period, page: number) =>
  callSignedIn(USAGE_RECORDS, { period: { start, end }, page }).then(({ usageRecords }) => usageRecords);

/** The uses of a period, one call, with the period that they are of: the last one's stay until the next are there. */
export function useUsage({ start, end }: Period) {
  const load = useCallback(async () => ({ period: { start, end }, usage: await ask({ start, end }, 1) }), [start, end]);
  return useAnswer(load);
}

type More = "idle" | "loading" | "failed";

/** The articles of a period as far as they were asked for. */
export function useUsedArticles(period: Period, first: UsageRecords) {
  const [rest, setRest] = useState<readonly UsedArticle[]>([]);
  const [pages, setPages] = useState(1);
  const [more, setMore] = useState<More>("idle");
  const load = async () => {
    setMore("loading");
    try {
      const answer = await ask(period, pages + 1);
      if (answer.__typename !== "UsageRecords") return setMore("failed");
      setRest((known) => [...known, ...answer.articles]);
      setPages(pages + 1);
      setMore("idle");
    } catch {
      setMore("failed");
    }
  };
  return { articles: [...first.articles, ...rest], all: first.articleCount, more, onMore: () => void load() };
}
