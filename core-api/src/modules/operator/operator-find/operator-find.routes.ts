import { Type } from "typebox";
import { ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { foundArticlesSchema } from "../article-life/article-life.dto.ts";
import { findMails } from "../mail-life/mail-find.read-model.ts";
import { foundMail } from "../mail-life/mail-life.dto.ts";
import { findHeadlines, findThemes, MOST_OF_A_KIND } from "./operator-find.read-model.ts";

class FindQuery {
  @ShortTextField("キーワード", 200) keyword!: string;
}

/** Themes, mails and articles of all contracts, beside /contract_overview and /el_users (our addition to api.md, Operator). */
export function operatorFindRoutes(router: Router, { clock, search }: Parts): void {
  router.operator({
    method: "GET",
    path: "/operator_find",
    allow: "view",
    summary:
      "Themes by name or id, and mails by id or by the beginning of the address or the written subject; six of each",
    query: FindQuery,
    data: Type.Object({
      themes: Type.Array(
        Type.Object({
          contract_id: Type.String(),
          company_name: Type.String(),
          theme_id: Type.String(),
          theme_name: Type.String(),
        }),
      ),
      mail_info: Type.Array(foundMail),
    }),
    run: async ({ tx, query }) => {
      const keyword = query.keyword.trim();
      const asked = { keyword, now: clock.now(), most: MOST_OF_A_KIND };
      return { themes: await findThemes(tx, keyword), mail_info: await findMails(tx, asked) };
    },
  });

  router.operator({
    method: "GET",
    path: "/headline_find",
    allow: "view",
    summary:
      "An article by its id, or the newest articles of a month whose headline contains the words, in all contracts",
    query: FindQuery,
    data: foundArticlesSchema,
    run: async ({ tx, query }) => ({
      article_info: await findHeadlines({ tx, search, now: clock.now() }, query.keyword.normalize("NFKC").trim()),
    }),
  });
}
