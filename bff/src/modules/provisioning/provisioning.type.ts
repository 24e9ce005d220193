import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A call of the contract's identity provider to /scim/v2." })
export class ProvisioningCall {
  @Field(() => ID, { description: "call_id, decimal." })
  id!: string;

  @Field(() => DateTime, { description: "When it was created." })
  calledAt!: string;

  @Field(() => String, { description: "HTTP method." })
  method!: string;

  @Field(() => String, { description: "Path below the address, with its query." })
  path!: string;

  @Field(() => Int, { description: "HTTP status of the answer." })
  status!: number;

  @Field(() => String, { description: "Why it was refused; empty if it was not." })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: "State of the contract's user provisioning by SCIM 2.0." })
export class Provisioning {
  @Field(() => String, { description: "The address to enter at the provider." })
  scimUrl!: string;

  @Field(() => Int, { description: "Number of valid tokens with the scope `provisioning`." })
  tokenCount!: number;

  @Field(() => Int, { description: "Number of users that the provider has provisioned or claimed." })
  userCount!: number;

  @Field(() => String, {
    nullable: true,
    description: "User group of users without a group at the provider; null if it does not exist yet.",
  })
  waitingGroupName!: string | null;

  @Field(() => [ProvisioningCall], { description: "The last 20 calls, the latest first." })
  calls!: ProvisioningCall[];
}

export const toProvisioning = (wire: DataOf<"/api/v1/provisioning", "get">): Provisioning =>
  instance(Provisioning, {
    scimUrl: wire.scim_url,
    tokenCount: wire.token_count,
    userCount: wire.user_count,
    waitingGroupName: wire.waiting_group_name,
    calls: wire.calls.map(({ call_id: id, called_datetime: calledAt, ...call }) =>
      instance(ProvisioningCall, { id, calledAt, ...call }),
    ),
  });
