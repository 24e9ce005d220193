import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { IsOptional } from "class-validator";
import { Refusal } from "../../../http/envelope.ts";
import { CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { SelectionQuery, selectionOf } from "../../themes/theme/selection.form.ts";
import { articleDetailSchema } from "./article.dto.ts";
import { readArticleDetail } from "./article-detail.service.ts";
import { MarkedWordsField } from "./marked-words.ts";

/** Period and selection are those of the list it was opened from: same_story_count is of the one, the words are those of the other. */
class ArticleQuery extends SelectionQuery {
  @IdField("記事ID") articleId!: string;
  @IsOptional() @CodeField("データ区分", DATA_SECTIONS) data_section?: DataSection;
  @IsOptional() @MarkedWordsField() marked_words?: string[];
  /** The screen or mail it was opened from; both are for the records of counted uses, which this call is not. */
  @IsOptional() @ShortTextField("画面ID", 20) display_id?: string;
  @IsOptional() @ShortTextField("メールフラグ", 5) is_mail?: string;
}

/** GET /article (api.md, Themes, lists, search). */
export function articleRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/article",
    allow: ANY_USER,
    summary: "One article for reading, without the text of newspapers",
    query: ArticleQuery,
    data: articleDetailSchema,
    run: async ({ actor, tx, query }) => {
      const article = await readArticleDetail(tx, actor, query.articleId, {
        section: query.data_section,
        period: periodOf(query, clock),
        selection: selectionOf(query),
        markedWords: query.marked_words,
        now: clock.now(),
      });
      return article ? { article_info: [article] } : new Refusal("NOT_DISPLAYABLE", { article_info: [] });
    },
  });
}
