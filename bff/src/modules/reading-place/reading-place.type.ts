import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { SelectionKind, SourceCounts } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "How far the user has come with a theme, theme group or topic." })
export class ReadingPlace {
  @Field(() => SelectionKind, { description: "Theme, theme group or topic." })
  kind!: SelectionKind;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => SourceCounts, { description: "How many of its articles in the period he has read." })
  read!: SourceCounts;

  @Field(() => ID, {
    nullable: true,
    description: "The newest article at his last visit; null: he has not been there.",
  })
  seenArticleId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A list that was marked as read as a whole." })
export class ListMarked {
  @Field(() => Int, { description: "How many articles were unread before." })
  count!: number;

  @Field(() => String, { nullable: true, description: "By what it is taken back; null where nothing was marked." })
  markedAt!: string | null;
}

export const ListMarkedResult = createUnionType({
  name: "ListMarkedResult",
  description: "What was marked, or a refusal with a message for the user.",
  types: () => [ListMarked, Refusal] as const,
});
