import "reflect-metadata";
import { IsNumberString, Length, Max, Min } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { DataOf } from "../../core-api/wire.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { CustomerUser, FoundUser, FoundUserPage, TrailLine } from "./customer-user.type.ts";

type FoundWire = DataOf<"/admin/api/v1/el_users", "get">["users"][number];
type UserWire = DataOf<"/admin/api/v1/el_user", "get">;

@ArgsType()
class FindUsersArgs {
  @Field(() => String, { nullable: true, description: "Words in user_id, name or mail address." })
  keyword?: string | null;

  @Field(() => ID, { nullable: true, description: "contract_id; null: all contracts." })
  contractId?: string | null;

  @Field(() => String, { nullable: true, description: "State: active, stopped or invited; null: any." })
  state?: string | null;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "Number of the page, from 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Rows on a page, at most 100." })
  pageSize!: number;
}

@ArgsType()
class UserKeyArgs {
  @IsNumberString()
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Length(1, 20)
  @Field(() => ID, { description: "user_id." })
  userId!: string;
}

const keyOf = ({ contractId, userId }: UserKeyArgs) => ({ contract_id: contractId, user_id: userId });

/** Users of all contracts (screen /el/users). Operators only. */
@Resolver()
export class CustomerUserResolver {
  @Query(() => FoundUserPage, {
    description: "One page of the users of all contracts that match a search. Operators only.",
  })
  async foundUsers(
    @Args(() => FindUsersArgs) { keyword, contractId, state, page, pageSize }: FindUsersArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<FoundUserPage> {
    const wire = await core.backOffice.findUsers({
      page,
      page_size: pageSize,
      ...(keyword && { keyword }),
      ...(contractId && { contract_id: contractId }),
      ...(state && { state: state as never }),
    });
    return instance(FoundUserPage, { users: wire.users.map(toFoundUser), total: wire.user_count });
  }

  @Query(() => CustomerUser, {
    nullable: true,
    description: "One user with recent entries of the audit trail; null if there is no such user. Operators only.",
  })
  async customerUser(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<CustomerUser | null> {
    const wire = await unlessUnknown(core.backOffice.user(keyOf(key)), null);
    return wire && toCustomerUser(wire);
  }

  @Mutation(() => BackOfficeResult, { description: "Unlocks a user after too many wrong passwords. Operators only." })
  unlockUser(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.unlockUser(keyOf(key)));
  }

  @Mutation(() => BackOfficeResult, { description: "Mails a user a link to set a new password. Operators only." })
  mailUserReset(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.mailReset(keyOf(key)));
  }

  @Mutation(() => BackOfficeResult, { description: "Ends all sessions of a user. Operators only." })
  signOutUser(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.signOutUser(keyOf(key)));
  }

  @Mutation(() => BackOfficeResult, {
    description: "Removes a user's second factor. The user is signed out and notified by mail. Operators only.",
  })
  resetCustomerSecondFactor(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.resetSecondFactor(keyOf(key)));
  }

  @Mutation(() => BackOfficeResult, {
    description:
      "Starts a support view: the operator sees the product as a user, read only. The answer sets the cookie of customers. Operators only.",
  })
  startSupportView(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Arg("reason", () => String, { description: "Why, at most 200 characters." }) reason: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.startSupportView({ ...keyOf(key), reason }));
  }

  @Mutation(() => BackOfficeResult, { description: "Stops a user's sign-in, or allows it again. Operators only." })
  stopUser(
    @Args(() => UserKeyArgs) key: UserKeyArgs,
    @Arg("stopped", () => Boolean, { description: "True: stop, false: allow." }) stopped: boolean,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.stopUser({ ...keyOf(key), login_stop_flag: stopped ? 1 : 0 }));
  }
}

const roleOf = ({ user_authority, topics_creation_flag }: FoundWire): string =>
  user_authority === 1 ? "Admin" : topics_creation_flag === 1 ? "TopicUser" : "User";

const toFoundUser = (wire: FoundWire): FoundUser =>
  instance(FoundUser, {
    contractId: wire.contract_id,
    contractCode: wire.contract_code,
    companyName: wire.company_name,
    userId: wire.user_id,
    name: wire.name,
    email: wire.email,
    groupName: wire.user_group_name,
    role: roleOf(wire),
    state: wire.state,
    lockedUntil: wire.locked_until,
    lastLoginAt: wire.last_login_datetime,
  });

const toLine = ({ audit_id, datetime, actor, action, detail }: UserWire["sign_ins"][number]): TrailLine =>
  instance(TrailLine, { id: audit_id, at: datetime, actor, action, detail });

const toCustomerUser = (wire: UserWire): CustomerUser =>
  instance(CustomerUser, {
    user: toFoundUser(wire.user),
    mcAuthority: wire.mc_user_authority,
    scAuthority: wire.sc_user_authority,
    isBound: wire.ip_restriction_flag === 1,
    getsNoMail: wire.system_mail_stop_flag === 1,
    hasSecondFactor: wire.second_factor_flag === 1,
    hasExternalPassword: wire.sc_user_pw_set_flag === 1,
    sessions: wire.session_count,
    mailSettings: wire.mail_setting_count,
    signIns: wire.sign_ins.map(toLine),
    support: wire.support.map(toLine),
  });
