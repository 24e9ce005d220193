import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ArticleCountsWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { instance } from "../../graphql/instance.ts";

export const CountStep = { DAY: "DAY", MONTH: "MONTH" } as const;
export type CountStep = (typeof CountStep)[keyof typeof CountStep];
registerEnumType(CountStep, {
  name: "CountStep",
  description: "What one row of the article-count report covers.",
  valuesConfig: { DAY: { description: "A day." }, MONTH: { description: "A month." } },
});

@ObjectType({ simpleResolvers: true, description: "Articles that one theme found in a day or month." })
export class ThemeArticleCount {
  @Field(() => String, { description: "Name of the theme." })
  themeName!: string;

  @Field(() => Int, { description: "Number of articles." })
  articleCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Number of articles of one source in a day or month." })
export class ArticleCountRow {
  @Field(() => String, { description: "yyyy-MM-dd, or yyyy-MM for a month." })
  step!: string;

  @Field(() => Int, { description: "Number of themes with at least one article." })
  themeCount!: number;

  @Field(() => Int, { description: "Distinct articles over all themes." })
  articleCount!: number;

  @Field(() => [ThemeArticleCount], { description: "Counts by theme, in the display order of the themes." })
  themes!: ThemeArticleCount[];
}

@ObjectType({
  simpleResolvers: true,
  description: "The article-count report, newest first. Days or months without articles have no row.",
})
export class ArticleCountReport {
  @Field(() => [ArticleCountRow], { description: "All sources together." })
  all!: ArticleCountRow[];

  @Field(() => [String], { description: "Themes that have a count, in the order of the theme tree." })
  themes!: string[];

  @Field(() => [ArticleCountRow], { description: "Newspapers as page images (MC)." })
  newspaperImage!: ArticleCountRow[];

  @Field(() => [ArticleCountRow], { description: "Newspapers as text (SC)." })
  newspaperText!: ArticleCountRow[];

  @Field(() => [ArticleCountRow], { description: "Web news." })
  web!: ArticleCountRow[];

  @Field(() => [ArticleCountRow], { description: "Magazines." })
  magazine!: ArticleCountRow[];
}

export const ArticleCountResult = createUnionType({
  name: "ArticleCountResult",
  description: "The report, or the faults of the period.",
  types: () => [ArticleCountReport, InvalidForm] as const,
});

const toRows = (rows: ArticleCountsWire["mc_info"]): ArticleCountRow[] =>
  rows.map((row) =>
    instance(ArticleCountRow, {
      step: row.process_date,
      themeCount: row.theme_count,
      articleCount: row.article_count,
      themes: row.theme_info.map(({ theme_name, theme_article_count }) =>
        instance(ThemeArticleCount, { themeName: theme_name, articleCount: theme_article_count }),
      ),
    }),
  );

export const toArticleCountReport = (wire: ArticleCountsWire): ArticleCountReport =>
  instance(ArticleCountReport, {
    all: toRows(wire.all_info),
    // Behind the day and both counts.
    themes: wire.all_header.slice(3),
    newspaperImage: toRows(wire.mc_info),
    newspaperText: toRows(wire.sc_info),
    web: toRows(wire.web_info),
    magazine: toRows(wire.magazine_info),
  });
