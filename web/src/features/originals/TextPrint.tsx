import { useEffect, useMemo, useRef } from "react";
import type { OriginalWish } from "../../domain/original-wish.ts";
import type { Viewer } from "../../session/session.ts";
import { headlineSheet } from "./headline-sheet.ts";
import { LicencesFirst } from "./LicencesFirst.tsx";
import type { Headline, PrintOrder } from "./print-order.ts";
import { printPaper } from "./print-paper.ts";
import { TextDialog } from "./TextDialog.tsx";

interface TextPrintProps {
  wish: OriginalWish;
  viewer: Viewer;
  onClose: () => void;
}

/** Prints the text of an article, after what its licence asks: for how many copies, or its headline alone, which is no use. */
export function TextPrint({ wish, viewer, onClose }: TextPrintProps) {
  return (
    <LicencesFirst wish={wish} isText onRefuse={onClose}>
      {(order) => <Ordered order={order} viewer={viewer} onClose={onClose} />}
    </LicencesFirst>
  );
}

function Ordered({ order, viewer, onClose }: { order: PrintOrder } & Omit<TextPrintProps, "wish">) {
  const { wish, copies, headlines } = order;
  const copied = useMemo(() => ({ ...wish, copies }), [wish, copies]);
  if (wish.articles.length === 0) return <HeadlinePrint headlines={headlines} onClose={onClose} />;
  return <TextDialog wish={copied} use="PRINT" viewer={viewer} onClose={onClose} />;
}

function HeadlinePrint({ headlines, onClose }: { headlines: readonly Headline[]; onClose: () => void }) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void printPaper(headlineSheet(headlines)).finally(onClose);
  }, [headlines, onClose]);
  return null;
}
