import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { listText } from "../../domain/text/home-text.ts";
import type { Listed } from "./copied-titles.ts";

const SHOWN_MS = 5000;

/** Copies titles with their links to the clipboard. */
export function useCopyTitles(): { copy: (articles: readonly Listed[]) => Promise<void>; copied: string } {
  const { cache } = useApolloClient();
  const [copied, setCopied] = useState("");
  useEffect(() => {
    if (copied === "") return;
    const timer = setTimeout(() => setCopied(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (articles: readonly Listed[]) => {
    try {
      const { copiedTitles } = await loadChunk(() => import("./copied-titles.ts"));
      await navigator.clipboard.writeText(copiedTitles(cache, articles));
      setCopied(listText.copied(articles.length));
    } catch {
      setCopied(listText.notCopied);
    }
  };
  return { copy, copied };
}
