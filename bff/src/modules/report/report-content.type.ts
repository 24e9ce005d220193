import "reflect-metadata";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";
import { HandRecord } from "../clip/hand-clip.type.ts";
import { ToldEvent } from "../company-event/company-event.type.ts";

@ObjectType({ simpleResolvers: true, description: "A period of a report, both days included." })
export class ReportDays {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;
}

/** What each count of a report says; no type of the schema. */
@ObjectType({ simpleResolvers: true })
abstract class ReportCount {
  @Field(() => Int, { description: "Articles in the period." })
  articleCount!: number;

  @Field(() => Int, { description: "Articles in the period before." })
  beforeCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles of one source." })
export class ReportSourceCount extends ReportCount {
  @Field(() => Int, { description: "data_section." })
  dataSection!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles of one theme. An article may be in several themes." })
export class ReportThemeCount extends ReportCount {
  @Field(() => ID, { description: "theme_id." })
  id!: string;

  @Field(() => String, { description: "Name when the report was made." })
  name!: string;

  @Field(() => [ReportSourceCount], { description: "By source; sources without articles are left out." })
  sources!: ReportSourceCount[];
}

@ObjectType({ simpleResolvers: true, description: "Articles of a medium in one theme." })
export class ReportMediumTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => Int, { description: "Articles in the period." })
  articleCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles of one medium." })
export class ReportMediumCount extends ReportCount {
  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => [ReportMediumTheme], { description: "By theme; themes without articles are left out." })
  themes!: ReportMediumTheme[];
}

@ObjectType({ simpleResolvers: true, description: "Number of articles set up on one day." })
export class ReportDay {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => Int, { description: "Newspaper articles." })
  newspaper!: number;

  @Field(() => Int, { description: "Web articles." })
  web!: number;

  @Field(() => Int, { description: "Magazine articles." })
  magazine!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles that tell the same story, by the first of them." })
