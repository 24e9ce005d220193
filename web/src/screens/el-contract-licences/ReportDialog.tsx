import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { MonthChoice } from "../../components/month-choice/MonthChoice.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import classes from "../../features/licences/licences.module.css";
import { licencesText as text } from "./text.ts";

/** 利用報告 of a contract: which month, and as which file. */
export default function ReportDialog({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const present = todayInTokyo(new Date()).slice(0, 7);
  const [month, show] = useState(present);
  const file = (format: "csv" | "xlsx", label: string) => (
    <Button
      component="a"
      variant={format === "csv" ? "default" : "filled"}
      href={`/admin/api/v1/licence_uses_download?${new URLSearchParams({ contract_id: contractId, target_month: month, format })}`}
      download
      leftSection={<IconDownload size={16} stroke={1.75} />}
    >
      {label}
    </Button>
  );
  return (
    <Modal opened onClose={onClose} title={text.report}>
      <div className={classes.dialog}>
        <p className={classes.help}>{text.reportHelp}</p>
        <MonthChoice month={month} present={present} onShow={show} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.close}
          </Button>
          {file("csv", text.csv)}
          {file("xlsx", text.excel)}
        </div>
      </div>
    </Modal>
  );
}
