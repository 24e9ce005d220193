import "reflect-metadata";
import { Field, Float, ID, Int, InterfaceType, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";
import { ArticleTag, ASSESSED_TEXT } from "../tag/tag.type.ts";

@ObjectType({ simpleResolvers: true, description: "Half-open range in a text, in UTF-16 units." })
export class TextRange {
  @Field(() => Int, { description: "Position of the first unit." })
  start!: number;

  @Field(() => Int, { description: "Position after the last unit." })
  end!: number;
}

@ObjectType({ simpleResolvers: true, description: "One line of a text around the first searched words." })
export class Snippet {
  @Field(() => String, { description: "The line, with … where it was cut." })
  text!: string;

  @Field(() => [TextRange], { description: "Positions of the searched words in it." })
  hits!: TextRange[];
}

@ObjectType({ simpleResolvers: true, description: "A folder of clips that contains the article." })
export class ClippedFolder {
  @Field(() => ID, { description: "folder_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "What a source corrected after somebody of the contract had the article.",
})
export class ArticleCorrection {
  @Field(() => String, { description: "Moment of the last correction, ISO 8601 in Tokyo." })
  correctedAt!: string;

  @Field(() => [String], { description: "Names of the changed fields in core-api: title, article_text, …" })
  fields!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    "Area of an article and advertising rate of its medium, where known. Unit codes: 1 square centimetre, 2 column.",
})
export class AdValue {
  @Field(() => Float, {
    nullable: true,
    description: "Area given by the original's manifest; null if it gives none.",
  })
  area!: number | null;

  @Field(() => Int, { nullable: true, description: "Unit of the area." })
  unit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Advertising rate in yen for one rateUnit, as the contract entered it.",
  })
  rate!: number | null;

  @Field(() => Int, { nullable: true, description: "Unit of the rate." })
  rateUnit!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Advertising value in yen; null unless area and rate are known in the same unit.",
  })
  value!: number | null;
}

@InterfaceType({ description: "The fields that articles of all sources share in a list." })
export abstract class ArticleListItem {
  @Field(() => ID, { description: "article_id; unique over all sources." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => [TextRange], { description: "Positions of the search words in the headline." })
  titleHits!: TextRange[];

  @Field(() => String, { description: "Name of the newspaper, web site or magazine." })
  mediaName!: string;

  @Field(() => String, { nullable: true, description: "The contract's comment, at most 500 characters in a list." })
  comment!: string | null;

  @Field(() => [String], {
    description:
      "Words of the list's theme expressions that matched; in a search, the search words that the article contains.",
  })
  searchWords!: string[];

  @Field(() => Int, {
    description:
      "Where the matched words occur: 1 headline, 2 lead, 3 several places in the text, 4 one place in the text; 0 no word matched.",
  })
  prominence!: number;

  @Field(() => String, { description: "The prominence in words; blank if no word matched." })
  prominenceText!: string;

  @Field(() => Snippet, {
    nullable: true,
    description:
      "Line of the freely readable text around the first search words; null if there is none, and outside of searches.",
  })
  snippet!: Snippet | null;

  @Field(() => [String], { description: "Names of the user's themes that contain the article." })
  themeNames!: string[];

  @Field(() => Day, {
    nullable: true,
    description: "Process date: the day on which the article was matched; null for an article without a theme.",
  })
  processDate!: string | null;

  @Field(() => Int, {
    description:
      "Number of other articles of the same story in the period, of any theme and source that the user may see.",
  })
  sameStoryCount!: number;

  @Field(() => [ClippedFolder], {
    description: "Folders of clips that contain it: the user's own first, then the group's.",
  })
  clippedIn!: ClippedFolder[];

  @Field(() => ArticleCorrection, {
    nullable: true,
    description: "Corrections since somebody of the contract had it; null if there is none.",
  })
  correction!: ArticleCorrection | null;

  @Field(() => Boolean, {
    description: "False if the contract has unpublished it; only administrators then receive it.",
  })
  published!: boolean;
  @Field(() => Int, { description: ASSESSED_TEXT.tone })
  tone!: number;

  @Field(() => [ArticleTag], { description: ASSESSED_TEXT.tags })
  tags!: ArticleTag[];

  @Field(() => AdValue, { nullable: true, description: "Area and advertising value; null if neither is known." })
  ad!: AdValue | null;

  @Field(() => Boolean, { description: "Whether the signed-in user has read the article, on any device." })
  read!: boolean;
}
