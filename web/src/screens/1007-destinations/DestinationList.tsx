import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { type Destination, DestinationTable } from "./DestinationTable.tsx";
import classes from "./destinations.module.css";
import { NO_SEARCH, PAGE_SIZE } from "./search.ts";
import type { useDestinations } from "./use-destinations.ts";

const SendDialog = lazy(() => loadChunk(() => import("./SendDialog.tsx")));
const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

interface DestinationListProps {
  destinations: ReturnType<typeof useDestinations>;
  settings: readonly Destination[];
  /** Of the whole search. */
  total: number;
}

/** The settings of a page, with what can be done with one and with those that are ticked. */
export function DestinationList({ destinations, settings, total }: DestinationListProps) {
  const { search, page, ticked, tick } = destinations;
  const [asking, ask] = useState<Destination | null>(null);
  const [isSending, setSending] = useState(false);
  if (total === 0)
    return JSON.stringify(search) === JSON.stringify(NO_SEARCH) ? (
      <EmptyState title={text.none} message={text.noneHelp} />
    ) : (
      <EmptyState title={text.noneFound} message={text.noneFoundHelp} />
    );
  return (
    <>
      <div className={classes.tools}>
        <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={destinations.turnTo} />
        {ticked.size > 0 && (
          <>
            <span aria-live="polite">{text.ticked(ticked.size)}</span>
            <Button size="xs" onClick={() => setSending(true)}>
              {text.send}
            </Button>
          </>
        )}
      </div>
      <DestinationTable destinations={settings} ticked={ticked} onTick={tick} onRemove={ask} />
      <Suspense>
        {isSending && (
          <SendDialog
            settingIds={[...ticked]}
            onClose={() => {
              setSending(false);
              tick([...ticked], false);
            }}
          />
        )}
        {asking && (
          <ConfirmDialog
            title={text.removeTitle(asking.targetName, asking.mailAddress)}
            help={text.removeHelp}
            confirm={text.remove}
            onConfirm={() => {
              ask(null);
              destinations.remove(asking);
            }}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}
