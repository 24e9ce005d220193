import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import type { L10n } from "pdfjs-dist/types/web/l10n.js";
import { viewerText } from "../../features/originals/text.ts";

/** The viewer's components take the library from the window, and so must be loaded after it is there. */
async function loadComponents() {
  Object.assign(globalThis, { pdfjsLib: pdfjs });
  return import("pdfjs-dist/legacy/web/pdf_viewer.mjs");
}

type Components = Awaited<ReturnType<typeof loadComponents>>;

export interface PdfState {
  pages: number;
  page: number;
  scale: number;
  /** null before anything was searched. */
  matches: { current: number; total: number } | null;
}

/** What pdf.js asks of its translations: only the pages have a name here. */
class PageNames {
  async translate(root: HTMLElement): Promise<void> {
    const pages = root.matches(".page") ? [root] : [...root.querySelectorAll<HTMLElement>(".page")];
    for (const page of pages) page.setAttribute("aria-label", viewerText.page(Number(page.dataset.pageNumber)));
  }
  pause(): void {}
  resume(): void {}
  getLanguage = () => "ja";
  getDirection = () => "ltr";
  get = async () => "";
}

interface Listeners {
  onState: (change: Partial<PdfState>) => void;
  /** A page stands drawn on the screen, without a fault. */
  onDrawn: () => void;
}

/** Steps of one key or button. */
const STEPS = { steps: 1 };
/** No text selection of the find's highlight stays behind, and nothing of a document is run or filled in. */
const ANNOTATIONS_SHOWN = 1;

/**
 * pdf.js's viewer in a container: draws what is in sight, and a little around it. null where the screen was left while the
 * components came: the document is closed then, and pdf.js throws if it is asked for anything.
 */
export async function showPdf(
  container: HTMLDivElement,
  document: pdfjs.PDFDocumentProxy,
  left: AbortSignal,
  listeners: Listeners,
) {
  const components = await loadComponents();
  return left.aborted ? null : build(components, container, document, listeners);
}

function build(
  { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer }: Components,
  container: HTMLDivElement,
  document: pdfjs.PDFDocumentProxy,
  { onState, onDrawn }: Listeners,
) {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK });
  const findController = new PDFFindController({ linkService, eventBus });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: ANNOTATIONS_SHOWN,
    annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
    imagesRightClickMinSize: -1,
    l10n: new PageNames() as unknown as L10n,
  });
  linkService.setViewer(viewer);
  // A screen that is being left has no size; pdf.js reports a fault where it can't scroll.
  const fit = (way: string) => {
    if (container.clientWidth > 0) viewer.currentScaleValue = way;
  };
  listen(eventBus, onState, onDrawn, () => fit("page-width"));
  viewer.setDocument(document);
  linkService.setDocument(document, null);
  onState({ pages: document.numPages, page: 1 });
  return {
    goTo: (page: number) => {
      viewer.currentPageNumber = Math.min(Math.max(1, page), viewer.pagesCount);
    },
    zoom: (by: 1 | -1) => (by > 0 ? viewer.increaseScale(STEPS) : viewer.decreaseScale(STEPS)),
    pinch: (scaleFactor: number, origin: [number, number]) =>
      viewer.updateScale({ drawingDelay: 400, scaleFactor, origin }),
    fit: (way: "page-width" | "page-fit") => fit(way),
    fitAgain: () => {
      if (/^page-/.test(viewer.currentScaleValue)) fit(`${viewer.currentScaleValue}`);
    },
    rotate: (by: 90 | -90) => {
      viewer.pagesRotation = (viewer.pagesRotation + by + 360) % 360;
    },
    find: (query: string, findPrevious = false, again = false) =>
      eventBus.dispatch("find", {
        source: null,
        type: again ? "again" : "",
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious,
        matchDiacritics: false,
      }),
    stopFinding: () => {
      eventBus.dispatch("findbarclose", { source: null });
      onState({ matches: null });
    },
    close: () => {
      viewer.cleanup();
      (viewer.setDocument as (none: null) => void)(null);
      linkService.setDocument(null, null);
    },
  };
}

export type PdfView = ReturnType<typeof build>;

type Bus = InstanceType<Components["EventBus"]>;

interface Found {
  matchesCount: { current: number; total: number };
}

function listen(bus: Bus, onState: Listeners["onState"], onDrawn: () => void, begin: () => void): void {
  bus.on("pagesinit", begin);
  bus.on("pagerendered", ({ error, isDetailView }: { error?: unknown; isDetailView?: boolean }) => {
    if (!error && !isDetailView) onDrawn();
  });
  bus.on("pagechanging", ({ pageNumber }: { pageNumber: number }) => onState({ page: pageNumber }));
  bus.on("scalechanging", ({ scale }: { scale: number }) => onState({ scale }));
  const found = ({ matchesCount }: Found) => onState({ matches: { ...matchesCount } });
  bus.on("updatefindmatchescount", found);
  bus.on("updatefindcontrolstate", found);
}
