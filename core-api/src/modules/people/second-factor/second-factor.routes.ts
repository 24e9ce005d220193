import { AuthenticatorCodeForm } from "@kirinuki/schema/forms/authenticator-form.ts";
import {
  NewPasskeyForm,
  SecondFactorDemandForm,
  SecondFactorPasswordForm,
} from "@kirinuki/schema/forms/second-factor-form.ts";
import { IsOptional, Matches } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ShortTextField } from "../../../http/fields.ts";
import { ADMINS, ANY_USER, type Call, type Router, type StepsCall, type UserCall } from "../../../http/route.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import { forgetDevices } from "./remembered-device.ts";
import { readSecondFactor, secondFactorSchema } from "./second-factor.read-model.ts";
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  type FactorCall,
  offerPasskey,
  provePassword,
  removeFactor,
  renewRecoveryCodes,
  resetFactors,
} from "./second-factor.service.ts";
import { changeDemand } from "./second-factor-demand.repository.ts";

class PasswordBody extends SecondFactorPasswordForm {
  static readonly wireNames: Record<string, string> = { password: "ownPassword" };
}
class NewPasskeyBody extends NewPasskeyForm {
  static readonly wireNames = { passkey_name: "passkeyName", answer: "answer" };
}
class PasskeyRemovalBody extends PasswordBody {
  static override readonly wireNames = { password: "ownPassword", passkey_id: "passkeyId" };

  @ShortTextField("パスキー", 1400) passkeyId!: string;
}
class DeviceBody {
  @IsOptional()
  @Matches(/^[0-9a-f]{24}$/, { message: "端末の指定が正しくありません。" })
  device_id?: string;
}
class UserIdBody {
  @ShortTextField("ユーザーID", 20) user_id!: string;
}

const recoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), {
    description: "Single-use codes for the second step; empty if it is not the first factor",
  }),
});
const OWN = { allow: ANY_USER, whileReadOnly: true, beforeSecondFactor: true } as const;

/** A user's second factor: authenticator app, passkeys, recovery codes, remembered devices; and whom the contract demands one of. */
export function secondFactorRoutes(router: Router, parts: Parts): void {
  authenticatorRoutes(router, parts);
  passkeyRoutes(router, parts);
  codeAndDeviceRoutes(router, parts);
  administrationRoutes(router, parts);
}

const callOf =
  ({ clock }: Parts) =>
  ({ tx, actor, request }: UserCall<object, object>): FactorCall => ({
    ...{ tx, actor, client: clientOf(request), now: clock.now() },
  });

/** Acts in a transaction of its own after the password was proven: checking one takes long. */
const afterPassword =
  <Answer, Body extends SecondFactorPasswordForm>(
    parts: Parts,
    act: (call: FactorCall, body: Body) => Promise<Answer | Refusal<object>>,
  ) =>
  async ({ actor, run, body, request }: StepsCall<object, Body> & Call<object, Body>) => {
    const refused = await provePassword(parts, actor, body.ownPassword);
    if (refused) return refused;
    return run("write", (tx) => act({ tx, actor, client: clientOf(request), now: parts.clock.now() }, body));
  };

const codesOr = (codes: string[] | Refusal<object>) => (codes instanceof Refusal ? codes : { recovery_codes: codes });

function authenticatorRoutes(router: Router, parts: Parts): void {
  const call = callOf(parts);
  router.steps({
    ...OWN,
    method: "POST",
    path: "/second_factor_authenticator",
    summary: "Create a secret for the user's own authenticator app; it takes effect once a first code is confirmed",
    body: PasswordBody,
    data: Type.Object({ secret: Type.String(), uri: Type.String() }),
    run: afterPassword(parts, (own) => beginAuthenticator(parts, own)),
  });
  router.user({
    ...OWN,
    method: "PUT",
    path: "/second_factor_authenticator",
    answersSecret: true,
    summary:
      "Register the user's own authenticator app by one of its codes; the first factor returns recovery codes, only in this answer",
    body: AuthenticatorCodeForm,
    data: recoveryCodes,
    run: async (own) => codesOr(await confirmAuthenticator(parts, call(own), own.body.code)),
  });
  router.steps({
    ...OWN,
    method: "DELETE",
    path: "/second_factor_authenticator",
    summary: "Remove the user's own authenticator app",
    body: PasswordBody,
    data: Type.Object({}),
    run: afterPassword(parts, (own) => removeFactor(own, { passkeyId: null })),
  });
}

