import "reflect-metadata";
import { ArrayMaxSize, ArrayMinSize, Matches } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Resolver } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";

/** As many as core-api marks in one call. */
const MOST = 200;

@ArgsType()
class ReadMarkArgs {
  @ArrayMinSize(1, { message: inputText.articles })
  @ArrayMaxSize(MOST, { message: inputText.articles })
  @Matches(/^\d{1,19}$/, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "article_ids, at most 200." })
  ids!: string[];

  @Field(() => Boolean, { description: "True: read, false: unread." })
  read!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Articles that were marked." })
class ReadMarks {
  @Field(() => [ID], { description: "article_ids." })
  ids!: string[];

  @Field(() => Boolean, { description: "Whether they are marked as read." })
  read!: boolean;
}

/** What the user has read, kept on the server so that it holds in every browser. */
@Resolver()
export class ReadMarkResolver {
  @Mutation(() => ReadMarks, {
    description: "Marks articles as read or unread for the signed-in user. Does not count as a use.",
  })
  async markRead(
    @Args(() => ReadMarkArgs) { ids, read }: ReadMarkArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ReadMarks> {
    const article_info = ids.map((article_id) => ({ article_id }));
    await core.articles.markRead({ article_info, read_flag: read ? 1 : 0 });
    return instance(ReadMarks, { ids, read });
  }
}
