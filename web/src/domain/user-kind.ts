import type { UserState } from "../__generated__/graphql.ts";

/** What a user is to the screens (spec section 6): user_authority and topics_creation_flag as one choice. */
export type UserKind = "user" | "topics" | "admin";

export const USER_KINDS: readonly UserKind[] = ["user", "topics", "admin"];

export const kindOf = ({
  userAuthority,
  topicsCreation,
}: {
  userAuthority: number;
  topicsCreation: boolean;
}): UserKind => (userAuthority === 1 ? "admin" : topicsCreation ? "topics" : "user");

const WITHOUT_PASSWORD: readonly UserState[] = ["INVITED", "INVITATION_EXPIRED", "INVITATION_FAILED"];

/** He has an invitation that he has not accepted. */
export const isInvited = ({ state }: { state: UserState }): boolean => WITHOUT_PASSWORD.includes(state);
