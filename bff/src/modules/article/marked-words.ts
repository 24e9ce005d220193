import "reflect-metadata";
import { inOrder } from "@kirinuki/schema/forms/decorators.ts";
import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

const message = inputText.markedWords;

/** Words that a search named, to be marked in what is opened from it. */
export const MarkedWordsField = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    ArrayMaxSize(MARKED_WORDS.most, { message }),
    MaxLength(MARKED_WORDS.longest, { each: true, message }),
    Field(() => [String], {
      nullable: true,
      description: "Words to highlight; default: the search words of the themes.",
    }),
  );
