import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { IssueType } from "../article/article.enums.ts";
import { TextRange } from "../article/article-list-item.type.ts";
import { ArticleTag, ASSESSED_TEXT } from "../tag/tag.type.ts";
import { SourceCounts } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article as administrators see it." })
export class ManagedArticle {
  @Field(() => ID, { description: "article_id; unique over all sources." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => [TextRange], { description: "Positions of the searched words in the headline." })
  titleHits!: TextRange[];

  @Field(() => String, { description: "Name of the newspaper, web site or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;

  @Field(() => IssueType, { nullable: true, description: "Of a newspaper: morning or evening." })
  issueType!: IssueType | null;

  @Field(() => String, { nullable: true, description: "Page of a newspaper." })
  frameNo!: string | null;

  @Field(() => [String], { description: "Names of the themes that have it." })
  themeNames!: string[];

  @Field(() => String, { description: "The contract's comment; empty without one." })
  comment!: string;

  @Field(() => Int, { description: ASSESSED_TEXT.tone })
  tone!: number;

  @Field(() => [ArticleTag], { description: ASSESSED_TEXT.tags })
  tags!: ArticleTag[];

  @Field(() => Boolean, { description: "Whether readers see it." })
  published!: boolean;

  @Field(() => Boolean, { description: "Whether it is on sale now; only magazine articles can be off sale." })
  onSale!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Numbers of articles of one tab by state." })
export class StateCounts {
  @Field(() => Int, { description: "Every article." })
  all!: number;

  @Field(() => Int, { description: "Those that readers see." })
  published!: number;

  @Field(() => Int, { description: "Those that only administrators see." })
  unpublished!: number;

  @Field(() => Int, { description: "Those with a comment." })
  commented!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of the administrators' list." })
export class ManagedArticlePage {
  @Field(() => SourceCounts, { description: "Articles of each tab, whatever their state." })
  counts!: SourceCounts;

  @Field(() => StateCounts, { description: "Articles of this tab by state." })
  states!: StateCounts;

  @Field(() => Int, { description: "Articles of this tab and state." })
  total!: number;

  @Field(() => [ManagedArticle], { description: "The page, the newest first." })
  articles!: ManagedArticle[];
}

@ObjectType({ simpleResolvers: true, description: "An article that a change left as it was." })
export class UnchangedArticle {
  @Field(() => ID, { description: "article_id." })
  id!: string;

  @Field(() => String, { description: "Headline; empty for one that is not known." })
  title!: string;

  @Field(() => String, { description: "Japanese sentence for the user." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "Result of a change of several articles." })
export class ChangedArticles {
  @Field(() => Int, { description: "Number of articles that now have the requested state." })
  changedCount!: number;

  @Field(() => [UnchangedArticle], { description: "Articles that were not changed, each with the reason." })
  unchanged!: UnchangedArticle[];
}

export const ArticleAction = {
  PUBLISH: "PUBLISH",
  UNPUBLISH: "UNPUBLISH",
  COMMENT: "COMMENT",
  UNCOMMENT: "UNCOMMENT",
  TOPIC_ADD: "TOPIC_ADD",
  TOPIC_REMOVE: "TOPIC_REMOVE",
  THEME_ADD: "THEME_ADD",
  THEME_REMOVE: "THEME_REMOVE",
  THEME_RESTORE: "THEME_RESTORE",
  TONE: "TONE",
  UNTONE: "UNTONE",
  TAG: "TAG",
  UNTAG: "UNTAG",
} as const;
export type ArticleAction = (typeof ArticleAction)[keyof typeof ArticleAction];
registerEnumType(ArticleAction, {
  name: "ArticleAction",
  description: "What somebody did with an article.",
  valuesConfig: {
    PUBLISH: { description: "公開." },
    UNPUBLISH: { description: "非公開." },
    COMMENT: { description: "コメント追加." },
    UNCOMMENT: { description: "コメント削除." },
    TOPIC_ADD: { description: "Added to a topic." },
    TOPIC_REMOVE: { description: "Removed from a topic." },
    THEME_ADD: { description: "Registered to a theme." },
    THEME_REMOVE: { description: "Removed from a theme." },
    THEME_RESTORE: { description: "Restored to a theme." },
    TONE: { description: "Tone set." },
    UNTONE: { description: "Tone removed." },
    TAG: { description: "Tags added." },
    UNTAG: { description: "Tags removed." },
  },
});

@ObjectType({ simpleResolvers: true, description: "One event of an article's history." })
export class ArticleEvent {
  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => String, { description: "Name of the user; the user_id if that user was deleted." })
  by!: string;

  @Field(() => ArticleAction, { description: "What was done." })
  action!: ArticleAction;

  @Field(() => String, { description: "The comment, the tone, or the names of tags, theme or topic; else empty." })
  detail!: string;
}

export const ManagedArticlesResult = createUnionType({
  name: "ManagedArticlesResult",
  description: "The page, a refusal with a text for the user, or the faults of the search.",
  types: () => [ManagedArticlePage, Refusal, InvalidForm] as const,
});

export const ChangeArticlesResult = createUnionType({
  name: "ChangeArticlesResult",
  description: "The result, a refusal with a message for the user, or the faults of the form.",
  types: () => [ChangedArticles, Refusal, InvalidForm] as const,
});
