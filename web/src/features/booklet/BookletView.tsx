import "../../design/overlay-styles.ts";
import { useApolloClient } from "@apollo/client/react";
import { ActionIcon, Button, Modal } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconPrinter } from "@tabler/icons-react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import { usePromise } from "../../browser/use-promise.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { completePatiently } from "../originals/complete-patiently.ts";
import { failureText } from "../originals/failure-text.ts";
import type { MadeBooklet } from "./BookletFlow.tsx";
import { BookletPage } from "./BookletPage.tsx";
import classes from "./booklet.module.css";
import { bookletText as text } from "./text.ts";

interface BookletViewProps {
  booklet: MadeBooklet;
  onClose: () => void;
}

/** null: the ticket has ended. */
async function open(ticket: string): Promise<PDFDocumentProxy | null> {
  const { openPdf, TicketGone } = await loadChunk(() => import("../originals/pdf-library.ts"));
  return openPdf(ticket, false).catch((error: unknown) => {
    if (error instanceof TicketGone) return null;
    throw error;
  });
}

/** The booklet over the whole screen: its pages side by side, to be swiped; counted once the first one stands there. */
export function BookletView({ booklet, onClose }: BookletViewProps) {
  const { ticket } = booklet;
  const { settled: answer, again } = usePromise(useCallback(() => open(ticket), [ticket]));
  const document = answer.state === "ready" ? answer.data : null;
  useEffect(() => () => void document?.loadingTask.destroy(), [document]);
  return (
    <Modal.Root opened onClose={onClose} fullScreen>
      <Modal.Content style={{ borderRadius: 0 }}>
        <Modal.Body className={classes.view} style={{ padding: 0 }}>
          {document ? (
            <Pages document={document} booklet={booklet} onClose={onClose} />
          ) : (
            <>
              <div className={classes.bar}>
                <Modal.Title className={classes.name}>{text.booklet}</Modal.Title>
                <Modal.CloseButton aria-label={text.close} />
              </div>
              {answer.state === "loading" && <Loading fullHeight />}
              {answer.state === "failed" && (
                <FailedPart title={failureText(answer.error, text.showFailed)} error={answer.error} onRetry={again} />
              )}
              {answer.state === "ready" && <p className={classes.gone}>{text.gone}</p>}
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Pages({ document, booklet, onClose }: BookletViewProps & { document: PDFDocumentProxy }) {
  const { ticket, failed } = booklet;
  const client = useApolloClient();
  const strip = useRef<HTMLOListElement>(null);
  const [page, setPage] = useState(1);
  const [counted, setCounted] = useState<number | null>(null);
  const { busy, said, act } = useAction();
  const pages = document.numPages;
  const onDrawn = useCallback(() => {
    void completePatiently(client, ticket, "PRINT", false).then(setCounted);
  }, [client, ticket]);
  const turn = (to: number) =>
    strip.current?.children[to - 1]?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    setPage(Math.min(pages, 1 + Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))));
  const print = () =>
    act(async () => {
      const { printPdf } = await loadChunk(() => import("../originals/print-pdf.ts"));
      await printPdf(document, () => undefined);
      return null;
    });
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.name}>
          <Modal.Title>{text.booklet}</Modal.Title>
          <span className={classes.counted} role="status">
            {counted !== null && text.counted(counted)}
          </span>
        </div>
        <Button
          size="xs"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          aria-disabled={busy}
          data-off={busy}
          onClick={() => !busy && void print()}
        >
          {text.print}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {text.close}
        </Button>
      </div>
      <SaidLine said={said} />
      {failed.length > 0 && (
        <div className={classes.lacking}>
          <p>{text.lost}</p>
          <ul>
            {failed.map(({ id, title }) => (
              <li key={id}>{title || text.unknown}</li>
            ))}
          </ul>
        </div>
      )}
      <ol ref={strip} className={classes.strip} aria-label={text.pages} onScroll={onScroll} {...SCROLLED_BY_KEYS}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <BookletPage
            key={number}
            document={document}
            number={number}
            label={text.page(number, pages)}
            onDrawn={number === 1 ? onDrawn : undefined}
          />
        ))}
      </ol>
      <div className={classes.turn}>
        <ActionIcon
          aria-label={text.previous}
          aria-disabled={page === 1}
          data-off={page === 1}
          onClick={() => turn(page - 1)}
        >
          <IconChevronLeft size={20} stroke={1.75} />
        </ActionIcon>
        <span aria-live="polite">{text.page(page, pages)}</span>
        <ActionIcon
          aria-label={text.next}
          aria-disabled={page === pages}
          data-off={page === pages}
          onClick={() => turn(page + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} />
        </ActionIcon>
      </div>
    </>
  );
}
