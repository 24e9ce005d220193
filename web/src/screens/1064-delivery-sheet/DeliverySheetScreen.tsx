import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { MonthPage } from "../../features/file-menu/MonthPage.tsx";
import { DELIVERY_SHEET } from "./delivery-sheet-documents.ts";
import { Sheet } from "./Sheet.tsx";
import { sheetText as text } from "./text.ts";

/** Screen 1064: 配信実績, a month's newspapers and digests, on time or not, and why. */
export default function DeliverySheetScreen() {
  return (
    <MonthPage title={screenNames["1064"]} lead={text.lead} download="/api/v1/delivery_sheet_download">
      {(month) => <SheetOf month={month} />}
    </MonthPage>
  );
}

function SheetOf({ month }: { month: string }) {
  const query = useQuery(DELIVERY_SHEET, { variables: { month }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ deliverySheet }) => <Sheet of={deliverySheet} />}
    </QueryState>
  );
}
