import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const count = Type.Integer({ minimum: 0 });
const moment = Type.String({ format: "date-time" });
const time = Type.String({ pattern: "^\\d{2}:\\d{2}$" });

/** Newspapers by what became of them. */
const paperCounts = {
  expected_count: count,
  on_time_count: count,
  late_count: count,
  missed_count: count,
  /** Not due yet. */
  waiting_count: count,
};

const CAUSES = ["late_start", "refused", "slow", "given_up", "not_made"] as const;
/** Why a digest was not sent within ten minutes. */
export type DigestCause = (typeof CAUSES)[number];

const digestSchema = Type.Object({
  /** Mail address, or the name of a chat target. */
  mail_address: Type.String(),
  /** late_start: its making began late; refused: the server did not take it at once; slow: neither; given_up; not_made: nothing ran at its time. */
  cause: Type.Unsafe<DigestCause>({ type: "string", enum: [...CAUSES] }),
  /** When the server took it; null where it did not. */
  sent_datetime: nullable(moment),
  /** What the server answered, where it is known. */
  reason: Type.String(),
});

const SLOT_STATES = ["kept", "partly", "missed", "idle", "waiting"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

const slotSchema = Type.Object({
  /** HH:mm in Tokyo at which the digests were due. */
  setup_time: time,
  /** kept: all were sent within ten minutes; partly; missed: none was; idle: there was nothing to send; waiting: some still can be. */
  state: Type.Unsafe<SlotState>({ type: "string", enum: [...SLOT_STATES] }),
  setting_count: count,
  kept_count: count,
  /** Sent, but later than ten minutes after its time. */
  late_count: count,
  /** Given up, still not sent, or not made at all. */
  unsent_count: count,
  /** A day off, a pause or an absence. */
  rest_count: count,
  /** Without an article, where the setting wants no mail then. */
  empty_count: count,
  /** The recipient may not get it any more. */
  stopped_count: count,
  /** Sent and come back; when it was sent is not known any more. */
  bounced_count: count,
  waiting_count: count,
  last_sent_datetime: nullable(moment),
  /** What the last of them said of the day's newspapers; empty where they say nothing. */
  line: Type.String(),
  /** At most five of those that were late or not sent. */
  digest_info: Type.Array(digestSchema),
});

const ISSUE_STATES = ["late", "missed", "waiting"] as const;

const paperSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  state: Type.Unsafe<(typeof ISSUE_STATES)[number]>({ type: "string", enum: [...ISSUE_STATES] }),
  due_time: time,
  /** Of its first article; null while it has none. */
  arrived_datetime: nullable(moment),
  /** Of its last article. */
  completed_datetime: nullable(moment),
});

const daySchema = Type.Object({
  process_date: Day(),
  ...paperCounts,
  /** Those that were late, missed, or are not due yet. */
  paper_info: Type.Array(paperSchema),
  /** Supplements that were sent after a digest. */
  supplement_count: count,
  slot_info: Type.Array(slotSchema),
});

/** GET /delivery_sheet. */
export const deliverySheetSchema = Type.Object({
  target_month: Type.String(),
  checked_datetime: moment,
  /** Mails of earlier days are not kept. */
  kept_from: Day(),
  ...paperCounts,
  /** Times of a day at which a digest was due, and how many of them were kept wholly, partly, or not at all. */
  slot_count: count,
  kept_slot_count: count,
  partly_slot_count: count,
  missed_slot_count: count,
  /** From the first of the month to its last day or today, newest first; days without a newspaper and a digest are left out. */
  day_info: Type.Array(daySchema),
  /** Newspapers that were late or missed at least once, the worst first. */
  paper_total_info: Type.Array(Type.Object({ media_code: Type.String(), media_name: Type.String(), ...paperCounts })),
});

export type DeliverySheet = Static<typeof deliverySheetSchema>;
export type SheetDay = DeliverySheet["day_info"][number];
export type SheetSlot = SheetDay["slot_info"][number];
export type SheetPaper = SheetDay["paper_info"][number];
export type PaperCounts = Pick<
  DeliverySheet,
  "expected_count" | "on_time_count" | "late_count" | "missed_count" | "waiting_count"
>;
