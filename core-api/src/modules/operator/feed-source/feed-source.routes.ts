import { Type } from "typebox";
import { invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { removeFeedSource, saveFeedSource } from "./feed-change.service.ts";
import { feedSourceIdSchema, feedSourcesSchema, feedTrialSchema } from "./feed-source.dto.ts";
import { FeedSourceForm, FeedSourceIdForm, FeedSourcesQuery, FeedTrialForm } from "./feed-source.form.ts";
import { readFeedSources } from "./feed-source.read-model.ts";
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
      const saved = await saveFeedSource({ tx, operatorId, requestId: request.id, now: clock.now() }, body);
      if (saved instanceof Refusal) return saved;
      return { feed_source_id: String(saved) };
    },
  });

  router.operator({
    method: "POST",
    path: "/feed_trial",
    allow: "edit",
    onlyReads: true,
    summary: "Fetch a feed once and return what would be ingested; stores nothing",
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
      await removeFeedSource({ tx, operatorId, requestId: request.id, now: clock.now() }, id);
      return {};
    },
  });
}
