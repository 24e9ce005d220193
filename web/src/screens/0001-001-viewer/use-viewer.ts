import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { usePromise } from "../../browser/use-promise.ts";
import { type OriginalWish, readWish } from "../../domain/original-wish.ts";
import { completePatiently } from "../../features/originals/complete-patiently.ts";
import { forgetOriginals, type Originals, takeOriginals, ticketOf } from "../../features/originals/take-originals.ts";

export interface Taken {
  wish: OriginalWish;
  originals: Originals;
  /** null where there is nothing to show. */
  document: PDFDocumentProxy | null;
}

async function take(client: ApolloClient, wish: OriginalWish, visit: string): Promise<Taken> {
  const { openPdf, TicketGone } = await loadChunk(() => import("../../features/originals/pdf-library.ts"));
  for (let attempt = 1; ; attempt += 1) {
    const originals = await takeOriginals(client, wish, "DISPLAY", visit);
    const ticket = ticketOf(originals);
    if (ticket === null) return { wish, originals, document: null };
    try {
      return { wish, originals, document: await openPdf(ticket, wish.isMail) };
    } catch (error) {
      forgetOriginals();
      if (!(error instanceof TicketGone) || attempt > 1) throw error;
    }
  }
}

/** What the address asks for, taken and opened; its use is counted when the first page stands on the screen. */
export function useViewer() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const search = query.toString();
  const client = useApolloClient();
  const load = useCallback(async (): Promise<Taken | null> => {
    const wish = readWish(new URLSearchParams(search));
    return wish.articles.length === 0 ? null : take(client, wish, key);
  }, [client, search, key]);
  const { settled: answer, again } = usePromise(load);
  const taken = answer.state === "ready" ? answer.data : null;
  const document = taken?.document ?? null;
  // After the viewer, whose effect ends after this one, has let go of it: pdf.js asks its worker to the last.
  useEffect(() => () => queueMicrotask(() => void document?.loadingTask.destroy()), [document]);
  return { answer, taken, again, ...useCounting(taken) };
}

export interface Counted {
  count: number;
  at: Date;
}

/** Sends the completion notice once, after the first page was drawn. */
function useCounting(taken: Taken | null) {
  const client = useApolloClient();
  const [counted, setCounted] = useState<Counted | null>(null);
  const begun = useRef<string | null>(null);
  const ticket = taken && ticketOf(taken.originals);
  const onDrawn = () => {
    if (!taken || !ticket || begun.current === ticket) return;
    begun.current = ticket;
    void completePatiently(client, ticket, "DISPLAY", taken.wish.isMail).then((count) => {
      if (count !== null) setCounted({ count, at: new Date() });
    });
  };
  return { counted, onDrawn };
}
