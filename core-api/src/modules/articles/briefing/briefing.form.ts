import { HANDLINGS, type Handling, LONGEST_IMPACT, MOST_STORIES } from "@kirinuki/schema/briefing.ts";
import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { DayField, LimitField } from "../../../http/fields.ts";

/** A story as an editor puts it on the page. */
export interface GivenItem {
  articleId: string;
  impact: string;
  handling: Handling;
}

const ID = /^[1-9]\d{0,17}$/;
/** What would break the line, or is no character. */
const UNSHOWN = /\p{Cc}/gu;

function readItem(given: unknown): GivenItem | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const from = given as Record<string, unknown>;
  const articleId = String(from.article_id ?? from.articleId);
  const impact = from.impact ?? "";
  const handling = HANDLINGS.find((each) => each === from.handling);
  if (!ID.test(articleId) || typeof impact !== "string" || handling === undefined) return undefined;
  const line = impact.replaceAll(UNSHOWN, " ").trim();
  return [...line].length > LONGEST_IMPACT ? undefined : { articleId, impact: line, handling };
}

function readItems(given: unknown): GivenItem[] | undefined {
  if (!Array.isArray(given) || given.length > MOST_STORIES) return undefined;
  const read = given.map(readItem);
  if (!read.every((each) => each !== undefined)) return undefined;
  return new Set(read.map(({ articleId }) => articleId)).size === read.length ? read : undefined;
}

const itemSchema = {
  type: "object",
  required: ["article_id", "handling"],
  properties: {
    article_id: { type: "string" },
    impact: { type: "string", maxLength: LONGEST_IMPACT },
    handling: { type: "integer", enum: HANDLINGS },
  },
};

function ItemsField(): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => readItems(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "areBriefingItems", validator: { validate: (value) => readItems(value) !== undefined } },
      {
        message: `記事は${MOST_STORIES}件までの異なる正しいIDで、当社への影響は${LONGEST_IMPACT}文字以下、対応は${HANDLINGS.join("、")}のいずれかで指定してください。`,
        context: { jsonSchema: { type: "array", maxItems: MOST_STORIES, items: itemSchema } },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** GET /briefing, /briefing_proposal, /briefing_download: a day; absent: today. */
export class BriefingQuery {
  @IsOptional() @DayField("処理日") process_date?: string;
}

/** PUT /briefing: what stands on the page, from the first to the last; nothing: 大きな報道はありません. */
export class BriefingBody {
  @DayField("処理日") process_date!: string;
  /** The one that the editor has seen; absent where there was none. */
  @IsOptional() @LimitField("版", 2_147_483_647) version?: number;
  @ItemsField() item_info!: GivenItem[];
}
