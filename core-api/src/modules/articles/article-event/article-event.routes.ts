import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { IsOptional, Matches } from "class-validator";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection, type Selection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { IdField, LimitField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { type ArticleEventPage, articleEventsSchema } from "./article-event.dto.ts";
import { presentEvent } from "./article-event.mapper.ts";
import { readArticleEvents } from "./article-event.read-model.ts";
import { CURSOR, readCursor, writeCursor } from "./event-cursor.ts";

const MOST = 1000;
const NOT_GIVEN = "続きの位置は前の答えのnextで指定してください。";

class ArticleEventQuery {
  @IsOptional() @Matches(CURSOR, { message: NOT_GIVEN }) after?: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;
  @IsOptional() @IdField("テーマグループID") theme_group_id?: string;
  @IsOptional() @LimitField("件数", MOST) limit = 100;
}

/** GET /articles: every article of themes exactly once, and what becomes of it (docs/integration.md). */
export function articleEventRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/articles",
    allow: ANY_USER,
    summary:
      "Articles of a theme, theme group or all themes as events behind a cursor, each exactly once; corrections and withdrawals too",
    query: ArticleEventQuery,
    data: articleEventsSchema,
    run: ({ tx, actor, query }) => readEvents(tx, actor, query),
  });
}

async function readEvents(tx: Transaction, actor: Actor, query: ArticleEventQuery): Promise<ArticleEventPage> {
  const { contractId, sections } = actor;
  const { limit } = query;
  const { source } = await resolveSelection(tx, actor, selectionOf(query));
  const themeIds = "themeIds" in source ? source.themeIds : [];
  const after = positionIn(query.after, contractId);
  const { events, head } = await readArticleEvents(tx, { contractId, themeIds, sections, after, limit: limit + 1 });
  // A place that was never given: the database was restored to a moment before it.
  if (BigInt(after) > BigInt(head)) throw invalidFields([{ field: "after", message: NOT_GIVEN }]);
  const shown = events.slice(0, limit);
  const hasMore = events.length > limit;
  return {
    article_event: shown.map(presentEvent),
    next: writeCursor({ contractId, position: hasMore ? (shown.at(-1)?.position ?? after) : head }),
    has_more: hasMore ? 1 : 0,
  };
}

/** @throws AppError INVALID_FIELDS where both are named */
function selectionOf({ theme_id, theme_group_id }: ArticleEventQuery): Selection {
  if (theme_id !== undefined && theme_group_id !== undefined)
    throw invalidFields([
      { field: "theme_group_id", message: "テーマ、テーマグループはいずれか1つを指定してください。" },
    ]);
  if (theme_id !== undefined) return { kind: DATA_KBN.theme, id: theme_id };
  return theme_group_id === undefined ? null : { kind: DATA_KBN.themeGroup, id: theme_group_id };
}

/** @throws AppError INVALID_FIELDS for what no answer of this contract has given */
function positionIn(cursor: string | undefined, contractId: number): string {
  if (cursor === undefined) return "0";
  const place = readCursor(cursor);
  if (place?.contractId !== contractId) throw invalidFields([{ field: "after", message: NOT_GIVEN }]);
  return place.position;
}
