import "reflect-metadata";
import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

/** Words that a search named, to be marked in what is opened from it. */
export function MarkedWordsField(): PropertyDecorator {
  const message = inputText.markedWords;
  const decorators = [
    IsOptional(),
    ArrayMaxSize(MARKED_WORDS.most, { message }),
    MaxLength(MARKED_WORDS.longest, { each: true, message }),
    Field(() => [String], {
      nullable: true,
      description: "What a search found is marked by its own words; absent: by those for which themes found it.",
    }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}
