import { Type } from "typebox";
import { resolveSelection } from "../../../access/selection.ts";
import { Refusal } from "../../../http/envelope.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { periodOf } from "../../../period/period.ts";
import { visibleCounts } from "../../../period/section-counts.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { ListReadForm, ListUnreadForm, ListVisitForm } from "./reading-place.form.ts";
import { readPlaces } from "./reading-place.read-model.ts";
import { hasMoreUnread, markSelection, rememberVisit, unmarkMoment } from "./reading-place.repository.ts";

/** Of one call. */
const MOST_MARKED = 20_000;

const placesSchema = Type.Object({
  place_info: Type.Array(
    Type.Object({
      data_kbn: Type.Integer({ enum: [1, 2, 3] }),
      id: Type.String(),
      news_read_count: Type.Integer(),
      web_read_count: Type.Integer(),
      magazine_read_count: Type.Integer(),
      /** The newest article at the user's last visit; null: he has not been there. */
      seen_article_id: nullable(Type.String()),
    }),
  ),
});

const markedSchema = Type.Object({
  marked_count: Type.Integer(),
  /** What DELETE /list_read takes back; null where nothing was marked. */
  marked_datetime: nullable(Type.String({ format: "date-time" })),
});

/** Where a reader was (our addition to api.md): what he has read of each list, where he stopped, and lists read as a whole. */
export function readingPlaceRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/reading_places",
    allow: ANY_USER,
    summary:
      "The signed-in user's reading progress in each theme, group and topic, and the newest article at the last visit",
    query: PeriodQuery,
    data: placesSchema,
    run: async ({ tx, actor, query }) => ({
      place_info: (await readPlaces(tx, actor, periodOf(query, clock))).map(({ kind, id, read, seen }) => {
        const { newspaper, web, magazine } = visibleCounts(read, actor.sections);
        return {
          ...{ data_kbn: kind, id, news_read_count: newspaper, web_read_count: web, magazine_read_count: magazine },
          seen_article_id: seen,
        };
      }),
    }),
  });

  router.user({
    method: "PUT",
    path: "/list_visit",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Record the newest article of a list that the signed-in user has seen",
    body: ListVisitForm,
    data: Type.Object({}),
    run: async ({ tx, actor, body }) => {
      await resolveSelection(tx, actor, { kind: body.data_kbn, id: body.id });
      await rememberVisit(tx, actor, body, clock.now());
      return {};
    },
  });

  router.user({
    method: "PUT",
    path: "/list_read",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Mark all articles of a theme, group or topic in a period as read for the signed-in user",
    body: ListReadForm,
    data: markedSchema,
    run: async ({ tx, actor, body }) => {
      const selected = await resolveSelection(tx, actor, { kind: body.data_kbn, id: body.id });
      const wanted = { period: periodOf(body, clock), sections: actor.sections };
      if (await hasMoreUnread(tx, actor, selected, wanted, MOST_MARKED))
        return new Refusal("TOO_MANY_UNREAD", { marked_count: 0, marked_datetime: null });
      // Whole seconds, as moments are read back.
      const now = new Date(Math.floor(clock.now().getTime() / 1000) * 1000);
      const marked = await markSelection(tx, actor, selected, wanted, now);
      return { marked_count: marked, marked_datetime: marked === 0 ? null : tokyoDateTime(now) };
    },
  });

  router.user({
    method: "DELETE",
    path: "/list_read",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Undo PUT /list_read",
    body: ListUnreadForm,
    data: Type.Object({ unmarked_count: Type.Integer() }),
    run: async ({ tx, actor, body }) => ({ unmarked_count: await unmarkMoment(tx, actor, body.marked_datetime) }),
  });
}
