import { isCommentTooLong } from "@kirinuki/schema/comment.ts";
import { UNPRINTABLE, withLineFeeds } from "@kirinuki/schema/forms/decorators.ts";
import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { ArticleIdsField, CodeField, DayField, IdField } from "../../../http/fields.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { Placed } from "./topic-order.ts";

/** Articles of one call, and of one day of a topic. */
export const MOST_ARTICLES = 500;

const ID = /^[1-9]\d{0,17}$/;

/** An article that is to stand in a topic; `comment` where one is to be written, "" to delete it. */
export interface TopicPlace extends Placed {
  comment?: string;
  /** The comment as the writer saw it; another that stands there meanwhile is not written over. */
  commentBefore?: string;
}

function readPlaced(given: unknown): TopicPlace | undefined {
  if (typeof given !== "object" || given === null) return ID.test(String(given)) ? { id: String(given) } : undefined;
  // Its own results come again when the form is validated.
  const {
    article_id,
    id = article_id,
    display_order,
    place = display_order,
    ...rest
  } = given as Record<string, unknown>;
  const number = readPlace(place);
  const words = readComments(rest);
  if (!ID.test(String(id)) || number === undefined || words === undefined) return undefined;
  return { id: String(id), ...(number !== null && { place: number }), ...words };
}

/** null: at the end. */
function readPlace(given: unknown): number | null | undefined {
  if (given === undefined || given === null || given === "") return null;
  const number = typeof given === "string" && /^\d{1,6}$/.test(given) ? Number(given) : given;
  const isPlace = typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= MOST_ARTICLES;
  return isPlace ? number : undefined;
}

function readComments(given: Record<string, unknown>): Pick<TopicPlace, "comment" | "commentBefore"> | undefined {
  const { comment = null, comment_before, commentBefore = comment_before ?? null } = given;
  if ([comment, commentBefore].some((each) => each !== null && !isComment(each))) return undefined;
  return {
    ...(typeof comment === "string" && { comment: withLineFeeds(comment).trim() }),
    ...(typeof commentBefore === "string" && { commentBefore }),
  };
}

const isComment = (given: unknown): boolean =>
  typeof given === "string" && !isCommentTooLong(given.trim()) && !UNPRINTABLE.test(withLineFeeds(given));

const INVALID = `記事は1～${MOST_ARTICLES}件の正しいIDで、表示順は1～${MOST_ARTICLES}の整数、コメントは500文字以内で指定してください。`;
const TWICE = "同じ記事が、違う表示順かコメントで2回指定されています。";

/**
 * The same article twice with the same place is one; with two places it is a fault, and so is a second comment.
 * @returns the articles, or what is wrong with them
 */
function readAll(given: unknown): TopicPlace[] | string {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_ARTICLES) return INVALID;
  const read = given.map(readPlaced);
  if (!read.every((each) => each !== undefined)) return INVALID;
  const byId = new Map(read.map((each) => [each.id, each]));
  return read.every(({ id, place, comment }) => byId.get(id)?.place === place && byId.get(id)?.comment === comment)
    ? [...byId.values()]
    : TWICE;
}

const articlesOf = (given: unknown): unknown => {
  const read = readAll(given);
  return typeof read === "string" ? given : read;
};

function PlacedArticlesField(): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => articlesOf(value), { toClassOnly: true }),
    ValidateBy(
      { name: "areNamedOnce", validator: { validate: (value) => readAll(value) !== TWICE } },
      { message: TWICE },
    ),
    ValidateBy(
      { name: "arePlacedArticles", validator: { validate: (value) => readAll(value) !== INVALID } },
      {
        message: INVALID,
        context: { jsonSchema: { type: "array", minItems: 1, maxItems: MOST_ARTICLES, items: {} } },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** GET /topic_articles: of one day, today unless given. */
export class TopicArticlesQuery {
  @IdField("トピックスID") topics_id!: string;
  @IsOptional() @DayField("処理日") process_date?: DayString;
}

/** POST /topic_articles. */
export class TopicArticlesForm extends TopicArticlesQuery {
  @PlacedArticlesField() article_info!: TopicPlace[];
  /** 1: only puts in order what is there; what somebody has taken out meanwhile stays out. */
  @IsOptional() @CodeField("並べ替えのみ", [0, 1]) reorder_flag: 0 | 1 = 0;
}

/** DELETE /topic_articles. */
export class TopicArticlesRemovalForm extends TopicArticlesQuery {
  @ArticleIdsField("記事", MOST_ARTICLES) article_info!: string[];
}
