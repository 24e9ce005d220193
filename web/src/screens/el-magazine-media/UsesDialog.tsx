import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { isDay, todayInTokyo } from "../../domain/day.ts";
import classes from "../../features/licences/licences.module.css";
import { mediaText as text } from "./text.ts";

/** From the first of this month until today. */
const thisMonth = () => {
  const end = todayInTokyo(new Date());
  return { start: `${end.slice(0, 8)}01`, end };
};

/** The report for royalties: which period it is of. */
export default function UsesDialog({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState(thisMonth);
  const isPeriod = isDay(period.start) && isDay(period.end) && period.start <= period.end;
  const query = new URLSearchParams({ process_date_start: period.start, process_date_end: period.end });
  return (
    <Modal opened onClose={onClose} title={text.reportTitle}>
      <div className={classes.dialog}>
        <p className={classes.help}>{text.reportHelp}</p>
        <PeriodDays label={text.period} value={period} onChange={setPeriod} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
          <Button
            component="a"
            {...(isPeriod ? { href: `/admin/api/v1/media_uses_download?${query}` } : { "aria-disabled": true })}
            download
            leftSection={<IconDownload size={16} stroke={1.75} />}
          >
            {text.download}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
