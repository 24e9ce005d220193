import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { ArticleIdsField, CodeField, DayField, IdField } from "../../../http/fields.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { Placed } from "./topic-order.ts";

/** Articles of one call, and of one day of a topic. */
export const MOST_ARTICLES = 500;

const ID = /^[1-9]\d{0,17}$/;

function readPlaced(given: unknown): Placed | undefined {
  if (typeof given !== "object" || given === null) return ID.test(String(given)) ? { id: String(given) } : undefined;
  // Its own results come again when the form is validated.
  const { article_id, id = article_id, display_order, place = display_order } = given as Record<string, unknown>;
  if (!ID.test(String(id))) return undefined;
  if (place === undefined || place === null || place === "") return { id: String(id) };
  const number = typeof place === "string" && /^\d{1,6}$/.test(place) ? Number(place) : place;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= MOST_ARTICLES
    ? { id: String(id), place: number }
    : undefined;
}

/** The same article twice with the same place is one; with two places it is a fault. */
function readAll(given: unknown): Placed[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_ARTICLES) return undefined;
  const read = given.map(readPlaced);
  if (!read.every((each) => each !== undefined)) return undefined;
  const byId = new Map(read.map((each) => [each.id, each]));
  return read.every(({ id, place }) => byId.get(id)?.place === place) ? [...byId.values()] : undefined;
}

function PlacedArticlesField(): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => readAll(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "arePlacedArticles", validator: { validate: (value) => readAll(value) !== undefined } },
      {
        message: `記事は1～${MOST_ARTICLES}件の正しいIDで、表示順は1～${MOST_ARTICLES}の整数で指定してください。`,
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
  @PlacedArticlesField() article_info!: Placed[];
  /** 1: only puts in order what is there; what somebody has taken out meanwhile stays out. */
  @IsOptional() @CodeField("並べ替えのみ", [0, 1]) reorder_flag: 0 | 1 = 0;
}

/** DELETE /topic_articles. */
export class TopicArticlesRemovalForm extends TopicArticlesQuery {
  @ArticleIdsField("記事", MOST_ARTICLES) article_info!: string[];
}
