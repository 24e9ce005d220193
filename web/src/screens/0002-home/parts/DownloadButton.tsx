import { ActionIcon } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { Hint } from "../../../components/hint/Hint.tsx";
import { listText } from "../../../domain/text/home-text.ts";
import { useViewer } from "../../../session/use-session.ts";
import type { HomeModel } from "../use-home-model.ts";

const DownloadDialog = lazy(() => loadChunk(() => import("./DownloadDialog.tsx")));

/** The list, or what is ticked of it, as a file. Loaded for administrators alone. */
export default function DownloadButton({ home }: { home: HomeModel }) {
  const { sources } = useViewer();
  const [open, setOpen] = useState(false);
  const of = {
    selection: home.selection,
    period: home.period,
    source: home.tabs.active,
    sort: home.tabs.sort,
    chosen: [...home.ticks.now().ids],
    webVisible: sources.web,
    wanted: home.navigation.address.wanted ?? null,
  };
  return (
    <>
      <Hint label={listText.download} align="end">
        <ActionIcon data-print="hide" size="xs" aria-label={listText.download} onClick={() => setOpen(true)}>
          <IconDownload size={16} stroke={1.75} />
        </ActionIcon>
      </Hint>
      {open && (
        <Suspense>
          <DownloadDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
