import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { MonthChoice } from "../../components/month-choice/MonthChoice.tsx";
import { useMonth } from "../../components/month-choice/use-month.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { DELIVERY_SHEET } from "./delivery-sheet-documents.ts";
import { Sheet } from "./Sheet.tsx";
import { sheetText as text } from "./text.ts";

/** Screen 1064: 配信実績, a month's newspapers and digests, on time or not, and why. */
export default function DeliverySheetScreen() {
  const { month, present, show } = useMonth();
  const query = useQuery(DELIVERY_SHEET, { variables: { month }, ...SHOWN });
  return (
    <Page
      title={screenNames["1064"]}
      lead={text.lead}
      width="fluid"
      actions={
        <>
          <MonthChoice month={month} present={present} onShow={show} />
          <FileMenu
            requestOf={(file) => ({
              path: `/api/v1/delivery_sheet_download?${new URLSearchParams({ target_month: month, ...wishOf(file) })}`,
            })}
          />
        </>
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ deliverySheet }) => <Sheet of={deliverySheet} />}
      </QueryState>
    </Page>
  );
}
