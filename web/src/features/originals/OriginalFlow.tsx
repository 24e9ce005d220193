import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { isNewspaper } from "../../domain/newspaper.ts";
import { type OriginalWish, writeWish } from "../../domain/original-wish.ts";
import type { Viewer } from "../../session/session.ts";
import { useViewer } from "../../session/use-session.ts";
import { ASKED } from "./AskFirst.tsx";
import { hindranceText } from "./hindrance-text.ts";
import type { NamedArticle, OriginalAction } from "./original-actions.ts";
import { originalPath } from "./original-result.ts";
import { PrintDialogs } from "./PrintDialogs.tsx";
import { TextDialog } from "./TextDialog.tsx";
import { TextPrint } from "./TextPrint.tsx";
import { askText } from "./text.ts";
import type { OriginalOrigin } from "./use-originals.tsx";

interface OriginalFlowProps {
  action: OriginalAction;
  articles: readonly NamedArticle[];
  origin: OriginalOrigin;
  onEnd: (count: number | null) => void;
}

/** Company setting of spec section 6: the question before a use is counted; null asks nothing. */
const questionOf = ({ confirmations }: Viewer, action: OriginalAction): string | null =>
  ({
    display: confirmations.pdf,
    print: confirmations.print,
    text: confirmations.text,
    printText: confirmations.printText,
  })[action];

/** From a click to the original: the question, then the viewer, the printer or the text. */
export function OriginalFlow({ action, articles, origin, onEnd }: OriginalFlowProps) {
  const viewer = useViewer();
  const question = questionOf(viewer, action);
  const [agreed, setAgreed] = useState(question === null);
  const visit = useId() + performance.timeOrigin;
  const wish = useMemo(() => wishFor(articles, origin), [articles, origin]);
  if (viewer.isSupportView) return <AlertDialog title={hindranceText.supportView} onClose={() => onEnd(null)} />;
  if (question !== null && !agreed)
    return (
      <ConfirmDialog
        calm
        title={question}
        confirm={askText.yes}
        onConfirm={() => setAgreed(true)}
        onClose={() => onEnd(null)}
      />
    );
  const close = () => onEnd(null);
  switch (action) {
    case "display":
      return <ToViewer wish={wish} articles={articles} onEnd={close} />;
    case "print":
      return <PrintDialogs wish={wish} visit={visit} onEnd={onEnd} />;
    case "printText":
      return <TextPrint wish={wish} viewer={viewer} onClose={close} />;
    default:
      return <TextDialog wish={wish} use="DISPLAY" viewer={viewer} onClose={close} />;
  }
}

function wishFor(articles: readonly NamedArticle[], origin: OriginalOrigin): OriginalWish {
  const papers = articles.filter(isNewspaper).flatMap(({ id, dataSection }) => {
    const known = DATA_SECTIONS.find((section) => section === dataSection);
    return known ? [{ id, dataSection: known }] : [];
  });
  return { isMail: false, displayId: null, selection: null, ...origin, articles: papers };
}

interface ToViewerProps {
  wish: OriginalWish;
  articles: readonly NamedArticle[];
  onEnd: () => void;
}

function ToViewer({ wish, articles, onEnd }: ToViewerProps) {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    // Once, however often it is rendered: each visit of the viewer is a use of its own.
    if (gone.current) return;
    gone.current = true;
    void navigate(originalPath("0001-001") + writeWish(wish), { state: { shown: articles, ...ASKED } });
    onEnd();
  }, [navigate, wish, articles, onEnd]);
  return null;
}
