import { registerEnumType } from "type-graphql";

export const UserState = {
  ACTIVE: "ACTIVE",
  STOPPED: "STOPPED",
  LOCKED: "LOCKED",
  INVITED: "INVITED",
  INVITATION_EXPIRED: "INVITATION_EXPIRED",
  INVITATION_FAILED: "INVITATION_FAILED",
} as const;
export type UserState = (typeof UserState)[keyof typeof UserState];
registerEnumType(UserState, {
  name: "UserState",
  description: "State of a user's access.",
  valuesConfig: {
    ACTIVE: { description: "The user can sign in." },
    STOPPED: { description: "An Admin has stopped the sign-in." },
    LOCKED: { description: "The account is locked after too many wrong passwords." },
    INVITED: { description: "The user has an open invitation and no password yet." },
    INVITATION_EXPIRED: { description: "The invitation has expired, and the user has no password." },
    INVITATION_FAILED: { description: "The invitation mail was not delivered, and the user has no password." },
  },
});

export const UserSortKey = {
  USER_ID: "USER_ID",
  NAME: "NAME",
  EMAIL: "EMAIL",
  USER_GROUP_NAME: "USER_GROUP_NAME",
  USER_AUTHORITY: "USER_AUTHORITY",
  MC_USER_AUTHORITY: "MC_USER_AUTHORITY",
  SC_USER_AUTHORITY: "SC_USER_AUTHORITY",
  LOGIN_STOP_FLAG: "LOGIN_STOP_FLAG",
  LAST_LOGIN_DATETIME: "LAST_LOGIN_DATETIME",
} as const;
export type UserSortKey = (typeof UserSortKey)[keyof typeof UserSortKey];
registerEnumType(UserSortKey, {
  name: "UserSortKey",
  description: "Sort key of users. Users with the same value are sorted by user_id.",
  valuesConfig: {
    USER_ID: { description: "user_id." },
    NAME: { description: "Name." },
    EMAIL: { description: "Mail address." },
    USER_GROUP_NAME: { description: "Name of the user group." },
    USER_AUTHORITY: { description: "Admins or other users." },
    MC_USER_AUTHORITY: { description: "Rights to newspaper images (MC)." },
    SC_USER_AUTHORITY: { description: "Rights to newspaper text (SC)." },
    LOGIN_STOP_FLAG: { description: "Stopped or not." },
    LAST_LOGIN_DATETIME: { description: "Last sign-in. Users who never signed in come last." },
  },
});

export const ListedUserState = { ACTIVE: "ACTIVE", STOPPED: "STOPPED", INVITED: "INVITED" } as const;
export type ListedUserState = (typeof ListedUserState)[keyof typeof ListedUserState];
registerEnumType(ListedUserState, {
  name: "ListedUserState",
  description: "States that a list can be filtered by.",
  valuesConfig: {
    ACTIVE: { description: "Users who have a password and are not stopped." },
    STOPPED: { description: "Users whom an Admin has stopped." },
    INVITED: { description: "Users with an open invitation, expired or not." },
  },
});

export const UsersChange = {
  MOVE: "MOVE",
  STOP: "STOP",
  RESUME: "RESUME",
  INVITE: "INVITE",
  UNLOCK: "UNLOCK",
  DELETE: "DELETE",
} as const;
export type UsersChange = (typeof UsersChange)[keyof typeof UsersChange];
registerEnumType(UsersChange, {
  name: "UsersChange",
  description: "Change of several users at once.",
  valuesConfig: {
    MOVE: { description: "Moves them to another user group." },
    STOP: { description: "Stops their sign-in." },
    RESUME: { description: "Allows their sign-in again." },
    INVITE: { description: "Mails each a link to set the first password." },
    UNLOCK: { description: "Resets the count of wrong passwords." },
    DELETE: { description: "Deletes them." },
  },
});

export const UserSignIn = {
  NO_PASSWORD: "NO_PASSWORD",
  SECOND_FACTOR: "SECOND_FACTOR",
  NO_SECOND_FACTOR: "NO_SECOND_FACTOR",
} as const;
export type UserSignIn = (typeof UserSignIn)[keyof typeof UserSignIn];
registerEnumType(UserSignIn, {
  name: "UserSignIn",
  description: "Filter of a list of users by how they sign in.",
  valuesConfig: {
    NO_PASSWORD: { description: "Users who have set no password yet." },
    SECOND_FACTOR: { description: "Users with a second factor." },
    NO_SECOND_FACTOR: { description: "Users without a second factor." },
  },
});
