import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A period of a report, both days included." })
export class ReportDays {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;
}

@ObjectType({ simpleResolvers: true, description: "Articles of one source." })
export class ReportSourceCount {
  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => Int, { description: "Articles in the period." })
  articleCount!: number;

  @Field(() => Int, { description: "Articles in the period before." })
  beforeCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Articles of one theme. An article may be in several themes." })
export class ReportThemeCount {
  @Field(() => ID, { description: "theme_id." })
  id!: string;

  @Field(() => String, { description: "Name when the report was made." })
  name!: string;

  @Field(() => Int, { description: "Articles in the period." })
  articleCount!: number;

  @Field(() => Int, { description: "Articles in the period before." })
  beforeCount!: number;

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
export class ReportMediumCount {
  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => Int, { description: "Articles in the period." })
  articleCount!: number;

  @Field(() => Int, { description: "Articles in the period before." })
  beforeCount!: number;

  @Field(() => [ReportMediumTheme], { description: "By theme; themes without articles are left out." })
  themes!: ReportMediumTheme[];
}

@ObjectType({ simpleResolvers: true, description: "Articles set up on one day." })
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

  @Field(() => Day, { description: "When it was set up." })
  day!: string;

  @Field(() => Int, { description: "Articles of the story in the report." })
  articleCount!: number;

  @Field(() => Int, { description: "Media of these articles." })
  mediaCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Figures of a report as they were when it was made." })
export class ReportContent {
  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => ReportDays, { description: "The period." })
  period!: ReportDays;

  @Field(() => ReportDays, { description: "The period that it is compared with." })
  periodBefore!: ReportDays;

  @Field(() => [String], { description: "Theme groups that were chosen." })
  themeGroupNames!: string[];

  @Field(() => Int, { description: "Articles in the period." })
  articleCount!: number;

  @Field(() => Int, { description: "Articles in the period before." })
  beforeCount!: number;

  @Field(() => Int, { description: "Stories: articles that tell the same are one." })
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

  @Field(() => [ReportStory], { description: "Stories that several articles tell, at most 20." })
  stories!: ReportStory[];

  @Field(() => Int, { description: "Articles in the list." })
  listedCount!: number;
}
