import { useApolloClient } from "@apollo/client/react";
import type { EPUB } from "foliate-js/epub.js";
import { useCallback, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { usePromise } from "../../browser/use-promise.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { AskFirst } from "../../features/originals/AskFirst.tsx";
import { failureText, isUnsent } from "../../features/originals/failure-text.ts";
import { bookText } from "../../features/originals/text.ts";
import { useViewer } from "../../session/use-session.ts";
import { BookReader } from "./BookReader.tsx";
import { DamagedBook } from "./damaged-book.ts";
import classes from "./epub.module.css";
import { completeBook, takeBook } from "./take-book.ts";

export interface OpenBook {
  ticket: string;
  file: Blob;
  book: EPUB;
  contentsId: string | null;
}

type Outcome = { state: "ready"; open: OpenBook } | { state: "refused"; message: string } | { state: "nothing" };

const ID = /^\d{1,19}$/;

/** Screen /epub: a magazine's issue in a tab of its own. Query: contentsId, articleId, page (spec sections 2 and 4). */
export default function EpubScreen() {
  const { confirmations } = useViewer();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isNamed = ID.test(query.get("articleId") ?? "");
  return (
    <AskFirst
      question={isNamed ? confirmations.pdf : null}
      help={bookText.asksFor}
      onRefuse={() => void navigate(homeHere())}
    >
      <AskedBook />
    </AskFirst>
  );
}

function AskedBook() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const client = useApolloClient();
  const articleId = query.get("articleId") ?? "";
  const contentsId = query.get("contentsId");
  const load = useCallback(async (): Promise<Outcome> => {
    if (!ID.test(articleId)) return { state: "nothing" };
    const taken = await takeBook(client, { articleId, contentsId }, key);
    if (taken.state === "refused") return taken;
    const { openBook } = await loadChunk(() => import("./open-book.ts"));
    const { ticket, file } = taken;
    return { state: "ready", open: { ticket, file, book: await openBook(file), contentsId } };
  }, [client, articleId, contentsId, key]);
  const { settled: answer, again } = usePromise(load);
  const open = answer.state === "ready" && answer.data.state === "ready" ? answer.data.open : null;
  const counting = useCounting(open?.ticket ?? null);
  const [unshown, setUnshown] = useState<OpenBook | null>(null);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") return <Failed error={answer.error} onRetry={again} />;
  if (answer.data.state === "refused") return <RefusedState heading="h1" message={answer.data.message} />;
  if (!open) return <EmptyState heading="h1" title={bookText.nothing} />;
  if (open === unshown) return <Failed error={new DamagedBook("no page could be shown")} onRetry={again} />;
  return (
    <div className={classes.screen}>
      <BookReader open={open} page={query.get("page") ?? ""} {...counting} onFailed={() => setUnshown(open)} />
    </div>
  );
}

/** Sends the completion notice once, when the first page stands on the screen. */
function useCounting(ticket: string | null) {
  const client = useApolloClient();
  const [counted, setCounted] = useState(0);
  const begun = useRef<string | null>(null);
  const onShown = () => {
    if (ticket === null || begun.current === ticket) return;
    begun.current = ticket;
    completeBook(client, ticket).then(setCounted, () => {
      begun.current = null;
    });
  };
  return { counted, onShown };
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const damaged = error instanceof DamagedBook ? { message: bookText.damaged } : {};
  return (
    <FailedPart
      heading="h1"
      title={isUnsent(error) ? failureText(error, bookText.failed) : bookText.failed}
      onRetry={onRetry}
      error={error}
      {...damaged}
    />
  );
}
