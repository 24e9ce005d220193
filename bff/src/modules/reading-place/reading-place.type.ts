import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { SelectionKind, SourceCounts } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "The user's reading progress in a theme, theme group or topic." })
export class ReadingPlace {
  @Field(() => SelectionKind, { description: "Theme, theme group or topic." })
  kind!: SelectionKind;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => SourceCounts, { description: "Number of its articles in the period that the user has read." })
  read!: SourceCounts;

  @Field(() => ID, {
    nullable: true,
    description: "Newest article at the user's last visit; null: never visited.",
  })
  seenArticleId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A list that was marked as read as a whole." })
export class ListMarked {
  @Field(() => Int, { description: "Number of articles that were unread before." })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description: "Pass it to unmarkList to undo this; null if nothing was marked.",
  })
  markedAt!: string | null;
}

export const ListMarkedResult = createUnionType({
  name: "ListMarkedResult",
  description: "What was marked, or a refusal with a message for the user.",
  types: () => [ListMarked, Refusal] as const,
});
