import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import type { OriginalWish } from "../../domain/original-wish.ts";
import { failureText, isUnsent } from "./failure-text.ts";
import { type OriginalResult, originalPath } from "./original-result.ts";
import { PreparingDialog } from "./PreparingDialog.tsx";
import { printText } from "./text.ts";
import { usePrint } from "./use-print.ts";

interface PrintDialogsProps {
  wish: OriginalWish;
  visit: string;
  ticket?: string | undefined;
  /** With how many uses were counted; null where nothing was printed. */
  onEnd: (count: number | null) => void;
}

/** Prints originals: 原文準備中...., the browser's dialog, the notice; what could not be had is told on /0004_1, and nothing at all of a mail's link in a dialog. */
export function PrintDialogs({ wish, visit, ticket, onEnd }: PrintDialogsProps) {
  const state = usePrint({ wish, visit, ticket });
  const navigate = useNavigate();
  const isCancelled = state.stage === "failed" && isUnsent(state.error);
  useEffect(() => {
    if (state.stage === "done") onEnd(state.count);
    if (isCancelled) onEnd(null);
    if (state.stage !== "result") return;
    const result: OriginalResult = { originals: state.originals, wish, use: "PRINT" };
    void navigate(originalPath("0004_1"), { state: result });
  }, [state, isCancelled, wish, navigate, onEnd]);
  if (state.stage === "preparing") return <PreparingDialog done={state.done} pages={state.pages} />;
  if (isCancelled) return null;
  if (state.stage === "failed" || state.stage === "refused") {
    const title = state.stage === "refused" ? state.message : failureText(state.error, printText.failed);
    return <AlertDialog title={title} onClose={() => onEnd(null)} />;
  }
  return null;
}
