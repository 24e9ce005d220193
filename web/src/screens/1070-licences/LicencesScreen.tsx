import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { MonthChoice } from "../../components/month-choice/MonthChoice.tsx";
import { useMonth } from "../../components/month-choice/use-month.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { BoundsTable } from "./BoundsTable.tsx";
import classes from "./licences.module.css";
import { LICENCES_SCREEN } from "./licences-documents.ts";
import { licencesText as text } from "./text.ts";
import { UsesTable, WireTable } from "./UsesTable.tsx";

/** Screen 1070: what licences allow the contract, by medium and holder of rights, and what a month's uses come to. */
export default function LicencesScreen() {
  const { month, present, show } = useMonth();
  const query = useQuery(LICENCES_SCREEN, { variables: { month }, ...SHOWN });
  return (
    <Page
      title={screenNames["1070"]}
      lead={text.lead}
      width="fluid"
      actions={
        <>
          <MonthChoice month={month} present={present} onShow={show} />
          <FileMenu
            requestOf={(file) => ({
              path: `/api/v1/licence_uses_download?${new URLSearchParams({ target_month: month, ...wishOf(file) })}`,
            })}
          />
        </>
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ ownLicences, licenceUses }) => (
          <div className={classes.parts}>
            <UsesTable of={licenceUses} />
            <WireTable of={licenceUses} />
            <BoundsTable licences={ownLicences} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}
