import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Period } from "../../../domain/period.ts";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import type { UsageView } from "../../../domain/usage-address.ts";
import { download } from "../../../session/download.ts";
import { useViewer } from "../../../session/use-session.ts";

interface CsvButtonProps {
  period: Period;
  view: UsageView;
  chargeCode: string | null;
  onFault: (message: string) => void;
}

const PATHS = {
  days: "/api/v1/pdf_usage_by_userid_daily_download",
  total: "/api/v1/pdf_usage_by_userid_period_download",
} as const;

/** The table as a file. Downloads are the administrators' (api.md), and there is none of the articles. */
export function CsvButton({ period, view, chargeCode, onFault }: CsvButtonProps) {
  const { abilities, userId, asksChargeCode } = useViewer();
  const [busy, setBusy] = useState(false);
  if (!abilities.administer || view === "articles") return null;
  const save = async () => {
    setBusy(true);
    onFault("");
    const body = {
      ...{ process_date_start: period.start, process_date_end: period.end, user_id: [userId] },
      ...(chargeCode !== null && { charge_code: [chargeCode] }),
      ...((asksChargeCode || chargeCode !== null) && { charge_code_flag: 1 }),
    };
    const outcome = await download(PATHS[view], body);
    setBusy(false);
    if (outcome.kind === "failed") onFault(outcome.message);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      loading={busy}
      aria-label={text.csvLabel}
      onClick={() => void save()}
    >
      {text.csv}
    </Button>
  );
}
