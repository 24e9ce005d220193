import { type Router, TOPIC_USERS } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { changedArticlesSchema } from "../article-setting/article-setting.dto.ts";
import { AssessmentForm } from "./assessment.form.ts";
import { assess } from "./assessment.service.ts";

/** PUT /article_assessment (our addition to api.md). */
export function assessmentRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "PUT",
    path: "/article_assessment",
    allow: TOPIC_USERS,
    summary: "Set tone and tags of up to 1,000 articles; the answer names those that were not changed",
    body: AssessmentForm,
    data: changedArticlesSchema,
    run: ({ tx, actor, request, body }) => assess({ tx, actor, requestId: request.id, now: clock.now() }, body),
  });
}
