import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** What a list is of (spec section 3, data_kbn). */
export const SelectionKind = { THEME: "THEME", THEME_GROUP: "THEME_GROUP", TOPIC: "TOPIC" } as const;
export type SelectionKind = (typeof SelectionKind)[keyof typeof SelectionKind];
registerEnumType(SelectionKind, {
  name: "SelectionKind",
  description: "What a list of articles covers.",
  valuesConfig: {
    THEME: { description: "One theme (data_kbn 1)." },
    THEME_GROUP: { description: "All themes of a theme group (data_kbn 2)." },
    TOPIC: { description: "A topic, whose articles users chose (data_kbn 3)." },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "Distinct articles of a period by source. Sources that the user may not see count 0.",
})
export class SourceCounts {
  @Field(() => Int, { description: "Newspaper articles, image and text type together." })
  newspaper!: number;

  @Field(() => Int, { description: "Web news." })
  web!: number;

  @Field(() => Int, { description: "Magazine articles." })
  magazine!: number;

  @Field(() => Int, { description: "Articles of all sources, the n of name(n件)." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A theme that the user may browse." })
export class Theme {
  @Field(() => ID, { description: "theme_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name, given by the operator." })
  name!: string;

  @Field(() => SourceCounts, { description: "Article counts of the period." })
  counts!: SourceCounts;
}

@ObjectType({ simpleResolvers: true, description: "A theme group with its themes, in their order of display." })
export class ThemeGroup {
  @Field(() => ID, { description: "theme_group_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name, given by an administrator." })
  name!: string;

  @Field(() => SourceCounts, { description: "Counts of the distinct articles of its themes." })
  counts!: SourceCounts;

  @Field(() => [Theme], { description: "The group's themes." })
  themes!: Theme[];
}

@ObjectType({ simpleResolvers: true, description: "A topic. It is listed only if a visible source has an article." })
export class Topic {
  @Field(() => ID, { description: "topics_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name, given by an administrator." })
  name!: string;

  @Field(() => SourceCounts, { description: "Article counts of the period." })
  counts!: SourceCounts;
}

@ObjectType({ simpleResolvers: true, description: "The theme tree, in the order of display: topics, groups, themes." })
export class ThemeTree {
  @Field(() => [Topic], { description: "Topics, in the administrator's order." })
  topics!: Topic[];

  @Field(() => [ThemeGroup], { description: "Theme groups, in the administrator's order." })
  groups!: ThemeGroup[];

  @Field(() => [Theme], {
    description: "All themes, including those of the groups. A screen that shows a group's themes omits them here.",
  })
  themes!: Theme[];
}

@ObjectType({ simpleResolvers: true, description: "The theme, theme group or topic whose articles are listed." })
export class SelectedNode {
  @Field(() => SelectionKind, { description: "Theme, theme group or topic." })
  kind!: SelectionKind;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => SourceCounts, {
    description: "Article counts of the period, for the tabs 新聞(n件) WEB(n件) 雑誌(n件).",
  })
  counts!: SourceCounts;
}
