import "reflect-metadata";
import { PROMINENCES, type Prominence } from "@kirinuki/schema/prominence.ts";
import { TONES, type Tone } from "@kirinuki/schema/tones.ts";
import { ArrayMaxSize, IsIn, IsOptional, Matches } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

const MOST_WANTED_TAGS = 50;

/** How REST names the filter's fields. */
export const ASSESSMENT_WIRE_NAMES = { tone: "tones", tag_id: "tagIds", prominence: "prominences" } as const;

export const ASSESSMENT_TEXT = {
  tones: "Tones, any of: 1 favourable, 2 neutral, 3 critical, 0 none.",
  tagIds: "tag_ids; an article needs at least one of them.",
} as const;

@InputType({ description: "Filter by tone, tags and prominence. Absent fields do not filter." })
export class AssessmentFilter {
  @IsOptional()
  @IsIn([0, ...TONES], { each: true })
  @Field(() => [Int], { nullable: true, description: ASSESSMENT_TEXT.tones })
  tones?: Tone[] | null;

  @IsOptional()
  @ArrayMaxSize(MOST_WANTED_TAGS)
  @Matches(/^\d{1,18}$/, { each: true, message: inputText.id })
  @Field(() => [ID], { nullable: true, description: ASSESSMENT_TEXT.tagIds })
  tagIds?: string[] | null;

  @IsOptional()
  @IsIn(PROMINENCES, { each: true })
  @Field(() => [Int], {
    nullable: true,
    description:
      "Prominences, any of: 1 headline, 2 lead, 3 several places in the text, 4 one place in the text, 0 no word matched.",
  })
  prominences?: Prominence[] | null;
}

/** The filter under REST's names. */
export const assessedQuery = (filter: AssessmentFilter | null | undefined) => ({
  ...(filter?.tones && filter.tones.length > 0 && { tone: filter.tones }),
  ...(filter?.tagIds && filter.tagIds.length > 0 && { tag_id: filter.tagIds }),
  ...(filter?.prominences && filter.prominences.length > 0 && { prominence: filter.prominences }),
});
