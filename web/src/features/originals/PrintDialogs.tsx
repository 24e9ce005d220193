import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import { failureText, isUnsent } from "./failure-text.ts";
import { LicencesFirst } from "./LicencesFirst.tsx";
import { type OriginalResult, originalPath } from "./original-result.ts";
import { PreparingDialog } from "./PreparingDialog.tsx";
import { NO_HEADLINES, type PrintOrder } from "./print-order.ts";
import { printText } from "./text.ts";
import { usePrint } from "./use-print.ts";

interface PrintingProps extends PrintOrder {
  visit: string;
  ticket?: string | undefined;
  /** With how many uses were counted; null where nothing was printed. */
  onEnd: (count: number | null) => void;
}

interface PrintDialogsProps extends Omit<PrintingProps, "copies" | "headlines"> {
  headlines?: PrintOrder["headlines"] | undefined;
}

/** Prints originals, after what their licences ask; a ticket and the headlines beside it were settled before. */
export function PrintDialogs(props: PrintDialogsProps) {
  const { wish, ticket, headlines = NO_HEADLINES, onEnd } = props;
  if (ticket !== undefined) return <Printing {...props} headlines={headlines} />;
  return (
    <LicencesFirst wish={wish} onRefuse={() => onEnd(null)}>
      {(order) => <Printing {...props} {...order} />}
    </LicencesFirst>
  );
}

/** Prints originals: 原文準備中...., the browser's dialog, the notice; what could not be had is told on /0004_1, and nothing at all of a mail's link in a dialog. */
function Printing({ wish, copies, headlines, visit, ticket, onEnd }: PrintingProps) {
  const state = usePrint({ wish, copies, headlines, visit, ticket });
  const navigate = useNavigate();
  const isCancelled = state.stage === "failed" && isUnsent(state.error);
  useEffect(() => {
    if (state.stage === "done") onEnd(state.count);
    if (isCancelled) onEnd(null);
    if (state.stage !== "result") return;
    const result: OriginalResult = { originals: state.originals, wish, use: "PRINT", headlines };
    void navigate(originalPath("0004_1"), { state: result });
  }, [state, isCancelled, wish, headlines, navigate, onEnd]);
  if (state.stage === "preparing") return <PreparingDialog done={state.done} pages={state.pages} />;
  if (isCancelled) return null;
  if (state.stage === "failed" || state.stage === "refused") {
    const title = state.stage === "refused" ? state.message : failureText(state.error, printText.failed);
    return <AlertDialog title={title} onClose={() => onEnd(null)} />;
  }
  return null;
}
