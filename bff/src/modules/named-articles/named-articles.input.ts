import "reflect-metadata";
import { ArrayMaxSize, ArrayMinSize, Matches } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

/** As many as core-api takes, and as a mail's link is read for. */
const MOST = 1000;
const ID_TEXT = /^\d{1,19}$/;

@ArgsType()
export class NamedArticlesArgs {
  @ArrayMinSize(1, { message: inputText.articles })
  @ArrayMaxSize(MOST, { message: inputText.articles })
  @Matches(ID_TEXT, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "article_ids in the requested order, at most 1000." })
  ids!: string[];
}

@ArgsType()
export class TracesArgs {
  @Matches(ID_TEXT, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  articleId!: string;
}
