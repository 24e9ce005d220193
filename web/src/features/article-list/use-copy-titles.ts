import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { listText } from "../../domain/text/home-text.ts";
import type { ListOnScreen } from "./article-reader.ts";
import type { Listed } from "./copied-titles.ts";

const SHOWN_MS = 5000;

interface CopyTitles {
  /** @param list of a folder of clips: its ticked records are copied, too */
  copy: (articles: readonly Listed[], list?: Pick<ListOnScreen, "records" | "ticks">) => Promise<void>;
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
  const copy: CopyTitles["copy"] = async (articles, list) => {
    try {
      const { copiedTitles } = await loadChunk(() => import("./copied-titles.ts"));
      const { text, said } = copiedTitles(cache, articles, list);
      await navigator.clipboard.writeText(text);
      setCopied(said);
    } catch {
      setCopied(listText.notCopied);
    }
  };
  return { copy, copied };
}
