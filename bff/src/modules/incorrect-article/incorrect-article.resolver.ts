import "reflect-metadata";
import { ArrayMaxSize, IsIn, IsOptional, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { BffError } from "../../errors/bff-error.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  ArticleCorrected,
  ArticleCorrectionPage,
  ArticleStillIncorrect,
  CorrectArticleResult,
  FieldChange,
  IncorrectArticle,
  IncorrectArticleDetail,
  IncorrectArticlePage,
  IngestFault,
  ItemCorrection,
  RawField,
  RawFieldInput,
} from "./incorrect-article.type.ts";

type ItemWire = Omit<DataOf<"/admin/api/v1/incorrect_mc_article", "get">, "payload" | "article_info">;

@ArgsType()
class PeriodArgs {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;

  @IsOptional()
  @MaxLength(500)
  @Field(() => String, { nullable: true, description: "Part of the file name." })
  file?: string | null;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "From 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Rows, at most 100." })
  pageSize!: number;
}

@ArgsType()
class IncorrectArticlesArgs extends PeriodArgs {
  @IsOptional()
  @IsIn(["open", "closed"])
  @Field(() => String, { nullable: true, description: "open or closed; null: both." })
  status?: "open" | "closed" | null;
}

@ArgsType()
class CorrectArticleArgs {
  @Field(() => ID, { description: "incorrect_article_id." })
  id!: string;

  @ArrayMaxSize(100)
  @ValidateNested()
  @Field(() => [RawFieldInput], { description: "Fields to correct; the others stay as they are." })
  fields!: RawFieldInput[];
}

const toFaults = (faults: ItemWire["faults"]): IngestFault[] => faults.map((fault) => instance(IngestFault, fault));

const itemOf = (wire: ItemWire) => ({
  id: wire.incorrect_article_id,
  file: wire.source_file,
  itemNo: wire.item_no,
  occurredAt: wire.occurred_at,
  closedAt: wire.closed_at,
  faults: toFaults(wire.faults),
});

const askedFor = ({ start, end, file, page, pageSize }: PeriodArgs) => ({
  process_date_start: start,
  process_date_end: end,
  page,
  page_size: pageSize,
  ...(file && { source_file: file }),
});

/** Items that could not be taken in, and their correction (screen /el/incorrect-articles). Operators only. */
@Resolver()
export class IncorrectArticleResolver {
  @Query(() => IncorrectArticlePage, { description: "Items that could not be ingested. Operators only." })
  async incorrectArticles(
    @Args(() => IncorrectArticlesArgs) args: IncorrectArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<IncorrectArticlePage> {
    const { incorrect_mc_articles, incorrect_article_count } = await core.operatorMedia.incorrectArticles({
      ...askedFor(args),
      ...(args.status && { status: args.status }),
    });
    return instance(IncorrectArticlePage, {
      total: incorrect_article_count,
      articles: incorrect_mc_articles.map(({ excerpt, ...wire }) =>
        instance(IncorrectArticle, { ...itemOf(wire), excerpt }),
      ),
    });
  }

  @Query(() => IncorrectArticleDetail, {
    nullable: true,
    description: "One item that could not be ingested; null if there is none.",
  })
  async incorrectArticle(
    @Arg("id", () => ID, { description: "incorrect_article_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<IncorrectArticleDetail | null> {
    const wire = await unlessUnknown(core.operatorMedia.incorrectArticle({ incorrect_article_id: id }), null);
    if (wire === null) return null;
    const fields = Object.entries(wire.article_info).map(([name, value]) =>
      instance(RawField, { name, json: JSON.stringify(value) }),
    );
    const excerpt = wire.payload.slice(0, 200);
    return instance(IncorrectArticleDetail, { ...itemOf(wire), excerpt, payload: wire.payload, fields });
  }

  @Mutation(() => CorrectArticleResult, { description: "Corrects an item and ingests it. Operators only." })
  async correctArticle(
    @Args(() => CorrectArticleArgs) { id, fields }: CorrectArticleArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleCorrected | ArticleStillIncorrect | Refusal> {
    const article_info = Object.fromEntries(fields.map(({ name, json }) => [name, parsedField(name, json)]));
    const answer = await core.operatorMedia.correctArticle({ incorrect_article_id: id, article_info });
    if (!(answer instanceof CoreRefusal))
      return instance(ArticleCorrected, { articleId: answer.article_id, matched: answer.matched_count });
    if (answer.faults.length === 0)
      return instance(Refusal, { code: answer.code, message: answer.message, retryAfter: null });
    return instance(ArticleStillIncorrect, {
      faults: toFaults(answer.faults.map(({ field, message }) => ({ field, reason: message }))),
    });
  }

  @Query(() => ArticleCorrectionPage, { description: "Corrections made by operators. Operators only." })
  async articleCorrections(
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleCorrectionPage> {
    const { incorrect_articles_update_history, history_count } = await core.operatorMedia.corrections(askedFor(args));
    return instance(ArticleCorrectionPage, {
      total: history_count,
      corrections: incorrect_articles_update_history.map((wire) =>
        instance(ItemCorrection, {
          id: wire.incorrect_article_id,
          file: wire.source_file,
          itemNo: wire.item_no,
          operatorId: wire.el_admin_id,
          at: wire.corrected_at,
          articleId: wire.article_id,
          changes: wire.changes.map((change) => instance(FieldChange, change)),
        }),
      ),
    });
  }
}

/** @throws BffError BAD_USER_INPUT */
function parsedField(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BffError("BAD_USER_INPUT", { fieldErrors: [{ field: name, message: "値の形式に誤りがあります。" }] });
  }
}