export class ReportStory {
  @Field(() => ID, { description: "article_id of the first article." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Its headline." })
  title!: string;

  @Field(() => String, { description: "Its medium." })
  mediaName!: string;

  @Field(() => Day, { description: "Day of its set-up run." })
  day!: string;

  @Field(() => Int, { description: "Articles of the story in the report." })
  articleCount!: number;

  @Field(() => Int, { description: "Media of these articles." })
  mediaCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles with a prominence, now and in the period before." })
export class ReportProminenceCount extends ReportCount {
  @Field(() => Int, {
    description: "1 headline, 2 lead, 3 several places in the text, 4 one place, 0 no word matched.",
  })
  prominence!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles of a theme by prominence." })
export class ReportProminenceTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Theme." })
  themeName!: string;

  @Field(() => [ReportProminenceCount], { description: "By prominence; those that no article has are left out." })
  grades!: ReportProminenceCount[];
}

@ObjectType({ simpleResolvers: true, description: "Articles of a report by prominence." })
export class ReportProminence {
  @Field(() => [ReportProminenceCount], { description: "All articles, each with the best grade of its themes." })
  totals!: ReportProminenceCount[];

  @Field(() => [ReportProminenceTheme], { description: "By theme, in the order of the theme tree." })
  themes!: ReportProminenceTheme[];
}

@ObjectType({ simpleResolvers: true, description: "Articles of one tone." })
export class ReportToneCount extends ReportCount {
  @Field(() => Int, { description: "Tone as the contract set it: 1 favourable, 2 neutral, 3 critical, 0 none." })
  tone!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles of one theme in one medium, by tone." })
export class ReportTonePair {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name of the theme when the report was made." })
  themeName!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => [ReportToneCount], { description: "By tone; tones that no article has are left out." })
  tones!: ReportToneCount[];
}

@ObjectType({ simpleResolvers: true, description: "Tones that the contract set on the articles of a report." })
export class ReportTones {
  @Field(() => [ReportToneCount], { description: "All articles: favourable, neutral, critical, none." })
  totals!: ReportToneCount[];

  @Field(() => [ReportTonePair], { description: "Pairs of theme and medium with most tones set, at most 100." })
  pairs!: ReportTonePair[];

  @Field(() => Int, { description: "Number of all pairs with a tone." })
  pairCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Advertising value of articles whose area and rate are known." })
export class ReportAdFigures {
  @Field(() => Float, { description: "Yen in the period." })
  value!: number;

  @Field(() => Float, { description: "Yen in the period before." })
  beforeValue!: number;

  @Field(() => Int, { description: "Articles with a value in the period." })
  valuedCount!: number;

  @Field(() => Int, { description: "Articles with a value in the period before." })
  beforeValuedCount!: number;

  @Field(() => Int, { description: "Articles without a value in the period." })
  unvaluedCount!: number;

  @Field(() => Int, { description: "Articles without a value in the period before." })
  beforeUnvaluedCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Advertising value of one theme in one medium." })
export class ReportAdPair {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name of the theme when the report was made." })
  themeName!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => ReportAdFigures, { description: "Its figures." })
  figures!: ReportAdFigures;
}

@ObjectType({ simpleResolvers: true, description: "Advertising value of the articles of a report." })
export class ReportAdValue {
  @Field(() => ReportAdFigures, { description: "All articles, each once." })
  totals!: ReportAdFigures;

  @Field(() => [ReportAdPair], { description: "Pairs of theme and medium with the highest values, at most 100." })
  pairs!: ReportAdPair[];

  @Field(() => Int, { description: "Number of all pairs with a value." })
  pairCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Records added by hand, counted beside the articles." })
export class ReportHandClips extends ReportCount {
  @Field(() => [HandRecord], { description: "The latest of the period, at most 200." })
  records!: HandRecord[];
}

@ObjectType({ simpleResolvers: true, description: "Figures of a report as they were when it was made." })
export class ReportContent extends ReportCount {
  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => ReportDays, { description: "The period." })
  period!: ReportDays;

  @Field(() => ReportDays, { description: "The period that it is compared with." })
  periodBefore!: ReportDays;

  @Field(() => [String], { description: "Theme groups that were chosen." })
  themeGroupNames!: string[];

  @Field(() => Int, { description: "Number of stories. Articles about the same story count once." })
  storyCount!: number;

  @Field(() => Int, { description: "Stories in the period before." })
  beforeStoryCount!: number;

  @Field(() => [ReportSourceCount], { description: "By source." })
  sources!: ReportSourceCount[];

  @Field(() => [ReportThemeCount], { description: "By theme, in the order of the theme tree." })
  themes!: ReportThemeCount[];

  @Field(() => [ReportMediumCount], { description: "Media with most articles, at most 30." })
  media!: ReportMediumCount[];

  @Field(() => Int, { description: "Number of all media." })
  mediaCount!: number;

  @Field(() => [ReportDay], { description: "Every day of the period." })
  days!: ReportDay[];

  @Field(() => [ToldEvent], { description: "The company's own events of the period, earliest first." })
  events!: ToldEvent[];

  @Field(() => [ReportStory], { description: "Stories that several articles tell, at most 20." })
  stories!: ReportStory[];

  @Field(() => ReportProminence, { nullable: true, description: "Null in reports from before it was counted." })
  prominence!: ReportProminence | null;

  @Field(() => ReportTones, { nullable: true, description: "By tone; null where the contract had set none." })
  tones!: ReportTones | null;

  @Field(() => ReportAdValue, { nullable: true, description: "Null where the contract had entered no rate." })
  adValue!: ReportAdValue | null;

  @Field(() => ReportHandClips, { nullable: true, description: "Null where nothing was added by hand." })
  handClips!: ReportHandClips | null;

  @Field(() => Int, { description: "Articles in the list." })
  listedCount!: number;
}
