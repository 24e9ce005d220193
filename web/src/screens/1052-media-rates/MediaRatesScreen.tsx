import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { MediaRatesScreenQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { RowMenu } from "../../components/data-table/RowMenu.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ListFile } from "../../features/list-file/ListFile.tsx";
import classes from "./media-rates.module.css";
import { MEDIA_RATES_SCREEN } from "./rates-documents.ts";
import { ratesText as text } from "./text.ts";
import { type Rate, useRates } from "./use-rates.ts";

const RateDialog = lazy(() => loadChunk(() => import("./RateDialog.tsx")));

const TITLE = screenNames["1052"];
const CHANGED = [MEDIA_RATES_SCREEN];

/** Screen 1052: what an advertisement costs, by medium. */
export default function MediaRatesScreen() {
  const query = useQuery(MEDIA_RATES_SCREEN, EDITED);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {(data) => <Rates {...data} again={() => query.refetch()} />}
    </QueryState>
  );
}

function Rates({ mediaRates, media, again }: MediaRatesScreenQuery & { again: () => Promise<unknown> }) {
  const rates = useRates(mediaRates.version, again);
  /** null: none; "new": of a medium to be chosen. */
  const [edited, edit] = useState<Rate | "new" | null>(null);
  const [removed, askToRemove] = useState<Rate | null>(null);
  const known = new Set(mediaRates.rates.map(({ mediaCode }) => mediaCode));
  return (
    <Page
      title={TITLE}
      lead={text.lead}
      actions={
        <>
          <ListFile
            thing={TITLE}
            downloadCall="media_rates_download"
            uploadCall="media_rates_upload"
            help={text.fileHelp}
            changed={CHANGED}
            act={rates.act}
            onUploaded={() => void rates.act(async () => text.uploaded)}
          />
          <AddButton onAdd={() => edit("new")}>{text.add}</AddButton>
        </>
      }
    >
      <SaidLine said={rates.said} />
      {mediaRates.rates.length === 0 ? (
        <EmptyState title={text.empty} message={text.emptyHelp} />
      ) : (
        <RateTable rates={mediaRates.rates} edit={edit} remove={askToRemove} />
      )}
      {edited && (
        <Suspense>
          <RateDialog
            rate={edited === "new" ? null : edited}
            media={media.filter(({ code, source }) => source !== "WEB" && !known.has(code))}
            onSave={rates.save}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
      {removed && (
        <LazyDangerDialog
          title={text.removeAsk(removed.mediaName)}
          goes={text.removeGoes}
          stays={text.removeStays}
          confirm={text.remove}
          busy={rates.busy}
          onConfirm={() => void rates.remove(removed).then(() => askToRemove(null))}
          onClose={() => askToRemove(null)}
        />
      )}
    </Page>
  );
}

interface RateTableProps {
  rates: readonly Rate[];
  edit: (rate: Rate) => void;
  remove: (rate: Rate) => void;
}

const RateTable = ({ rates, edit, remove }: RateTableProps) => (
  <table className={classes.table} aria-label={text.table}>
    <thead>
      <tr>
        <th scope="col">{text.medium}</th>
        <th scope="col">{text.unit}</th>
        <th scope="col" className={classes.number}>
          {text.rate}
        </th>
        <td />
      </tr>
    </thead>
    <tbody>
      {rates.map((rate) => (
        <tr key={rate.mediaCode}>
          <th scope="row">{rate.mediaName}</th>
          <td>{text.units[rate.unit === 2 ? 2 : 1]}</td>
          <td className={classes.number}>{text.yen(rate.rate)}</td>
          <td>
            <RowMenu
              name={rate.mediaName}
              actions={[
                { label: text.edit, icon: IconPencil, run: () => edit(rate) },
                { label: text.remove, icon: IconTrash, danger: true, run: () => remove(rate) },
              ]}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
