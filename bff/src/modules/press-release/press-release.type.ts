import "reflect-metadata";
import { PressReleaseForm } from "@kirinuki/schema/forms/press-release-form.ts";
import { createUnionType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { ComparedArticle } from "../comparison/comparison.type.ts";
import { Period } from "../period/period.ts";

@InputType("PressReleaseForm", { description: "An own press release." })
export class PressReleaseInput extends PressReleaseForm {
  @Field(() => String, { description: "Its title, at most 200 characters." })
  override title!: string;

  @Field(() => String, { description: "Its text, at most 20,000 characters." })
  override text!: string;

  @Field(() => String, { description: "Day of the release, yyyy-MM-dd or yyyy/MM/dd." })
  override day!: string;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new release." })
  override version?: number;
}

@ObjectType({ simpleResolvers: true, description: "An own press release." })
export class PressRelease {
  @Field(() => ID, { description: "press_release_id." })
  id!: string;

  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => Day, { description: "Day of the release." })
  day!: string;

  @Field(() => Int, { description: "Version for optimistic locking; each change raises it." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "How much took up a release." })
export class PickupTotals {
  @Field(() => Int, { description: "Articles." })
  articleCount!: number;

  @Field(() => Int, { description: "Stories, each once." })
  storyCount!: number;

  @Field(() => Int, { description: "Media." })
  mediaCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A medium with its articles on a release." })
export class PickupMedium {
  @Field(() => String, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => [Int], { description: "Articles: reprints, quotations, own reports." })
  counts!: number[];
}

@ObjectType({ simpleResolvers: true, description: "An article that took up a release." })
export class Pickup extends ComparedArticle {
  @Field(() => Int, { description: "1 reprint, 2 quotation, 3 own report." })
  kind!: number;

  @Field(() => Boolean, { description: "On the first page of a newspaper." })
  isOnFirstPage!: boolean;

  @Field(() => Int, { description: "Share of the release that stands in the article, per cent." })
  releaseShare!: number;

  @Field(() => Int, { description: "Share of the article that stands in the release, per cent." })
  articleShare!: number;
}

@ObjectType({ simpleResolvers: true, description: "A press release with the articles that took it up." })
export class TrackedRelease {
  @Field(() => PressRelease, { description: "The release." })
  release!: PressRelease;

  @Field(() => String, { description: "Its text." })
  text!: string;

  @Field(() => Period, { description: "The days that were looked at." })
  period!: Period;

  @Field(() => PickupTotals, { description: "All pickups." })
  all!: PickupTotals;

  @Field(() => PickupTotals, { description: "Quotations and own reports." })
  withoutReprints!: PickupTotals;

  @Field(() => [Int], { description: "Articles: reprints, quotations, own reports." })
  kindCounts!: number[];

  @Field(() => [PickupMedium], { description: "Media by their number of articles." })
  media!: PickupMedium[];

  @Field(() => [Pickup], { description: "By kind, in each by day; at most 500." })
  pickups!: Pickup[];

  @Field(() => Int, { description: "Articles that were compared." })
  readCount!: number;

  @Field(() => Int, { description: "Articles of these days that were not compared: they were too many." })
  unreadCount!: number;
}

export const SavePressReleaseResult = createUnionType({
  name: "SavePressReleaseResult",
  description: "The saved release, a refusal, the faults of the form, or a version conflict.",
  types: () => [PressRelease, Refusal, InvalidForm, VersionConflict] as const,
});
