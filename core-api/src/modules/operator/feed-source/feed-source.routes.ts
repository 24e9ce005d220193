import { Type } from "typebox";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { auditOperator } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { feedSourceIdSchema, feedSourcesSchema } from "./feed-source.dto.ts";
import { FeedSourceForm, FeedSourceIdForm, FeedSourcesQuery } from "./feed-source.form.ts";
import { readFeedSources } from "./feed-source.read-model.ts";
import { changeFeed, registerFeed, removeFeed } from "./feed-source.service.ts";

/** GET, PUT, DELETE /feed_sources (docs/decisions: an addition to api.md's operator table). */
export function feedSourceRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/feed_sources",
    allow: "view",
    summary: "Feed sources with their state; all, those of a contract, or one",
    query: FeedSourcesQuery,
    data: feedSourcesSchema,
    run: async ({ tx, query }) => ({
      feed_sources: await readFeedSources(tx, { contractId: query.contract_id, id: query.feed_source_id }),
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
      const saved =
        feed_source_id === undefined
          ? await registerFeed(tx, contract_id ?? null, settings, now)
          : await changeFeed(tx, feed_source_id, settings, now);
      if (saved instanceof Refusal) return saved;
      const detail = { feedSourceId: saved, ...body };
      await auditOperator(tx, { operatorId, action: "feed.save", detail, requestId: request.id });
      return { feed_source_id: String(saved) };
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
      const { feed_url } = await removeFeed(tx, id);
      const detail = { feedSourceId: id, feed_url };
      await auditOperator(tx, { operatorId, action: "feed.remove", detail, requestId: request.id });
      return {};
    },
  });
}
