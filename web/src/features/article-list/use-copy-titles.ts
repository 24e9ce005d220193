import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { listText } from "../../domain/text/home-text.ts";
import type { Listed } from "./copied-titles.ts";

const SHOWN_MS = 5000;

interface CopyTitles {
  /** @param more lines of what is no article */
  copy: (articles: readonly Listed[], more?: readonly string[]) => Promise<void>;
  copied: string;
}

/** Copies titles with their links to the clipboard. */
export function useCopyTitles(): CopyTitles {
  const { cache } = useApolloClient();
  const [copied, setCopied] = useState("");
  useEffect(() => {
    if (copied === "") return;
    const timer = setTimeout(() => setCopied(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy: CopyTitles["copy"] = async (articles, more = []) => {
    try {
      const { copiedTitles } = await loadChunk(() => import("./copied-titles.ts"));
      await navigator.clipboard.writeText(copiedTitles(cache, articles, more));
      setCopied(listText.copied(articles.length + more.length));
    } catch {
      setCopied(listText.notCopied);
    }
  };
  return { copy, copied };
}
