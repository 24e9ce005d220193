import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A story on a day's page for directors, by one of its articles." })
export class BriefingStory {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section of the article." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "First sentence of the text, verbatim, as far as licence and rights allow; null: nothing.",
  })
  excerpt!: string | null;

  @Field(() => Boolean, { description: "Whether the sentence goes on." })
  excerptCut!: boolean;

  @Field(() => Int, { description: "Newspapers that tell it." })
  papers!: number;

  @Field(() => Int, { description: "Of these, those that have it on the first page." })
  firstPages!: number;

  @Field(() => Int, { description: "Magazines that tell it." })
  magazines!: number;

  @Field(() => Int, { description: "Web media that tell it." })
  sites!: number;

  @Field(() => String, { description: "What it means for the company; blank: not said." })
  impact!: string;

  @Field(() => Int, { description: "1 nothing to do, 2 being looked into, 3 done." })
  handling!: number;

  @Field(() => Day, { nullable: true, description: "Day of the page on which it was open first; null: it is new." })
  openSince!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A day's page for directors, as far as the user may see it." })
export class Briefing {
  @Field(() => Day, { description: "Day in Tokyo." })
  day!: string;

  @Field(() => Int, { nullable: true, description: "Version; null: nobody has confirmed it." })
  version!: number | null;

  @Field(() => String, { nullable: true, description: "Who confirmed it last." })
  confirmedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When." })
  confirmedAt!: string | null;

  @Field(() => [BriefingStory], { description: "Its stories, at most seven, in the editor's order." })
  stories!: BriefingStory[];

  @Field(() => Int, { description: "Stories that the user may not see." })
  hiddenCount!: number;

  @Field(() => Day, { nullable: true, description: "Day of the page before." })
  previousDay!: string | null;

  @Field(() => Day, { nullable: true, description: "Day of the next page." })
  nextDay!: string | null;

  @Field(() => Boolean, { description: "Whether the user may confirm it." })
  editable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A story that is on the page, proposed for it, or may be chosen." })
export class BriefingCandidate {
  @Field(() => BriefingStory, { description: "The story." })
  story!: BriefingStory;

  @Field(() => Boolean, { description: "Whether it is on the page or proposed for it." })
  chosen!: boolean;

  @Field(() => Boolean, { description: "Whether it is still open on the page before, so that it must stay." })
  carried!: boolean;

  @Field(() => Int, { description: "Points by which it is proposed; 0 for what is on the page or carried over." })
  points!: number;

  @Field(() => Int, { description: "Best prominence of the day: 1 headline, 2 lead, 3 several places, 4 one, 0 none." })
  prominence!: number;
}

@ObjectType({ simpleResolvers: true, description: "What is on a day's page or proposed for it." })
export class BriefingProposal {
  @Field(() => Day, { description: "Day in Tokyo." })
  day!: string;

  @Field(() => Int, { nullable: true, description: "Version to confirm against; null: nobody has confirmed it." })
  version!: number | null;

  @Field(() => String, { nullable: true, description: "Who confirmed it last." })
  confirmedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When." })
  confirmedAt!: string | null;

  @Field(() => Int, { description: "Stories that stay on it although the user may not see them." })
  hiddenCount!: number;

  @Field(() => [BriefingCandidate], { description: "The chosen ones in their order, then the next ones by points." })
  candidates!: BriefingCandidate[];
}

export const ConfirmBriefingResult = createUnionType({
  name: "ConfirmBriefingResult",
  description:
    "The confirmed page, a version conflict, a refusal with a message for the user, or the faults of the form.",
  types: () => [Briefing, VersionConflict, Refusal, InvalidForm] as const,
});
