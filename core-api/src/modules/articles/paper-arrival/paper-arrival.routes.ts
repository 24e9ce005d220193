import { type Static, Type } from "typebox";
import { readPaperArrivals, receivesPapers } from "../../../arrivals/paper-arrivals.ts";
import { timeOfDay } from "../../../arrivals/standings.ts";
import type { Standing } from "../../../arrivals/watch-media.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";

/** Those that a reader asks about; whatever came as usual is only counted. */
const STATES = ["missing", "waiting", "late", "few"] as const;

const paperSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  state: Type.Unsafe<(typeof STATES)[number]>({ type: "string", enum: [...STATES] }),
  /** When it was due: this day, or an earlier one of a paper that comes at intervals. */
  due_on: Type.String({ format: "date" }),
  /** Time of that day in Tokyo, HH:mm; since then it is missing. 24:00 for the day's end. */
  due_time: Type.String(),
  /** Median time at which its last article comes, HH:mm; null for one that came for the first time. */
  usual_last_arrival: nullable(Type.String()),
  last_arrived_at: nullable(Type.String({ format: "date-time" })),
  article_count: Type.Integer({ minimum: 0 }),
  usual_count: nullable(Type.Integer({ minimum: 0 })),
});

const paperArrivalsSchema = Type.Object({
  process_date: Type.String({ format: "date" }),
  /** The moment of which all of this is. */
  checked_at: Type.String({ format: "date-time" }),
  expected_count: Type.Integer({ minimum: 0 }),
  arrived_count: Type.Integer({ minimum: 0 }),
  /** As the head of the mails says it; empty where no newspaper is expected. */
  line: Type.String(),
  papers: Type.Array(paperSchema),
});
type PaperWire = Static<typeof paperSchema>;

const toPaper =
  (state: (typeof STATES)[number] | null) =>
  ({ medium, learnt, state: own, dueOn, due, count }: Standing): PaperWire => ({
    media_code: medium.code,
    media_name: medium.name,
    state: state ?? (own === "few" ? "few" : "late"),
    due_on: dueOn ?? "",
    due_time: timeOfDay(due ?? 0),
    usual_last_arrival: learnt.usualLast === null ? null : timeOfDay(learnt.usualLast),
    last_arrived_at: count > 0 && medium.lastArrivedAt ? tokyoDateTime(medium.lastArrivedAt) : null,
    article_count: count,
    usual_count: learnt.usualCount,
  });

/** GET /paper_arrivals: which of this morning's newspapers have come, for whoever may see newspapers. */
export function paperArrivalRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/paper_arrivals",
    allow: ANY_USER,
    summary: "Number of today's newspapers that have arrived, and those that are missing, late or have few articles",
    data: paperArrivalsSchema,
    run: async ({ tx, actor }) => {
      const now = clock.now();
      const moment = { process_date: tokyoDay(now), checked_at: tokyoDateTime(now) };
      if (!receivesPapers(actor.sections))
        return { ...moment, expected_count: 0, arrived_count: 0, line: "", papers: [] };
      const { expected, arrived, line, missing, waiting, weak } = await readPaperArrivals(tx, now);
      const papers = [
        ...missing.map(toPaper("missing")),
        ...weak.map(toPaper(null)),
        ...waiting.map(toPaper("waiting")),
      ];
      return { ...moment, expected_count: expected, arrived_count: arrived, line, papers };
    },
  });
}
