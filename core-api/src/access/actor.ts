import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Purpose } from "@kirinuki/schema/purposes.ts";
import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";

export type Role = "User" | "TopicUser" | "Admin";

/** A user, with everything that decides his rights. */
export interface Person {
  contractId: number;
  contractCode: string;
  companyName: string;
  userId: string;
  name: string;
  email: string;
  userAuthority: number;
  mcUserAuthority: number;
  scUserAuthority: number;
  topicsCreationFlag: boolean;
  /** true: every theme of the contract; false: those of the user's group (design section 8). */
  themeBrowsing: boolean;
  userGroupId: number;
  userGroupName: string;
  role: Role;
  /** His id where the role lets him edit topics; null for everybody else. */
  topicEditorId: string | null;
  /** data_sections that the contract and the group are both linked to; all where neither has any (spec section 5). */
  sections: DataSection[];
}

/** An operator looks at the product as this user. */
export interface SupportView {
  supportViewId: string;
  operatorId: string;
  operatorName: string;
  reason: string;
  endsAt: Date;
  /** The calls made so far. */
  opened: string[];
}

/** Who is signed in; read once per request, together with the session. */
export interface Actor extends Person {
  /** The contract has ended: what it has may still be read. */
  readOnly: boolean;
  /** The contract demands a second factor, and he has none: he may only set one up, and sign out. */
  mustEnrol: boolean;
  /** Null where the user himself has signed in. */
  supportView: SupportView | null;
  /** What an integration's token is for; null where a person calls. */
  tokenScopes: readonly TokenScope[] | null;
  /** What for an integration's token reads; "display" where a person calls, or what a feed is read by. */
  purpose: Purpose;
  sessionTokenHash: Buffer;
}

/** Role of spec section 6: 1 is Admin; 0 is TopicUser with the flag, else User. */
export function roleOf(userAuthority: number, topicsCreationFlag: boolean): Role {
  if (userAuthority === 1) return "Admin";
  return userAuthority === 0 && topicsCreationFlag ? "TopicUser" : "User";
}

/** The id of a user who may edit topics, else null. An editor sees the topics assigned to him, whoever else sees them. */
export const topicEditorId = (user: {
  user_id: string;
  user_authority: number;
  topics_creation_flag: boolean;
}): string | null => (roleOf(user.user_authority, user.topics_creation_flag) === "User" ? null : user.user_id);

const ALL_SECTIONS: DataSection[] = [1, 2, 3, 5];

/** Source visibility of spec section 5: linked at both levels; neither level having any means all. */
export function visibleSections(contract: readonly number[], group: readonly number[]): DataSection[] {
  if (contract.length === 0 && group.length === 0) return ALL_SECTIONS;
  return ALL_SECTIONS.filter((section) => contract.includes(section) && group.includes(section));
}
