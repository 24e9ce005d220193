import "reflect-metadata";
import { ValidateNested } from "class-validator";
import { Arg, Ctx, Field, InputType, Int, ObjectType, Query, Resolver } from "type-graphql";
import { speakingGraphql } from "../../errors/bff-error.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { PERIOD_NAMES, PeriodInput, periodOf, periodQuery } from "../period/period.ts";
import { SelectionInput } from "../theme/selection.input.ts";
import { selectionQuery } from "../theme/theme.mapper.ts";

@InputType({ description: "Which list is counted." })
export class ProminenceCountsInput {
  @ValidateNested()
  @Field(() => SelectionInput, { description: "Theme, theme group or topic." })
  selection!: SelectionInput;

  @ValidateNested()
  @Field(() => PeriodInput, { description: "Days." })
  period!: PeriodInput;
}

@ObjectType({ simpleResolvers: true, description: "Articles of a list that have one prominence, by tab." })
export class ProminenceCount {
  @Field(() => Int, { description: "1 headline, 2 lead, 3 several places of the text, 4 one; 0 no word found it." })
  prominence!: number;

  @Field(() => Int, { description: "Newspaper articles." })
  newspaper!: number;

  @Field(() => Int, { description: "Web articles." })
  web!: number;

  @Field(() => Int, { description: "Magazine articles." })
  magazine!: number;
}

@Resolver()
export class ProminenceResolver {
  @Query(() => [ProminenceCount], { description: "Number of articles of a list of screen 0002, by prominence." })
  async prominenceCounts(
    @Arg("input", () => ProminenceCountsInput, { description: "Which list." }) {
      selection,
      period,
    }: ProminenceCountsInput,
    @Ctx() { core, now }: RequestContext,
  ): Promise<ProminenceCount[]> {
    const query = { ...selectionQuery(selection), ...periodQuery(periodOf(period, now())) };
    const names = { ...PERIOD_NAMES, data_kbn: "selection.kind", id: "selection.id" } as const;
    const found = await speakingGraphql(names, core.articles.prominence(query));
    return found.prominence_count_info.map((wire) =>
      instance(ProminenceCount, {
        prominence: wire.prominence,
        newspaper: wire.news_article_count,
        web: wire.web_news_article_count,
        magazine: wire.magazine_article_count,
      }),
    );
  }
}
