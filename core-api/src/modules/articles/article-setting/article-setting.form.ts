import { CommentText } from "@kirinuki/schema/forms/comment-text.ts";
import { withLineFeeds } from "@kirinuki/schema/forms/decorators.ts";
import { Transform } from "class-transformer";
import { IsOptional } from "class-validator";
import { ArticleIdsField, CodeField, IdField } from "../../../http/fields.ts";

/** Articles of one call. */
const MAX_ARTICLES = 1000;

/** PUT /article_target_setting. */
export class ArticleTargetForm {
  @ArticleIdsField("記事", MAX_ARTICLES) article_info!: string[];
  /** 0 publishes, 1 unpublishes. */
  @CodeField("表示状態", [0, 1]) disp_status!: 0 | 1;
}

/** PUT /article_comment_setting: an empty comment deletes what is there. */
export class ArticleCommentForm {
  @ArticleIdsField("記事", MAX_ARTICLES) article_info!: string[];
  @Transform(({ value }) => (typeof value === "string" ? withLineFeeds(value).trim() : (value ?? "")), {
    toClassOnly: true,
  })
  @CommentText()
  comment!: string;
  /** 1: behind what is there, on a line of its own; else in its place. */
  @IsOptional() @CodeField("追記", [0, 1]) append_flag: 0 | 1 = 0;
}

/** GET /article_history. */
export class ArticleHistoryQuery {
  @IdField("記事ID") article_id!: string;
}
