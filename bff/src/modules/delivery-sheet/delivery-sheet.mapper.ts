import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  DeliverySheet,
  LateDigest,
  PaperFigures,
  SheetDay,
  SheetMedium,
  SheetPaper,
  SheetSlot,
} from "./delivery-sheet.type.ts";

type SheetWire = DataOf<"/api/v1/delivery_sheet", "get">;
type DayWire = SheetWire["day_info"][number];
type SlotWire = DayWire["slot_info"][number];
type CountsWire = Pick<SheetWire, `${"expected" | "on_time" | "late" | "missed" | "waiting"}_count`>;

const figures = (wire: CountsWire): PaperFigures =>
  instance(PaperFigures, {
    expected: wire.expected_count,
    onTime: wire.on_time_count,
    late: wire.late_count,
    missed: wire.missed_count,
    waiting: wire.waiting_count,
  });

export const toDeliverySheet = (wire: SheetWire): DeliverySheet =>
  instance(DeliverySheet, {
    month: wire.target_month,
    checkedAt: wire.checked_datetime,
    keptFrom: wire.kept_from,
    papers: figures(wire),
    slots: wire.slot_count,
    keptSlots: wire.kept_slot_count,
    partlySlots: wire.partly_slot_count,
    missedSlots: wire.missed_slot_count,
    days: wire.day_info.map(toDay),
    media: wire.paper_total_info.map((medium) =>
      instance(SheetMedium, { code: medium.media_code, name: medium.media_name, papers: figures(medium) }),
    ),
  });

const toDay = (wire: DayWire): SheetDay =>
  instance(SheetDay, {
    day: wire.process_date,
    papers: figures(wire),
    latePapers: wire.paper_info.map((paper) =>
      instance(SheetPaper, {
        code: paper.media_code,
        name: paper.media_name,
        state: paper.state,
        dueTime: paper.due_time,
        arrivedAt: paper.arrived_datetime,
        completedAt: paper.completed_datetime,
      }),
    ),
    supplements: wire.supplement_count,
    slots: wire.slot_info.map(toSlot),
  });

const toSlot = (wire: SlotWire): SheetSlot =>
  instance(SheetSlot, {
    time: wire.setup_time,
    state: wire.state,
    settings: wire.setting_count,
    kept: wire.kept_count,
    late: wire.late_count,
    unsent: wire.unsent_count,
    resting: wire.rest_count,
    empty: wire.empty_count,
    stopped: wire.stopped_count,
    bounced: wire.bounced_count,
    waiting: wire.waiting_count,
    lastSentAt: wire.last_sent_datetime,
    line: wire.line,
    digests: wire.digest_info.map(({ mail_address, cause, sent_datetime, reason }) =>
      instance(LateDigest, { address: mail_address, cause, sentAt: sent_datetime, reason }),
    ),
  });
