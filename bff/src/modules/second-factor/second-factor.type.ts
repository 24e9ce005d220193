import "reflect-metadata";
import type { SecondFactorDemand as DemandCode } from "@kirinuki/schema/second-factor.ts";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

export const SecondFactorDemand = { NONE: "NONE", ADMINS: "ADMINS", ALL: "ALL" } as const;
export type SecondFactorDemand = (typeof SecondFactorDemand)[keyof typeof SecondFactorDemand];
registerEnumType(SecondFactorDemand, {
  name: "SecondFactorDemand",
  description: "Which users of a contract must have a second factor.",
  valuesConfig: {
    NONE: { description: "Nobody: each user decides." },
    ADMINS: { description: "Admins." },
    ALL: { description: "All users." },
  },
});

export const toDemand = (code: string): SecondFactorDemand => code.toUpperCase() as SecondFactorDemand;
export const toDemandCode = (demand: SecondFactorDemand): DemandCode => demand.toLowerCase() as DemandCode;

@ObjectType({ simpleResolvers: true, description: "A passkey of the user." })
export class Passkey {
  @Field(() => ID, { description: "passkey_id. It is no credential." })
  id!: string;

  @Field(() => String, { description: "Name that the user gave it." })
  name!: string;

  @Field(() => DateTime, { description: "When it was registered." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was last used; null if never." })
  lastUsedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A browser in which the user needs no second step." })
export class RememberedDevice {
  @Field(() => ID, { description: "device_id. It is no credential." })
  id!: string;

  @Field(() => DateTime, { description: "When it was remembered." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When it was last used to sign in." })
  lastUsedAt!: string;

  @Field(() => DateTime, { description: "When it expires." })
  endsAt!: string;

  @Field(() => String, { description: "Client address at that time; empty if unknown." })
  clientAddress!: string;

  @Field(() => String, { description: "User-Agent at that time; empty if there was none." })
  userAgent!: string;
}

@ObjectType({ simpleResolvers: true, description: "The user's own second factor." })
export class SecondFactor {
  @Field(() => Boolean, { description: "Whether the user has an authenticator app." })
  authenticator!: boolean;

  @Field(() => [Passkey], { description: "Passkeys, oldest first." })
  passkeys!: Passkey[];

  @Field(() => Int, { description: "Number of unused recovery codes." })
  recoveryCodeCount!: number;

  @Field(() => SecondFactorDemand, { description: "Which users must have one." })
  demand!: SecondFactorDemand;

  @Field(() => Boolean, { description: "Whether this user must have one." })
  demanded!: boolean;

  @Field(() => [RememberedDevice], { description: "Remembered devices, last used first." })
  devices!: RememberedDevice[];
}

@ObjectType({
  simpleResolvers: true,
  description: "Secret for the authenticator app. It takes effect once a first code is confirmed.",
})
export class UserAuthenticatorBegun {
  @Field(() => String, { description: "The secret in Base32, to type in." })
  secret!: string;

  @Field(() => String, { description: "otpauth:// URI for the QR code." })
  uri!: string;
}

@ObjectType({ simpleResolvers: true, description: "Options with which the browser registers a passkey." })
export class PasskeyBegun {
  @Field(() => String, { description: "PublicKeyCredentialCreationOptionsJSON as text." })
  options!: string;
}

@ObjectType({ simpleResolvers: true, description: "The second factor has changed." })
export class SecondFactorChanged {
  @Field(() => [String], {
    description: "New recovery codes, returned only in this answer; empty if the earlier ones stay valid.",
  })
  recoveryCodes!: string[];
}

export const BeginUserAuthenticatorResult = createUnionType({
  name: "BeginUserAuthenticatorResult",
  description: "A secret, a refusal, or the faults of the form.",
  types: () => [UserAuthenticatorBegun, Refusal, InvalidForm] as const,
});
export const BeginPasskeyResult = createUnionType({
  name: "BeginPasskeyResult",
  description: "Options for the browser, a refusal, or the faults of the form.",
  types: () => [PasskeyBegun, Refusal, InvalidForm] as const,
});
export const SecondFactorResult = createUnionType({
  name: "SecondFactorResult",
  description: "Changed, a refusal, or the faults of the form.",
  types: () => [SecondFactorChanged, Refusal, InvalidForm] as const,
});

export const toSecondFactor = (wire: DataOf<"/api/v1/second_factor", "get">): SecondFactor =>
  instance(SecondFactor, {
    authenticator: wire.authenticator_flag === 1,
    recoveryCodeCount: wire.recovery_code_count,
    demand: toDemand(wire.demand),
    demanded: wire.demanded_flag === 1,
    passkeys: wire.passkeys.map((passkey) =>
      instance(Passkey, {
        id: passkey.passkey_id,
        name: passkey.passkey_name,
        createdAt: passkey.created_datetime,
        lastUsedAt: passkey.last_used_datetime,
      }),
    ),
    devices: wire.devices.map((device) =>
      instance(RememberedDevice, {
        id: device.device_id,
        createdAt: device.created_datetime,
        lastUsedAt: device.last_used_datetime,
        endsAt: device.end_datetime,
        clientAddress: device.client_address,
        userAgent: device.user_agent,
      }),
    ),
  });