function passkeyRoutes(router: Router, parts: Parts): void {
  const call = callOf(parts);
  router.steps({
    ...OWN,
    method: "POST",
    path: "/passkey_options",
    summary:
      "Options with which a browser registers a passkey: PublicKeyCredentialCreationOptionsJSON as text; they expire after five minutes",
    body: PasswordBody,
    data: Type.Object({ options: Type.String() }),
    run: afterPassword(parts, (own) => offerPasskey(parts, own)),
  });
  router.user({
    ...OWN,
    method: "POST",
    path: "/passkeys",
    answersSecret: true,
    summary: "Register a passkey with the browser's RegistrationResponseJSON; the first factor returns recovery codes",
    body: NewPasskeyBody,
    data: recoveryCodes,
    run: async (own) => codesOr(await addPasskey(parts, call(own), own.body)),
  });
  router.steps({
    ...OWN,
    method: "DELETE",
    path: "/passkeys",
    summary: "Remove one of the user's own passkeys",
    body: PasskeyRemovalBody,
    data: Type.Object({}),
    run: afterPassword(parts, (own, { passkeyId }: PasskeyRemovalBody) => removeFactor(own, { passkeyId })),
  });
}

function codeAndDeviceRoutes(router: Router, parts: Parts): void {
  router.user({
    ...OWN,
    method: "GET",
    path: "/second_factor",
    summary: "The user's own second factor, and the devices that do not need it",
    data: secondFactorSchema,
    run: ({ tx, actor }) => readSecondFactor(tx, actor, parts.clock.now()),
  });
  router.steps({
    ...OWN,
    method: "POST",
    path: "/recovery_codes",
    summary: "Create new recovery codes; all earlier ones expire. Returned only in this answer",
    body: PasswordBody,
    data: recoveryCodes,
    run: afterPassword(parts, async (own) => ({ recovery_codes: await renewRecoveryCodes(own) })),
  });
  router.user({
    method: "DELETE",
    path: "/remembered_devices",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Forget a remembered device; without an id, all of the user's own",
    body: DeviceBody,
    data: Type.Object({ ended_count: Type.Integer() }),
    run: async ({ tx, actor, body, request }) => {
      const ended = await forgetDevices(tx, actor, body.device_id ?? null);
      if (body.device_id !== undefined && ended === 0) throw new AppError("NOT_FOUND");
      const { contractId, userId } = actor;
      const entry = { contractId, actor: userId, action: "second_factor.forget", requestId: request.id } as const;
      await audit(tx, { ...entry, detail: { ended } });
      return { ended_count: ended };
    },
  });
}

function administrationRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "DELETE",
    path: "/user_second_factor",
    allow: ADMINS,
    summary:
      "Remove the second factor of a user who has lost it; the user's sessions end, and a mail notifies the user",
    body: UserIdBody,
    data: Type.Object({}),
    run: async ({ tx, actor: { contractId, userId: actor }, body, request }) => {
      const resetting = { tx, actor, by: "admin", requestId: request.id, now: clock.now() } as const;
      await resetFactors(resetting, { contractId, userId: body.user_id });
      return {};
    },
  });
  router.user({
    method: "PUT",
    path: "/second_factor_demand",
    allow: ADMINS,
    summary:
      "Require a second factor of nobody, of Admins or of all users; a user without one must set it up before anything else",
    body: SecondFactorDemandForm,
    data: Type.Object({}),
    run: async ({ tx, actor: { contractId, userId: actor }, body: { demand }, request }) => {
      const before = await changeDemand(tx, contractId, demand);
      if (before === demand) return {};
      const detail = { ...differenceOf({ demand: before }, { demand }) };
      await audit(tx, { contractId, actor, action: "second_factor.demand", detail, requestId: request.id });
      return {};
    },
  });
}
