import { PROMINENCES, type Prominence } from "@kirinuki/schema/prominence.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { resolveSelection } from "../../../access/selection.ts";
import { DayField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { type SectionCounts, visibleCounts } from "../../../period/section-counts.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { SelectionQuery, selectionOf } from "../../themes/theme/selection.form.ts";
import { listPeriodOf } from "../article/article-list.query.ts";
import { type GradeCount, readGradeCounts } from "./grade-counts.read-model.ts";

class ProminenceQuery extends SelectionQuery {
  @IsOptional() @DayField("処理日") process_date?: DayString;
}

const prominenceCountsSchema = Type.Object({
  prominence_count_info: Type.Array(
    Type.Object({
      prominence: Type.Unsafe<Prominence>(Type.Integer({ enum: [...PROMINENCES] })),
      news_article_count: Type.Integer(),
      web_news_article_count: Type.Integer(),
      magazine_article_count: Type.Integer(),
    }),
  ),
});

/** GET /prominence_counts (our addition to api.md, Themes, lists, search). */
export function prominenceRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/prominence_counts",
    allow: ANY_USER,
    summary: "Number of articles of a theme, theme group, topic or all themes, by prominence and source",
    query: ProminenceQuery,
    data: prominenceCountsSchema,
    run: async ({ actor, tx, query }) => {
      const selected = await resolveSelection(tx, actor, selectionOf(query));
      const asked = { period: listPeriodOf(query, clock), sections: actor.sections };
      const counts = await readGradeCounts(tx, actor.contractId, selected, asked);
      return {
        prominence_count_info: PROMINENCES.map((prominence) => {
          const { newspaper, web, magazine } = visibleCounts(sectionsOf(counts, prominence), actor.sections);
          return {
            prominence,
            news_article_count: newspaper,
            web_news_article_count: web,
            magazine_article_count: magazine,
          };
        }),
      };
    },
  });
}

function sectionsOf(counts: readonly GradeCount[], prominence: Prominence): SectionCounts {
  const sections: SectionCounts = { 1: 0, 2: 0, 3: 0, 5: 0 };
  for (const { section, n } of counts.filter((each) => each.prominence === prominence)) sections[section] += n;
  return sections;
}
