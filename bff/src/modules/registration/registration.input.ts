import "reflect-metadata";
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { Day } from "../../graphql/scalars.ts";

const DIGITS = /^\d{1,18}$/;
/** Media and themes of one registration (core-api's limits). */
const MOST_MEDIA = 100;
const MOST_THEMES = 100;
const MOST_ARTICLES = 200;
const MOST_WORDS = 1000;

@ArgsType()
class ThemesArgs {
  @IsArray()
  @ArrayMaxSize(MOST_THEMES)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "Themes; up to 100." })
  themeIds!: string[];
}

@ArgsType()
export class PreviewArgs extends ThemesArgs {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_MEDIA)
  @MaxLength(32, { each: true })
  @Field(() => [ID], { description: "Codes of media; up to 100." })
  mediaCodes!: string[];

  @Field(() => Day, { description: "First day of arrival." })
  start!: string;

  @IsOptional()
  @Field(() => Day, { nullable: true, description: "Last day of arrival; absent: no end." })
  end?: string | null;

  @MaxLength(MOST_WORDS)
  @Field(() => String, { description: "Search expression that articles must meet; empty for all." })
  expression: string = "";
}

@ArgsType()
export class RegisterArticlesArgs extends ThemesArgs {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ARTICLES)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "Articles; up to 200." })
  articleIds!: string[];
}

@ArgsType()
export class RemoveArticlesArgs {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ARTICLES)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "Articles; up to 200." })
  articleIds!: string[];

  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "theme_id; absent: all themes of the contract." })
  themeId?: string | null;
}

@ArgsType()
export class EndRegistrationArgs extends ThemesArgs {
  @MaxLength(32)
  @Field(() => ID, { description: "The medium's code." })
  mediaCode!: string;
}

@ArgsType()
export class RegistrableMagazinesArgs {
  @MaxLength(100)
  @Field(() => String, { description: "Words of the title; empty for all." })
  keyword!: string;

  @MaxLength(32)
  @Field(() => ID, { description: "Code of a magazine; empty for all." })
  mediaCode!: string;

  @Field(() => Day, { description: "First day of arrival." })
  start!: string;

  @Field(() => Day, { description: "Last day of arrival." })
  end!: string;

  @Min(1)
  @Field(() => Int, { description: "From 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { description: "Rows of a page." })
  pageSize!: number;
}
