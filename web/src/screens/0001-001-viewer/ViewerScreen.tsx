import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import "pdfjs-dist/legacy/web/pdf_viewer.css";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { readWish } from "../../domain/original-wish.ts";
import { AskFirst } from "../../features/originals/AskFirst.tsx";
import { failureText } from "../../features/originals/failure-text.ts";
import type { NamedArticle } from "../../features/originals/original-actions.ts";
import { type OriginalResult, originalPath } from "../../features/originals/original-result.ts";
import { viewerText } from "../../features/originals/text.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { useViewer as useSignedInUser } from "../../session/use-session.ts";
import { useSignedIn } from "../../session/use-signed-in.ts";
import { Thumbnails } from "./parts/Thumbnails.tsx";
import { ViewerAside } from "./parts/ViewerAside.tsx";
import { ViewerBar } from "./parts/ViewerBar.tsx";
import { ZoomBar } from "./parts/ZoomBar.tsx";
import { type ArticleLines, useArticleLines } from "./use-article-lines.ts";
import { useClose } from "./use-close.ts";
import { usePdfView } from "./use-pdf-view.ts";
import { type Taken, useViewer } from "./use-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import classes from "./viewer.module.css";

/** Screen 0001-001: originals as PDF, from the lists and from the links of mails (spec section 4; look of the PDF viewer). */
export default function ViewerScreen() {
  return useSignedIn() ? <AskedScreen /> : <Loading fullHeight />;
}

function AskedScreen() {
  const { confirmations } = useSignedInUser();
  const [query] = useSearchParams();
  const hasArticles = readWish(query).articles.length > 0;
  return (
    <AskFirst question={hasArticles ? confirmations.pdf : null} onRefuse={useClose()}>
      <PdfScreen />
    </AskFirst>
  );
}

function PdfScreen() {
  const { answer, taken, again, counted, onDrawn } = useViewer();
  const container = useRef<HTMLDivElement>(null);
  const { view, state, failure, ...pdf } = usePdfView(container, taken?.document ?? null, onDrawn);
  const lines = useArticleLines(taken?.document ? taken.wish.articles : NONE);
  const shown = articlesShown(useLocation().state, taken, lines);
  const originals = useOriginals(taken?.wish ?? {});
  const close = useClose();
  useResult(taken);
  useViewerKeys({ view, page: state.page, close });
  return (
    <div className={classes.screen}>
      <ViewerBar view={view} state={state} shown={shown} lines={lines} onClose={close} onAction={originals.start} />
      <div className={classes.panes}>
        <Thumbnails document={taken?.document ?? null} page={state.page} onChoose={(page) => view?.goTo(page)} />
        <section className={classes.desk} aria-label={viewerText.label}>
          <div ref={container} className={classes.container} {...SCROLLED_BY_KEYS}>
            <div className="pdfViewer" />
          </div>
          {(answer.state === "loading" || (taken?.document && !view && !failure)) && <Loading fullHeight />}
          {answer.state === "failed" && <Failed error={answer.error} onRetry={again} />}
          {failure && <Failed error={failure.error} onRetry={pdf.again} />}
          {answer.state === "ready" && answer.data === null && <EmptyState heading="h1" title={viewerText.nothing} />}
          {view && <ZoomBar view={view} state={state} />}
        </section>
        {taken?.document && <ViewerAside originals={taken.originals} shown={shown} lines={lines} counted={counted} />}
      </div>
      {originals.dialogs}
    </div>
  );
}

/** Where nothing at all can be shown, /0004 says why. */
function useResult(taken: ReturnType<typeof useViewer>["taken"]): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!taken || taken.document || taken.originals.__typename === "OriginalReady") return;
    const state: OriginalResult = { originals: taken.originals, wish: taken.wish, use: "DISPLAY" };
    void navigate(originalPath("0004"), { replace: true, state });
  }, [taken, navigate]);
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <FailedPart heading="h1" title={failureText(error, viewerText.failed)} error={error} onRetry={onRetry} />;
}

const NONE: readonly NamedArticle[] = [];

/** The articles that were obtained, named by the list that led here, else by the bff. */
function articlesShown(state: unknown, taken: Taken | null, lines: ArticleLines): readonly NamedArticle[] {
  const listed = shownArticles(state);
  const wished = taken?.wish.articles ?? [];
  const named =
    listed.length > 0 ? listed : wished.map((each) => ({ ...each, title: lines.get(each.id)?.title ?? "" }));
  const missing = new Set(
    taken?.originals.__typename === "PartlyObtained" ? taken.originals.failed.map(({ id }) => id) : [],
  );
  return named.filter(({ id }) => !missing.has(id));
}

/** The articles as the list that led here names them; a mail's link names none. */
function shownArticles(state: unknown): readonly NamedArticle[] {
  const { shown } = (state ?? {}) as { shown?: readonly NamedArticle[] };
  return Array.isArray(shown) ? shown : [];
}
