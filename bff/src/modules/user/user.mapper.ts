import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { UserState } from "./user.enums.ts";
import { ChangedUsers, DeletedUser, RefusedUser, User, UserGroupOption, UserPage } from "./user.type.ts";

type UsersWire = DataOf<"/api/v1/users", "get">;
type UserWire = DataOf<"/api/v1/user", "get">;

const STATES: Record<UserWire["user_state"], UserState> = {
  active: UserState.ACTIVE,
  stopped: UserState.STOPPED,
  locked: UserState.LOCKED,
  invited: UserState.INVITED,
  invitation_expired: UserState.INVITATION_EXPIRED,
  invitation_failed: UserState.INVITATION_FAILED,
};

export const toUser = (wire: UserWire): User =>
  instance(User, {
    userId: wire.user_id,
    userGroupId: wire.user_group_id,
    userGroupName: wire.user_group_name,
    name: wire.name,
    email: wire.email,
    userAuthority: wire.user_authority,
    mcUserAuthority: wire.mc_user_authority,
    scUserAuthority: wire.sc_user_authority,
    topicsCreation: wire.topics_creation_flag === 1,
    themeBrowsing: wire.theme_browsing === 1,
    ipRestriction: wire.ip_restriction_flag === 1,
    loginStop: wire.login_stop_flag === 1,
    passChangeStop: wire.pass_change_stop_flag === 1,
    systemMailStop: wire.system_mail_stop_flag === 1,
    scUserId: wire.sc_user_id,
    scUserPwSet: wire.sc_user_pw_set_flag === 1,
    passwordSet: wire.password_set_flag === 1,
    secondFactor: wire.second_factor_flag === 1,
    state: STATES[wire.user_state],
    invitedAt: wire.invited_datetime,
    invitationEnd: wire.invitation_end_datetime,
    invitationFault: wire.invitation_fault,
    lockedUntil: wire.locked_until_datetime,
    lastLoginAt: wire.last_login_datetime,
    changedAt: wire.changed_datetime,
    changedBy: wire.changed_by,
    version: wire.version,
  });

export const toUserPage = ({ users, user_count }: UsersWire): UserPage =>
  instance(UserPage, { users: users.map(toUser), total: user_count });

export const toGroupChoices = ({ user_groups }: DataOf<"/api/v1/user_groups", "get">): UserGroupOption[] =>
  user_groups.map(({ user_group_id, user_group_name, user_count }) =>
    instance(UserGroupOption, { id: user_group_id, name: user_group_name, userCount: user_count }),
  );

export const toDeletedUsers = ({ deleted_users }: DataOf<"/api/v1/deleted_users", "get">): DeletedUser[] =>
  deleted_users.map(({ user_id, name, user_group_id, deleted_datetime, restorable_flag }) =>
    instance(DeletedUser, {
      userId: user_id,
      name,
      userGroupId: user_group_id,
      deletedAt: deleted_datetime,
      restorable: restorable_flag === 1,
    }),
  );

export const toChangedUsers = ({ changed_count, refused }: DataOf<"/api/v1/users", "put">): ChangedUsers =>
  instance(ChangedUsers, {
    changedCount: changed_count,
    refused: refused.map(({ user_id, name, message }) => instance(RefusedUser, { userId: user_id, name, message })),
  });
