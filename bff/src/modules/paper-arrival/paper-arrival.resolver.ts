import "reflect-metadata";
import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";

@ObjectType({ simpleResolvers: true, description: "A newspaper of today that has not come, or not as usual." })
export class LatePaper {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "missing, waiting (not due yet), late or few." })
  state!: string;

  @Field(() => Day, { description: "Day on which it was due." })
  dueOn!: string;

  @Field(() => String, { description: "Time in Tokyo since which it is missing if nothing has come, HH:mm." })
  dueTime!: string;

  @Field(() => String, { nullable: true, description: "Median time of its last article, HH:mm in Tokyo." })
  usualTime!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When its last article of today came." })
  lastAt!: string | null;

  @Field(() => Int, { description: "Its articles of today." })
  articles!: number;

  @Field(() => Int, { nullable: true, description: "Median of its articles." })
  usualArticles!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "How today's newspapers stand, of those that the user may see." })
export class PaperArrivals {
  @Field(() => DateTime, { description: "The moment of which this is." })
  checkedAt!: string;

  @Field(() => Int, { description: "Newspapers that are expected today." })
  expected!: number;

  @Field(() => Int, { description: "How many of them have come." })
  arrived!: number;

  @Field(() => String, { description: "As the head of the mails says it; blank if no newspaper is expected." })
  line!: string;

  @Field(() => [LatePaper], { description: "Missing first, then late ones and those with few articles, then waiting." })
  papers!: LatePaper[];
}

/** The line of home, and its detail: one REST call. */
@Resolver()
export class PaperArrivalResolver {
  @Query(() => PaperArrivals, { description: "Which of today's newspapers have come." })
  async paperArrivals(@Ctx() { core }: RequestContext): Promise<PaperArrivals> {
    const wire = await core.articles.papers({});
    return instance(PaperArrivals, {
      checkedAt: wire.checked_at,
      expected: wire.expected_count,
      arrived: wire.arrived_count,
      line: wire.line,
      papers: wire.papers.map((paper) =>
        instance(LatePaper, {
          code: paper.media_code,
          name: paper.media_name,
          state: paper.state,
          dueOn: paper.due_on,
          dueTime: paper.due_time,
          usualTime: paper.usual_last_arrival,
          lastAt: paper.last_arrived_at,
          articles: paper.article_count,
          usualArticles: paper.usual_count,
        }),
      ),
    });
  }
}
