import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import "pdfjs-dist/legacy/web/pdf_viewer.css";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { failureText } from "../../features/originals/failure-text.ts";
import type { NamedArticle } from "../../features/originals/original-actions.ts";
import { type OriginalResult, originalPath } from "../../features/originals/original-result.ts";
import { viewerText } from "../../features/originals/text.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { useSignedIn } from "../../session/use-signed-in.ts";
import { Thumbnails } from "./parts/Thumbnails.tsx";
import { ViewerAside } from "./parts/ViewerAside.tsx";
import { ViewerBar } from "./parts/ViewerBar.tsx";
import { ZoomBar } from "./parts/ZoomBar.tsx";
import { useClose } from "./use-close.ts";
import { usePdfView } from "./use-pdf-view.ts";
import { useViewer } from "./use-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import classes from "./viewer.module.css";

/** Screen 0001-001: originals as PDF, from the lists and from the links of mails (spec section 4; look of the PDF viewer). */
export default function ViewerScreen() {
  return useSignedIn() ? <PdfScreen /> : <Loading fullHeight />;
}

function PdfScreen() {
  const { answer, taken, again, counted, onDrawn } = useViewer();
  const container = useRef<HTMLDivElement>(null);
  const { view, state } = usePdfView(container, taken?.document ?? null, onDrawn);
  const listed = shownArticles(useLocation().state);
  const named = listed.length > 0 ? listed : (taken?.wish.articles ?? []).map((each) => ({ ...each, title: "" }));
  const partly = taken?.originals.__typename === "PartlyObtained" ? taken.originals : null;
  const missing = new Set(partly?.failed.map(({ id }) => id));
  const shown = named.filter(({ id }) => !missing.has(id));
  const originals = useOriginals(taken?.wish ?? {});
  const close = useClose();
  useResult(taken);
  useViewerKeys({ view, page: state.page, close });
  return (
    <div className={classes.screen}>
      <ViewerBar view={view} state={state} shown={shown} onClose={close} onAction={originals.start} />
      <div className={classes.panes}>
        <Thumbnails document={taken?.document ?? null} page={state.page} onChoose={(page) => view?.goTo(page)} />
        <section className={classes.desk} aria-label={viewerText.label}>
          <div ref={container} className={classes.container} {...SCROLLED_BY_KEYS}>
            <div className="pdfViewer" />
          </div>
          {answer.state === "loading" && <Loading fullHeight />}
          {answer.state === "failed" && <Failed error={answer.error} onRetry={again} />}
          {answer.state === "ready" && answer.data === null && <EmptyState heading="h1" title={viewerText.nothing} />}
          {view && <ZoomBar view={view} state={state} />}
        </section>
        {taken?.document && <ViewerAside originals={taken.originals} shown={shown} counted={counted} />}
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

/** The articles as the list that led here names them; a mail's link names none. */
function shownArticles(state: unknown): readonly NamedArticle[] {
  const { shown } = (state ?? {}) as { shown?: readonly NamedArticle[] };
  return Array.isArray(shown) ? shown : [];
}
