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
  description: "Why a user sees a theme, theme group or topic.",
  valuesConfig: {
    THEME_BROWSING: { description: "The user sees every theme of the contract (theme_browsing)." },
    ALL_USER_GROUPS: { description: "It is public to all user groups." },
    USER_GROUP: { description: "It is public to the user's group." },
    THEME_GROUP: { description: "A theme group that the user sees contains it." },
    TOPIC: { description: "A topic that the user sees contains it." },
    EDITOR: { description: "The user edits the topic." },
  },
});

@ObjectType({ simpleResolvers: true, description: "The user whose view is shown." })
export class ViewedUser {
  @Field(() => ID, { description: "user_id, unique within the contract." })
  userId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Name of the user group." })
  userGroupName!: string;

  @Field(() => ID, { description: "user_group_id, decimal." })
  userGroupId!: string;

  @Field(() => Role, { description: "Role. It decides which screens the user may open." })
  role!: Role;

  @Field(() => Abilities, { description: "Rights of the user." })
  abilities!: Abilities;

  @Field(() => Boolean, { description: "Whether the user sees every theme of the contract." })
  themeBrowsing!: boolean;

  @Field(() => Boolean, { description: "Whether the sign-in is stopped." })
  loginStopped!: boolean;

  @Field(() => Boolean, { description: "Whether the user gets no system mails." })
  mailStopped!: boolean;

  @Field(() => Boolean, { description: "Whether the user may sign in from the contract's IP addresses only." })
  ipRestricted!: boolean;

  @Field(() => Boolean, { description: "Whether the user may not change the password." })
  passwordChangeStopped!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "A source, with the links of the contract and the user group that make it visible.",
})
export class ViewedSource {
  @Field(() => Int, { description: "data_section: 1, 2, 3 or 5." })
  dataSection!: number;

  @Field(() => Boolean, { description: "Whether the user sees it." })
  visible!: boolean;

  @Field(() => Boolean, { description: "Whether the contract is linked to it." })
  contract!: boolean;

  @Field(() => Boolean, { description: "Whether the user group is linked to it." })
  userGroup!: boolean;

  @Field(() => Boolean, {
    description: "Whether every article can be selected. If false, only articles of the user's themes.",
  })
  allArticlesSelectable!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "A theme, theme group or topic of the contract, with the reasons why the user sees it.",
})
export class ViewedNode {
  @Field(() => String, { description: "Kind and id: theme/12, group/3, topic/7." })
  key!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => [ViewReason], { description: "All reasons why the user sees it; empty: the user does not see it." })
  reasons!: ViewReason[];

  @Field(() => [String], {
    description:
      "Names of the user groups that it is public to; for a theme, of the theme groups and topics that show it to the user.",
  })
  through!: string[];

  @Field(() => SourceCounts, {
    nullable: true,
    description: "Article counts of the last 14 days on the user's home screen; null if home does not list it.",
  })
  counts!: SourceCounts | null;

  @Field(() => [String], { description: "Names of the themes that a theme group shows to the user." })
  themes!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: "What a user sees, and why. Read by the same code as the user's own calls.",
})
export class UserView {
  @Field(() => ViewedUser, { description: "The user." })
  user!: ViewedUser;

  @Field(() => [ViewedSource], { description: "All four sources." })
  sources!: ViewedSource[];

  @Field(() => Boolean, {
    description: "True if neither the contract nor the user group is linked to a source. All sources are visible then.",
  })
  unlinked!: boolean;

  @Field(() => [ViewedNode], { description: "All topics of the contract, in display order." })
  topics!: ViewedNode[];

  @Field(() => [ViewedNode], { description: "All theme groups of the contract, in display order." })
  groups!: ViewedNode[];

  @Field(() => [ViewedNode], { description: "All themes of the contract, in display order." })
  themes!: ViewedNode[];
}
