import "reflect-metadata";
import { MissingArticleForm } from "@kirinuki/schema/forms/missing-article-form.ts";
import { Field, InputType } from "type-graphql";

@InputType("MissingArticleForm", { description: "The article that a user misses, as far as it is known." })
export class MissingArticleInput extends MissingArticleForm {
  @Field(() => String, { description: "Words of the headline, or the URL." })
  override keyword!: string;

  @Field(() => String, { nullable: true, description: "Name of the medium; null or empty: any." })
  override mediaName?: string | null;

  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => String, { nullable: true, description: "Day of publication, yyyy-MM-dd; null: the last 31 days." })
  override issueDate?: string | null;
}

export const MISSING_WIRE_NAMES = {
  keyword: "keyword",
  media_name: "mediaName",
  issue_date: "issueDate",
} as const satisfies Record<string, keyof MissingArticleForm>;

/** The form under core-api's names, without what is empty. */
export const toMissingWire = ({ keyword, mediaName, issueDate }: MissingArticleForm) => ({
  keyword,
  ...(mediaName && { media_name: mediaName }),
  ...(issueDate && { issue_date: issueDate }),
});
