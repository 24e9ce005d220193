import { invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { chargeCodeFor } from "../charge-code/charge-code.service.ts";
import { ArticleTextForm } from "./article-request.form.ts";
import { divisionOf, originOf, requireOwnContract, wantedOf } from "./article-request.ts";
import { type TextOutcome, takeText } from "./article-text.service.ts";
import { notDisplayable } from "./not-displayable.ts";
import { articleTextSchema } from "./original.dto.ts";

/** POST /article (api.md): text view (pdf_flag 1) and text print (2). */
export function articleTextRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "POST",
    path: "/article",
    allow: ANY_USER,
    summary: "The text of a newspaper article for display (pdf_flag 1) or print (2); counts a use",
    body: ArticleTextForm,
    data: articleTextSchema,
    run: async ({ tx, actor, body, request }) => {
      requireOwnContract(actor, body);
      const [wanted, ...others] = wantedOf(body);
      if (!wanted || others.length > 0)
        throw invalidFields([{ field: "article_info", message: "記事は1件だけ指定してください。" }]);
      const code = await chargeCodeFor(tx, actor, body.charge_code);
      if (code instanceof Refusal) return code;
      const kind = divisionOf(body) === 2 ? "text_print" : "text_display";
      const markedWords = body.marked_words;
      const copies = kind === "text_print" ? body.copies : undefined;
      const wish = { wanted, kind, copies, origin: originOf(body, code), requestId: request.id, markedWords } as const;
      return answer(await takeText(tx, actor, wish, clock.now()));
    },
  });
}

function answer(outcome: TextOutcome) {
  switch (outcome.kind) {
    case "ready":
      return { article_text: outcome.text, article_info: [outcome.article] };
    case "not-obtained":
      return { data_flag: 1, article_info: [outcome.failed] };
    case "group-limit":
      return { data_flag: 0, article_info: [] };
    case "demand-limit":
      return new Refusal("DEMAND_LIMIT", { article_info: [] });
    case "not-displayable":
      return notDisplayable(outcome.failed);
  }
}
