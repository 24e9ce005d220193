import "reflect-metadata";
import { Field, ID, Int, InterfaceType, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Half-open range in UTF-16 units of the text it belongs to." })
export class TextRange {
  @Field(() => Int, { description: "First unit." })
  start!: number;

  @Field(() => Int, { description: "Unit after the last." })
  end!: number;
}

@InterfaceType({ description: "What every article has in a list." })
export abstract class ArticleListItem {
  @Field(() => ID, { description: "article_id; unique over all sources." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => [TextRange], { description: "Where the theme's search words stand in the headline." })
  titleHits!: TextRange[];

  @Field(() => String, { description: "Newspaper, site or magazine." })
  mediaName!: string;

  @Field(() => String, { nullable: true, description: "The contract's comment, at most 500 characters in a list." })
  comment!: string | null;

  @Field(() => [String], { description: "Search words that hit." })
  searchWords!: string[];

  @Field(() => [String], { description: "The user's themes that the article is in." })
  themeNames!: string[];

  @Field(() => Day, { nullable: true, description: "Day on which it was set up; null for an article without a theme." })
  processDate!: string | null;

  @Field(() => Int, {
    description: "Other articles of the same story that the user may see in the period, of any theme and source.",
  })
  sameStoryCount!: number;
  @Field(() => Boolean, { description: "Whether the signed-in user has read it, in whatever browser." })
  read!: boolean;
}
