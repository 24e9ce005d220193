import { readSourceOffDays } from "../../../arrivals/watched-media.read-model.ts";
import type { Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { mediaHabitSchema, sourceOffDaysSchema } from "./media-habit.dto.ts";
import {
  MediaHabitForm,
  MediaHabitQuery,
  MediaNoteForm,
  MediaSnoozeForm,
  SourceOffDaysForm,
  SourceOffDaysQuery,
} from "./media-habit.form.ts";
import { mediaHabit, noteDone, saveHabit, saveSourceOffDays, snooze } from "./media-habit.service.ts";

/** What is expected of a medium and what operators do where it does not come (our addition to api.md, Operator). */
export function mediaHabitRoutes(router: Router, { clock }: Parts): void {
  const habit = { path: "/media_habit", data: mediaHabitSchema } as const;
  router.operator({
    ...habit,
    method: "GET",
    allow: "view",
    summary: "When a medium usually arrives, its publishing calendar, its contact, and operators' notes",
    query: MediaHabitQuery,
    run: ({ tx, query }) => mediaHabit(tx, query.media_code, clock.now()),
  });

  router.operator({
    ...habit,
    method: "PUT",
    allow: "edit",
    summary: "Set when a medium arrives, instead of what was learned; 409 if it changed since the given version",
    body: MediaHabitForm,
    run: ({ tx, body, operatorId, request }) =>
      saveHabit({ tx, operatorId, requestId: request.id, now: clock.now() }, body),
  });

  router.operator({
    method: "PUT",
    path: "/media_snooze",
    allow: "support",
    summary: "Snooze the alarms of a medium for 30 minutes, or end the snooze",
    body: MediaSnoozeForm,
    data: mediaHabitSchema,
    run: ({ tx, body, operatorId, request }) =>
      snooze({ tx, operatorId, requestId: request.id, now: clock.now() }, body.media_code, body.minutes),
  });

  router.operator({
    method: "PUT",
    path: "/media_note",
    allow: "support",
    summary: "Add a note on what was done about a medium",
    body: MediaNoteForm,
    data: mediaHabitSchema,
    run: ({ tx, body, operatorId, request }) =>
      noteDone({ tx, operatorId, requestId: request.id, now: clock.now() }, body.media_code, body.text),
  });

  const offDays = { path: "/source_off_days", data: sourceOffDaysSchema } as const;
  router.operator({
    ...offDays,
    method: "GET",
    allow: "view",
    summary: "Days, from today on, on which no medium of a source is published, such as newspaper holidays",
    query: SourceOffDaysQuery,
    run: async ({ tx, query: { data_section } }) => ({
      data_section,
      off_days: await readSourceOffDays(tx, data_section, tokyoDay(clock.now())),
    }),
  });

  router.operator({
    ...offDays,
    method: "PUT",
    allow: "edit",
    summary: "Replace these days; past days stay",
    body: SourceOffDaysForm,
    run: async ({ tx, body: { data_section, off_days }, operatorId, request }) => ({
      data_section,
      off_days: await saveSourceOffDays(
        { tx, operatorId, requestId: request.id, now: clock.now() },
        data_section,
        off_days,
      ),
    }),
  });
}
