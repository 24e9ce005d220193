import "reflect-metadata";
import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A newspaper that is missing today, not due yet, late, or has few articles.",
})
export class LatePaper {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "missing, waiting (not due yet), late or few." })
  state!: string;

  @Field(() => Day, { description: "Day on which it was due." })
  dueOn!: string;

  @Field(() => String, { description: "Time in Tokyo after which it counts as missing, HH:mm." })
  dueTime!: string;

  @Field(() => String, { nullable: true, description: "Median time of its last article, HH:mm in Tokyo." })
  usualTime!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When its latest article of today arrived." })
  lastAt!: string | null;

  @Field(() => Int, { description: "Number of its articles today." })
  articles!: number;

  @Field(() => Int, { nullable: true, description: "Median number of its articles." })
  usualArticles!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "Arrival state of today's newspapers that the user may see." })
export class PaperArrivals {
  @Field(() => DateTime, { description: "When this state was computed." })
  checkedAt!: string;

  @Field(() => Int, { description: "Newspapers that are expected today." })
  expected!: number;

  @Field(() => Int, { description: "Number of them that have arrived." })
  arrived!: number;

  @Field(() => String, { description: "Summary, as in the head of mails; blank if no newspaper is expected." })
  line!: string;

  @Field(() => [LatePaper], { description: "Missing first, then late ones and those with few articles, then waiting." })
  papers!: LatePaper[];
}

/** The line of home, and its detail: one REST call. */
@Resolver()
export class PaperArrivalResolver {
  @Query(() => PaperArrivals, { description: "Arrival state of today's newspapers." })
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
