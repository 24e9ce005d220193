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

@ObjectType({ simpleResolvers: true, description: "A folder of clips that has the article." })
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

  @Field(() => [String], { description: "What differs, by its name in core-api: title, article_text, …" })
  fields!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    "Area of an article and price of its medium, as far as they are known. Units: 1 square centimetre, 2 column.",
})
export class AdValue {
  @Field(() => Float, {
    nullable: true,
    description: "Area as the original's manifest gives it; null where it does not.",
  })
  area!: number | null;

  @Field(() => Int, { nullable: true, description: "Unit of the area." })
  unit!: number | null;

  @Field(() => Int, { nullable: true, description: "Yen for one rateUnit, as the contract entered it." })
  rate!: number | null;

  @Field(() => Int, { nullable: true, description: "Unit of the rate." })
  rateUnit!: number | null;

  @Field(() => Float, { nullable: true, description: "Yen; null unless both are known in one unit." })
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
      "Words of the expressions that matched, of the list's themes; in a search, the searched words that it has.",
  })
  searchWords!: string[];

  @Field(() => Int, {
    description: "Where they stand: 1 headline, 2 lead, 3 several places of the text, 4 one; 0 no word found it.",
  })
  prominence!: number;

  @Field(() => String, { description: "The same in words; blank where no word found it." })
  prominenceText!: string;

  @Field(() => Snippet, {
    nullable: true,
    description: "Where the searched words stand in what may be read uncounted; null there or outside of a search.",
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
    description: "Folders of clips that have it: the user's own, then his group's.",
  })
  clippedIn!: ClippedFolder[];

  @Field(() => ArticleCorrection, {
    nullable: true,
    description: "Corrections since somebody of the contract had it; null if there is none.",
  })
  correction!: ArticleCorrection | null;

  @Field(() => Boolean, { description: "False where the contract has unpublished it: only administrators get it." })
  published!: boolean;
  @Field(() => Int, { description: ASSESSED_TEXT.tone })
  tone!: number;

  @Field(() => [ArticleTag], { description: ASSESSED_TEXT.tags })
  tags!: ArticleTag[];

  @Field(() => AdValue, { nullable: true, description: "Area and advertising value; null where nothing is known." })
  ad!: AdValue | null;

  @Field(() => Boolean, { description: "Whether the signed-in user has read the article, on any device." })
  read!: boolean;
}
