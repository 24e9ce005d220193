import { Button } from "@mantine/core";
import { IconDownload, IconPencil, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { BriefingQuery } from "../../__generated__/graphql.ts";
import { toastFault } from "../../components/toast/toast.tsx";
import { briefingAddress } from "../../features/briefing/briefing-address.ts";
import { download } from "../../session/download.ts";
import classes from "./briefing-screen.module.css";
import { pageText as text } from "./text.ts";

type Briefing = BriefingQuery["briefing"];

/** To the pages of other days, on paper, as a file, and for editors to their form. */
export function PageActions({ briefing }: { briefing: Briefing }) {
  const { day, version, previousDay, nextDay, editable } = briefing;
  return (
    <div className={classes.actions}>
      {previousDay && (
        <Button variant="default" component={Link} to={briefingAddress("briefing", previousDay)}>
          {text.previous}
        </Button>
      )}
      {nextDay && (
        <Button variant="default" component={Link} to={briefingAddress("briefing", nextDay)}>
          {text.next}
        </Button>
      )}
      {version !== null && <Files day={day} />}
      {editable && (
        <Button
          component={Link}
          to={briefingAddress("1002-002", day)}
          leftSection={<IconPencil size={16} stroke={1.75} />}
          visibleFrom="sm"
        >
          {text.edit}
        </Button>
      )}
    </div>
  );
}

function Files({ day }: { day: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await download(`/api/v1/briefing_download?${new URLSearchParams({ process_date: day })}`);
    setBusy(false);
    if (outcome.kind === "failed") toastFault(outcome.message);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} />}
        onClick={() => window.print()}
        visibleFrom="sm"
      >
        {text.print}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        aria-disabled={busy}
        onClick={() => void save()}
      >
        {text.pdf}
      </Button>
    </>
  );
}
