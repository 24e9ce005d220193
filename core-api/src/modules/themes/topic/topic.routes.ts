import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { lineSchema, readSettings, readThemeSets, settingsSchema } from "../theme-set/theme-set.read-model.ts";
import { orderRoute, removalRoute } from "../theme-set/theme-set.routes.ts";
import { TOPICS } from "../theme-set/theme-set.ts";
import { NewTopicBody, TopicBody, TopicOrderForm, TopicQuery, TopicRemovalForm } from "./topic.form.ts";
import { saveTopic } from "./topic.service.ts";
import { readTopicUserChoices, topicUsersSchema } from "./topic-user.repository.ts";

const listSchema = Type.Object({
  topics: Type.Array(Type.Object({ topics_id: Type.String(), topics_name: Type.String(), ...lineSchema })),
});

/** One topic with everything that may be chosen; id and version are null of a new one. */
const topicSchema = Type.Object({
  topics_id: nullable(Type.String()),
  topics_name: Type.String(),
  user_info: topicUsersSchema,
  ...settingsSchema,
});

/** @throws AppError NOT_FOUND */
async function present(tx: Transaction, contractId: number, id?: string): Promise<Static<typeof topicSchema>> {
  const { id: known, name, settings } = await readSettings(tx, TOPICS, contractId, id);
  const users = await readTopicUserChoices(tx, contractId, id);
  return { topics_id: known, topics_name: name, user_info: users, ...settings };
}

/** GET /topics, GET, POST, PUT and DELETE /topic, PUT /topics_display_order (api.md, Administration). */
export function topicRoutes(router: Router): void {
  readRoutes(router);
  saveRoutes(router);
  removalRoute(router, TOPICS, {
    path: "/topic",
    label: "トピックスID",
    summary: "Delete a topic; refused while a mail setting uses it; its articles stay in other lists",
    form: TopicRemovalForm,
  });
  orderRoute(router, TOPICS, {
    path: "/topics_display_order",
    summary: "Save the display order of all topics; 409 if one is missing",
    form: TopicOrderForm,
  });
}

function readRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/topics",
    allow: ADMINS,
    summary: "Topics in display order",
    data: listSchema,
    run: async ({ tx, actor: { contractId } }) => ({
      topics: (await readThemeSets(tx, TOPICS, contractId)).map(({ id, name, ...line }) => ({
        topics_id: id,
        topics_name: name,
        ...line,
      })),
    }),
  });

  router.user({
    method: "GET",
    path: "/topic",
    allow: ADMINS,
    summary: "One topic with all users, themes and user groups, chosen or not; without an id, the choices of a new one",
    query: TopicQuery,
    data: topicSchema,
    run: ({ tx, actor: { contractId }, query }) => present(tx, contractId, query.topics_id),
  });
}

function saveRoutes(router: Router): void {
  router.user({
    method: "POST",
    path: "/topic",
    allow: ADMINS,
    summary: "Create a topic, last in the order",
    body: NewTopicBody,
    data: topicSchema,
    run: async ({ tx, actor, body, request }) => {
      const saved = await saveTopic({ tx, actor, requestId: request.id }, body);
      return saved instanceof Refusal ? saved : present(tx, actor.contractId, saved);
    },
  });

  router.user({
    method: "PUT",
    path: "/topic",
    allow: ADMINS,
    summary: "Change a topic; 409 if it changed since the given version",
    body: TopicBody,
    data: topicSchema,
    run: async ({ tx, actor, body, request }) => {
      const seen = { id: body.topics_id, version: body.version };
      const saved = await saveTopic({ tx, actor, requestId: request.id }, body, seen);
      return saved instanceof Refusal ? saved : present(tx, actor.contractId, saved);
    },
  });
}
