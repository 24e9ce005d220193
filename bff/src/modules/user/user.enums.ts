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
  description: "Whether a user can sign in, and why not.",
  valuesConfig: {
    ACTIVE: { description: "He can." },
    STOPPED: { description: "An Admin has stopped him." },
    LOCKED: { description: "Too many wrong passwords were tried." },
    INVITED: { description: "He has not set his first password yet." },
    INVITATION_EXPIRED: { description: "Nor can he: the link of his invitation is past its end." },
    INVITATION_FAILED: { description: "Nor can he: the mail with his link did not reach him." },
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
  description: "By what users are sorted; then by their ids.",
  valuesConfig: {
    USER_ID: { description: "What they sign in with." },
    NAME: { description: "Their names." },
    EMAIL: { description: "Their addresses." },
    USER_GROUP_NAME: { description: "The names of their groups." },
    USER_AUTHORITY: { description: "Whether they are Admins." },
    MC_USER_AUTHORITY: { description: "What they may do with newspapers as images." },
    SC_USER_AUTHORITY: { description: "What they may do with newspapers as text." },
    LOGIN_STOP_FLAG: { description: "Whether they are stopped." },
    LAST_LOGIN_DATETIME: { description: "When they signed in last; never comes last." },
  },
});

export const ListedUserState = { ACTIVE: "ACTIVE", STOPPED: "STOPPED", INVITED: "INVITED" } as const;
export type ListedUserState = (typeof ListedUserState)[keyof typeof ListedUserState];
registerEnumType(ListedUserState, {
  name: "ListedUserState",
  description: "States that a list can be narrowed to.",
  valuesConfig: {
    ACTIVE: { description: "They have set a password and are not stopped." },
    STOPPED: { description: "An Admin has stopped them." },
    INVITED: { description: "They have an open invitation, in time or past its end." },
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
  description: "What is done to several users at once.",
  valuesConfig: {
    MOVE: { description: "They go to another group." },
    STOP: { description: "They can no longer sign in." },
    RESUME: { description: "They can again." },
    INVITE: { description: "They get a mail with a link to set a first password." },
    UNLOCK: { description: "Their wrong passwords are forgotten." },
    DELETE: { description: "They are deleted." },
  },
});
