import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { headlineSheet } from "./headline-sheet.ts";
import type { PrintOrder } from "./print-order.ts";
import { printPaper } from "./print-paper.ts";
import { completeOriginals, type Originals, takeOriginals } from "./take-originals.ts";

type NotReady = Exclude<Originals, { __typename: "OriginalReady" }>;

export type PrintState =
  | { stage: "preparing"; done: number; pages: number }
  /** Nothing was printed: the server had a reason, or only a part could be had. */
  | { stage: "result"; originals: NotReady }
  /** The link of a mail got nothing at all, and why: a dialog tells it (spec section 8). */
  | { stage: "refused"; message: string }
  | { stage: "done"; count: number }
  | { stage: "failed"; error: unknown };

interface PrintJob extends PrintOrder {
  visit: string;
  /** What was obtained before; without it the originals are asked for. */
  ticket?: string | undefined;
}

const BEFORE: PrintState = { stage: "preparing", done: 0, pages: 0 };

/**
 * Takes originals, prints them and sends the completion notice, once (spec section 4: after a successful print a PUT records it).
 */
export function usePrint(order: PrintJob): PrintState {
  const [state, setState] = useState<PrintState>(BEFORE);
  const client = useApolloClient();
  const job = useRef(order);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    print(client, job.current, setState).catch((error: unknown) => setState({ stage: "failed", error }));
  }, [client]);
  return state;
}

async function print(client: ApolloClient, job: PrintJob, tell: (state: PrintState) => void): Promise<void> {
  const { wish, headlines } = job;
  if (wish.articles.length === 0) {
    await printPaper(headlineSheet(headlines));
    return tell({ stage: "done", count: 0 });
  }
  const taken = job.ticket ?? (await takeTicket(client, job));
  if (typeof taken !== "string") return tell(withoutPrint(taken, wish.isMail));
  const [{ openPdf }, { printPdf }] = await Promise.all([
    loadChunk(() => import("./pdf-library.ts")),
    loadChunk(() => import("./print-pdf.ts")),
  ]);
  const pdf = await openPdf(taken, wish.isMail);
  try {
    tell({ stage: "preparing", done: 0, pages: pdf.numPages });
    const onPage = (done: number) => tell({ stage: "preparing", done, pages: pdf.numPages });
    await printPdf(pdf, onPage, headlines);
  } finally {
    void pdf.loadingTask.destroy();
  }
  tell({ stage: "done", count: await completeOriginals(client, taken, "PRINT", wish.isMail) });
}

const withoutPrint = (originals: NotReady, isMail: boolean): PrintState =>
  isMail && originals.__typename !== "PartlyObtained"
    ? { stage: "refused", message: originals.message }
    : { stage: "result", originals };

async function takeTicket(client: ApolloClient, { wish, visit, copies }: PrintJob) {
  const originals = await takeOriginals(client, { ...wish, copies }, "PRINT", visit);
  return originals.__typename === "OriginalReady" ? originals.ticket : originals;
}
