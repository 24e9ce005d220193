import { IsIn, IsOptional, ValidateBy } from "class-validator";
import { FEED_KBNS, type FeedKbn } from "../article-feed.ts";
import { validationText } from "../messages.ts";
import { isDay, RequiredText } from "./decorators.ts";

const isId = (value: unknown): boolean => typeof value === "string" && /^[1-9]\d{0,17}$/.test(value);

/** A private feed of the articles of a theme, theme group, topic or folder of clips. */
export class ArticleFeedForm {
  @RequiredText({ required: validationText.feedNameRequired, max: 50, tooLong: validationText.feedNameTooLong })
  feedName!: string;

  @IsIn(FEED_KBNS, { message: validationText.feedTarget })
  dataKbn!: FeedKbn;

  /** Of the theme, theme group, topic or folder. */
  @ValidateBy(
    { name: "isId", validator: { validate: isId } },
    { message: validationText.feedTarget, context: { jsonSchema: { type: "string", pattern: "^[1-9]\\d{0,17}$" } } },
  )
  id!: string;

  /** The last day on which it can be read, in Tokyo; null or absent: a year from now. */
  @IsOptional()
  @ValidateBy({ name: "isExpiryDay", validator: { validate: isDay } }, { message: validationText.expiryDay })
  lastDay?: string | null;
}
