import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { MonthPage } from "../../features/file-menu/MonthPage.tsx";
import { BoundsTable } from "./BoundsTable.tsx";
import classes from "./licences.module.css";
import { LICENCES_SCREEN } from "./licences-documents.ts";
import { licencesText as text } from "./text.ts";
import { UsesTable, WireTable } from "./UsesTable.tsx";

/** Screen 1070: what licences allow the contract, by medium and holder of rights, and what a month's uses come to. */
export default function LicencesScreen() {
  return (
    <MonthPage title={screenNames["1070"]} lead={text.lead} download="/api/v1/licence_uses_download">
      {(month) => <Licences month={month} />}
    </MonthPage>
  );
}

function Licences({ month }: { month: string }) {
  const query = useQuery(LICENCES_SCREEN, { variables: { month }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ ownLicences, licenceUses }) => (
        <div className={classes.parts}>
          <UsesTable of={licenceUses} />
          <WireTable of={licenceUses} />
          <BoundsTable licences={ownLicences} />
        </div>
      )}
    </QueryState>
  );
}
