import { useQuery } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import type { OriginalWish } from "../../domain/original-wish.ts";
import { failureText } from "./failure-text.ts";
import { PRINT_CHECK } from "./original-documents.ts";
import { PreparingDialog } from "./PreparingDialog.tsx";
import { PrintLicenceQuestion } from "./PrintLicenceQuestion.tsx";
import { isBounded, NO_HEADLINES, orderOf, type PrintOrder } from "./print-order.ts";
import { pdfFlow } from "./take-originals.ts";
import { printText, textViewText } from "./text.ts";

interface LicencesFirstProps {
  wish: OriginalWish;
  /** Of the texts alone, not of the originals. */
  isText?: boolean;
  onRefuse: () => void;
  children: (order: PrintOrder) => ReactNode;
}

/** Before a print: asks where a licence bounds its copies or forbids it. core-api holds the bounds, whatever is answered here. */
export function LicencesFirst({ wish, isText = false, onRefuse, children }: LicencesFirstProps) {
  const [order, setOrder] = useState<PrintOrder | null>(null);
  const { data, error } = useQuery(PRINT_CHECK, {
    variables: { articles: wish.articles.map(({ id, dataSection }) => ({ id, dataSection })), isText },
    ...EDITED,
    context: { ...EDITED.context, call: pdfFlow(wish.isMail) },
  });
  if (order) return children(order);
  if (error)
    return (
      <AlertDialog
        title={failureText(error, isText ? textViewText.printFailed : printText.failed)}
        onClose={onRefuse}
      />
    );
  if (!data) return isText ? <Loading /> : <PreparingDialog done={0} pages={0} />;
  const rows = data.bookletCheck.articles.filter(isBounded);
  if (rows.length === 0) return children({ wish, headlines: NO_HEADLINES });
  return (
    <PrintLicenceQuestion
      rows={rows}
      total={wish.articles.length}
      onPrint={(copies) => setOrder(orderOf(wish, rows, copies))}
      onClose={onRefuse}
    />
  );
}
