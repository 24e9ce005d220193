import "reflect-metadata";
import { Matches } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { PeriodInput, periodOf, periodQuery } from "../period/period.ts";
import { SelectionInput } from "../theme/selection.input.ts";
import { selectionKindOf, selectionQuery, toCounts } from "../theme/theme.mapper.ts";
import { ListMarked, ListMarkedResult, ReadingPlace } from "./reading-place.type.ts";

@ArgsType()
class ListVisitArgs {
  @Field(() => SelectionInput, { description: "The list." })
  selection!: SelectionInput;

  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { description: "The newest article in it." })
  articleId!: string;
}

/** Where the user was: what he has read of each list of the tree, where he stopped, and lists marked as read as a whole. */
@Resolver()
export class ReadingPlaceResolver {
  @Query(() => [ReadingPlace], {
    description: "Lists in which the user has read articles, or which the user has visited.",
  })
  async readingPlaces(
    @Arg("period", () => PeriodInput, { nullable: true, description: "Days of the counts." })
    period: PeriodInput | null,
    @Ctx() { core, now }: RequestContext,
  ): Promise<ReadingPlace[]> {
    const { place_info: places } = await core.articles.places(periodQuery(periodOf(period, now())));
    return places.map((wire) =>
      instance(ReadingPlace, {
        kind: selectionKindOf(wire.data_kbn),
        id: wire.id,
        read: toCounts({
          news_article_count: wire.news_read_count,
          web_article_count: wire.web_read_count,
          magazine_article_count: wire.magazine_read_count,
        }),
        seenArticleId: wire.seen_article_id,
      }),
    );
  }

  @Mutation(() => Boolean, {
    description: "Records that the user has seen a list. Returns false if the user can no longer see it.",
  })
  async visitList(
    @Args(() => ListVisitArgs) { selection, articleId }: ListVisitArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<boolean> {
    const answer = await removedOrRefusal(core.articles.visit({ ...selectionQuery(selection), article_id: articleId }));
    return !(answer instanceof Refusal);
  }

  @Mutation(() => ListMarkedResult, {
    description: "Marks a whole list as read for the user. Does not count as a use.",
  })
  async markListRead(
    @Arg("selection", () => SelectionInput, { description: "The list." }) selection: SelectionInput,
    @Arg("period", () => PeriodInput, { description: "Its days." }) period: PeriodInput,
    @Ctx() { core, now }: RequestContext,
  ): Promise<ListMarked | Refusal> {
    const days = periodQuery(periodOf(period, now()));
    const answer = await removedOrRefusal(core.articles.markList({ ...selectionQuery(selection), ...days }));
    if (answer instanceof Refusal) return answer;
    return instance(ListMarked, { count: answer.marked_count, markedAt: answer.marked_datetime });
  }

  @Mutation(() => Int, {
    description: "Undoes markListRead. Returns the number of articles that are unread again.",
  })
  async unmarkList(
    @Arg("markedAt", () => String, { description: "markedAt of the answer of markListRead." }) markedAt: string,
    @Ctx() { core }: RequestContext,
  ): Promise<number> {
    return (await core.articles.unmarkList({ marked_datetime: markedAt })).unmarked_count;
  }
}
