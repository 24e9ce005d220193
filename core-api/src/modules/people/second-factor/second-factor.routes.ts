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
    description: "Each opens the second step once; of a factor more, none",
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
    summary: "A new secret for one's own authenticator app; it counts from its first code on",
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
      "Take one's own authenticator app by a code of it; the first factor answers with recovery codes, this once",
    body: AuthenticatorCodeForm,
    data: recoveryCodes,
    run: async (own) => codesOr(await confirmAuthenticator(parts, call(own), own.body.code)),
  });
  router.steps({
    ...OWN,
    method: "DELETE",
    path: "/second_factor_authenticator",
    summary: "Remove one's own authenticator app",
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
    summary: "What a browser makes a passkey by: PublicKeyCredentialCreationOptionsJSON as text, good for five minutes",
    body: PasswordBody,
    data: Type.Object({ options: Type.String() }),
    run: afterPassword(parts, (own) => offerPasskey(parts, own)),
  });
  router.user({
    ...OWN,
    method: "POST",
    path: "/passkeys",
    answersSecret: true,
    summary:
      "Register a passkey by the browser's RegistrationResponseJSON; the first factor answers with recovery codes",
    body: NewPasskeyBody,
    data: recoveryCodes,
    run: async (own) => codesOr(await addPasskey(parts, call(own), own.body)),
  });
  router.steps({
    ...OWN,
    method: "DELETE",
    path: "/passkeys",
    summary: "Remove one's own passkey",
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
    summary: "One's own second factor and the devices that are not asked for it",
    data: secondFactorSchema,
    run: ({ tx, actor }) => readSecondFactor(tx, actor, parts.clock.now()),
  });
  router.steps({
    ...OWN,
    method: "POST",
    path: "/recovery_codes",
    summary: "New recovery codes in the place of all earlier ones; shown this once",
    body: PasswordBody,
    data: recoveryCodes,
    run: afterPassword(parts, async (own) => ({ recovery_codes: await renewRecoveryCodes(own) })),
  });
  router.user({
    method: "DELETE",
    path: "/remembered_devices",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Forget a remembered device; without an id, all of one's own",
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
    summary: "Take a user's second factor away, for whoever lost it; his sessions end and he is told by mail",
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
      "Demand a second factor of nobody, of Admins or of all users; whoever has none sets one up before anything else",
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
