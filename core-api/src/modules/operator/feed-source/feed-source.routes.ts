import { Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { feedSourceIdSchema, feedSourcesSchema, feedTrialSchema } from "./feed-source.dto.ts";
import { FeedSourceForm, FeedSourceIdForm, FeedSourcesQuery, FeedTrialForm } from "./feed-source.form.ts";
import { readFeedSources } from "./feed-source.read-model.ts";
import { changeFeed, registerFeed, removeFeed } from "./feed-source.service.ts";
import { tryFeed } from "./feed-trial.service.ts";
import { feedUrl } from "./feed-url.ts";

/** GET, PUT, DELETE /feed_sources (docs/decisions: an addition to api.md's operator table). */
export function feedSourceRoutes(router: Router, { clock, config }: Parts): void {
  router.operator({
    method: "GET",
    path: "/feed_sources",
    allow: "view",
    summary: "Feed sources with their state; all, those of a contract, or one",
    query: FeedSourcesQuery,
    data: feedSourcesSchema,
    run: async ({ tx, query }) => ({
      feed_sources: await readFeedSources(tx, clock.now(), { contractId: query.contract_id, id: query.feed_source_id }),
    }),
  });

  router.operator({
    method: "PUT",
    path: "/feed_sources",
    allow: "edit",
    summary: "Create a feed source for one or all contracts, or change the one with the given id",
    body: FeedSourceForm,
    data: feedSourceIdSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const { feed_source_id, contract_id, ...settings } = body;
      const now = clock.now();
      const before = feed_source_id === undefined ? null : await settingsOf(tx, feed_source_id, now);
      const saved =
        feed_source_id === undefined
          ? await registerFeed(tx, contract_id ?? null, settings, now)
          : await changeFeed(tx, feed_source_id, settings, now);
      if (saved instanceof Refusal) return saved;
      const after = await settingsOf(tx, String(saved), now);
      const detail = { feedSourceId: saved, ...differenceOf(before, after ?? {}) };
      await auditOperator(tx, { operatorId, action: "feed.save", detail, requestId: request.id });
      return { feed_source_id: String(saved) };
    },
  });

  router.operator({
    method: "POST",
    path: "/feed_trial",
    allow: "edit",
    summary: "Fetch a feed once and tell what would be taken in; stores nothing",
    body: FeedTrialForm,
    data: feedTrialSchema,
    run: async ({ body }) => {
      const address = feedUrl(body.feed_url);
      if ("fault" in address) throw invalidFields([{ field: "feed_url", message: address.fault }]);
      return tryFeed({ config, clock }, address.url);
    },
  });

  router.operator({
    method: "DELETE",
    path: "/feed_sources",
    allow: "edit",
    summary: "Delete a feed source; its articles stay",
    query: FeedSourceIdForm,
    body: FeedSourceIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      const id = requiredId("feed_source_id", "フィードID", query, body);
      const before = await settingsOf(tx, id, clock.now());
      await removeFeed(tx, id);
      const detail = { feedSourceId: id, before };
      await auditOperator(tx, { operatorId, action: "feed.remove", detail, requestId: request.id });
      return {};
    },
  });
}

/** What somebody may set of a feed; null where there is none. */
async function settingsOf(tx: Transaction, id: string, now: Date): Promise<object | null> {
  const [feed] = await readFeedSources(tx, now, { id });
  if (!feed) return null;
  const { feed_url, contract_id, media_code, media_name, every_minutes, state } = feed;
  return { feed_url, contract_id, media_code, media_name, every_minutes, stopped: state === "stopped" ? 1 : 0 };
}
