import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Abilities, Role } from "../session/viewer.type.ts";
import { SourceCounts } from "../theme/theme.type.ts";

/** Why a user has a theme, theme group or topic. */
export const ViewReason = {
  THEME_BROWSING: "THEME_BROWSING",
  ALL_USER_GROUPS: "ALL_USER_GROUPS",
  USER_GROUP: "USER_GROUP",
  THEME_GROUP: "THEME_GROUP",
  TOPIC: "TOPIC",
  EDITOR: "EDITOR",
} as const;
export type ViewReason = (typeof ViewReason)[keyof typeof ViewReason];
registerEnumType(ViewReason, {
  name: "ViewReason",
  description: "Why a user has a theme, theme group or topic.",
  valuesConfig: {
    THEME_BROWSING: { description: "He browses every theme of the contract (theme_browsing)." },
    ALL_USER_GROUPS: { description: "It is for every user group." },
    USER_GROUP: { description: "It is for his user group." },
    THEME_GROUP: { description: "A theme group that he has contains it." },
    TOPIC: { description: "A topic that he has contains it." },
    EDITOR: { description: "He edits the topic." },
  },
});

@ObjectType({ simpleResolvers: true, description: "The user whose view it is." })
export class ViewedUser {
  @Field(() => ID, { description: "ユーザーID within the contract." })
  userId!: string;

  @Field(() => String, { description: "Name of the user." })
  name!: string;

  @Field(() => String, { description: "Name of the user's group." })
  userGroupName!: string;

  @Field(() => ID, { description: "user_group_id of the group, decimal." })
  userGroupId!: string;

  @Field(() => Role, { description: "Decides which screens may be opened." })
  role!: Role;

  @Field(() => Abilities, { description: "What the user may do." })
  abilities!: Abilities;

  @Field(() => Boolean, { description: "Browses every theme of the contract." })
  themeBrowsing!: boolean;

  @Field(() => Boolean, { description: "May not sign in." })
  loginStopped!: boolean;

  @Field(() => Boolean, { description: "Gets no mail." })
  mailStopped!: boolean;

  @Field(() => Boolean, { description: "May sign in from the contract's networks only." })
  ipRestricted!: boolean;

  @Field(() => Boolean, { description: "May not change the password." })
  passwordChangeStopped!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A source, and whether both levels that decide are linked to it." })
export class ViewedSource {
  @Field(() => Int, { description: "data_section: 1, 2, 3 or 5." })
  dataSection!: number;

  @Field(() => Boolean, { description: "Whether the user sees it." })
  visible!: boolean;

  @Field(() => Boolean, { description: "Whether the contract is linked to it." })
  contract!: boolean;

  @Field(() => Boolean, { description: "Whether the user group is linked to it." })
  userGroup!: boolean;

  @Field(() => Boolean, { description: "Whether every article can be chosen, not only those of his themes." })
  allArticlesSelectable!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "A theme, theme group or topic of the contract, as the user has it.",
})
export class ViewedNode {
  @Field(() => String, { description: "Kind and id: theme/12, group/3, topic/7." })
  key!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => [ViewReason], { description: "Every reason why he has it; none: he does not." })
  reasons!: ViewReason[];

  @Field(() => [String], {
    description: "User groups that it is for; of a theme, theme groups and topics through which he has it.",
  })
  through!: string[];

  @Field(() => SourceCounts, {
    nullable: true,
    description: "Articles of the last 14 days as home counts them for him; null where home does not list it.",
  })
  counts!: SourceCounts | null;

  @Field(() => [String], { description: "Names of the themes that a theme group shows him." })
  themes!: string[];
}

@ObjectType({ simpleResolvers: true, description: "What a user sees, read as his own calls read it, and why." })
export class UserView {
  @Field(() => ViewedUser, { description: "Whose view it is." })
  user!: ViewedUser;

  @Field(() => [ViewedSource], { description: "All four sources." })
  sources!: ViewedSource[];

  @Field(() => Boolean, { description: "Neither contract nor group is linked to a source, so all are visible." })
  unlinked!: boolean;

  @Field(() => [ViewedNode], { description: "Every topic of the contract, in order." })
  topics!: ViewedNode[];

  @Field(() => [ViewedNode], { description: "Every theme group of the contract, in order." })
  groups!: ViewedNode[];

  @Field(() => [ViewedNode], { description: "Every theme of the contract, in order." })
  themes!: ViewedNode[];
}
