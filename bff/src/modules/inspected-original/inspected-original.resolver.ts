import "reflect-metadata";
import { IsIn, IsOptional, MaxLength } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";

const SECTIONS = [1, 2, 5] as const;
const STATES = ["all", "no_pdf", "no_text", "withdrawn"] as const;

@ObjectType({ simpleResolvers: true, description: "An article, and what is stored of its original." })
export class InspectedOriginal {
  @Field(() => ID, { description: "article_id." })
  id!: string;

  @Field(() => Int, { description: "data_section." })
  section!: number;

  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => String, { description: "Name of its medium." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDay!: string | null;

  @Field(() => DateTime, { description: "When it arrived." })
  arrivedAt!: string;

  @Field(() => Boolean, { description: "Whether a PDF is stored." })
  hasPdf!: boolean;

  @Field(() => Boolean, { description: "Whether a text is stored." })
  hasText!: boolean;

  @Field(() => Boolean, { description: "Whether its source withdrew it." })
  isWithdrawn!: boolean;

  @Field(() => Int, { description: "Counted uses of all contracts." })
  uses!: number;
}

@ObjectType({ simpleResolvers: true, description: "The newest originals of a search." })
export class InspectedOriginals {
  @Field(() => [InspectedOriginal], { description: "At most 100." })
  originals!: InspectedOriginal[];

  @Field(() => Boolean, { description: "Whether there are older ones." })
  hasMore!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The stored text of an article." })
export class InspectedText {
  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => String, { description: "Text." })
  text!: string;
}

@ArgsType()
class InspectedOriginalsArgs {
  @Field(() => Day, { description: "First day of arrival." })
  start!: string;

  @Field(() => Day, { description: "Last day of arrival." })
  end!: string;

  @IsOptional()
  @MaxLength(200)
  @Field(() => String, { nullable: true, description: "Words of the title, or an article_id." })
  keyword?: string | null;

  @IsOptional()
  @IsIn(SECTIONS)
  @Field(() => Int, { nullable: true, description: "data_section 1, 2 or 5; null: all." })
  section?: (typeof SECTIONS)[number] | null;

  @IsIn(STATES)
  @Field(() => String, { defaultValue: "all", description: "all, no_pdf, no_text or withdrawn." })
  state!: (typeof STATES)[number];
}

/** Originals as operators look at them (screen /el/originals); no use is counted. Operators only. */
@Resolver()
export class InspectedOriginalResolver {
  @Query(() => InspectedOriginals, { description: "Articles, and what is stored of their originals. Operators only." })
  async inspectedOriginals(
    @Args(() => InspectedOriginalsArgs) { start, end, keyword, section, state }: InspectedOriginalsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<InspectedOriginals> {
    const { originals, more_flag } = await core.operatorMedia.originals({
      process_date_start: start,
      process_date_end: end,
      state,
      ...(keyword && { keyword }),
      ...(section && { data_section: section }),
    });
    return instance(InspectedOriginals, {
      hasMore: more_flag === 1,
      originals: originals.map((wire) =>
        instance(InspectedOriginal, {
          id: wire.article_id,
          section: wire.data_section,
          title: wire.title,
          mediaName: wire.media_name,
          issueDay: wire.issue_date,
          arrivedAt: wire.arrived_datetime,
          hasPdf: wire.pdf_flag === 1,
          hasText: wire.text_flag === 1,
          isWithdrawn: wire.withdrawn_flag === 1,
          uses: wire.usage_count,
        }),
      ),
    });
  }

  @Query(() => InspectedText, {
    nullable: true,
    description:
      "Stored text of an article; null if there is none. The access is recorded in the audit trail. Operators only.",
  })
  async inspectedText(
    @Arg("id", () => ID, { description: "article_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<InspectedText | null> {
    const wire = await unlessUnknown(core.operatorMedia.originalText({ article_id: id }), null);
    return wire && instance(InspectedText, { title: wire.title, text: wire.article_text });
  }
}
