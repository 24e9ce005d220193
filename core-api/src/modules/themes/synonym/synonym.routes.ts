import type { Router } from "../../../http/route.ts";
import { SynonymsForm, SynonymsQuery } from "./synonym.form.ts";
import { readSynonymList, saveSynonymList, synonymsSchema } from "./synonym.service.ts";

/** GET and PUT /synonyms: what `syn:` stands for (expressions.md, Synonyms). */
export function synonymRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/synonyms",
    allow: "view",
    summary: "Sets of synonyms of a contract, or the general ones",
    query: SynonymsQuery,
    data: synonymsSchema,
    run: ({ tx, query }) => readSynonymList(tx, query.contract_id),
  });

  router.operator({
    method: "PUT",
    path: "/synonyms",
    allow: "edit",
    summary: "Replace the list; expressions that use one of its terms with `syn:` apply it from the next article on",
    body: SynonymsForm,
    data: synonymsSchema,
    run: ({ tx, body, operatorId, request }) => saveSynonymList({ tx, operatorId, requestId: request.id }, body),
  });
}
