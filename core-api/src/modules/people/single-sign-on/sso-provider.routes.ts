import { SignInWaysForm, SsoProviderForm } from "@kirinuki/schema/forms/sso-provider-form.ts";
import { IsOptional } from "class-validator";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { IdField, TextsField, VersionField } from "../../../http/fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { Digits, Flag } from "../../../http/transforms.ts";
import { findContract, findContractId } from "../../operator/contract-company/contract-company.read-model.ts";
import type { Parts } from "../../parts.ts";
import { readSingleSignOn, singleSignOnSchema } from "./sso-provider.read-model.ts";
import { confirmDomains, removeProvider, type SsoKeeper, saveProvider, saveWays } from "./sso-provider.service.ts";

const PROVIDER_NAMES = {
  kind: "kind",
  provider_name: "providerName",
  issuer: "issuer",
  client_id: "clientId",
  client_secret: "clientSecret",
  sign_in_url: "signInUrl",
  certificates: "certificates",
  domains: "domains",
  trusts_address_flag: "trustsAddress",
  user_group_id: "userGroupId",
  claim_name: "claimName",
  claim_rules: "claimRules",
  stopped_flag: "stopped",
  version: "version",
};
const WAYS_NAMES = { ways: "ways", password_user_ids: "passwordUserIds", version: "version" };

class ProviderBody extends SsoProviderForm {
  static readonly wireNames: Record<string, string> = { provider_id: "provider_id", ...PROVIDER_NAMES };

  /** Absent: the provider is new. */
  @IsOptional() @IdField("IDプロバイダーID") provider_id?: string;
  @Flag() declare trustsAddress: boolean;
  @Flag() declare stopped: boolean;
  @Digits() declare version?: number;
}

class WaysBody extends SignInWaysForm {
  static readonly wireNames: Record<string, string> = WAYS_NAMES;

  @Digits() declare version?: number;
}

class RemovalBody {
  @IdField("IDプロバイダーID") provider_id!: string;
  @IsOptional() @VersionField() version?: number;
}

class OfContract {
  @IdField("契約ID") contract_id!: string;
}
class OperatorProviderBody extends ProviderBody {
  static override readonly wireNames = { contract_id: "contract_id", ...ProviderBody.wireNames };

  @IdField("契約ID") contract_id!: string;
}
class OperatorWaysBody extends WaysBody {
  static override readonly wireNames = { contract_id: "contract_id", ...WAYS_NAMES };

  @IdField("契約ID") contract_id!: string;
}
class OperatorRemovalBody extends RemovalBody {
  @IdField("契約ID") contract_id!: string;
}
class ConfirmationBody {
  @IdField("契約ID") contract_id!: string;
  @TextsField("ドメイン", 50, 253) domains!: string[];
}

const savedProvider = Type.Object({ provider_id: Type.String(), version: Type.Integer() });
const savedWays = Type.Object({ version: Type.Integer() });

/** GET /single_sign_on, PUT and DELETE /sso_provider, PUT /sign_in_ways: an Admin's own contract (docs/single-sign-on.md). */
export function singleSignOnRoutes(router: Router, { clock, config, sealedTexts }: Parts): void {
  const keeper = (tx: Transaction, { contractId, userId }: Actor, request: FastifyRequest): SsoKeeper => ({
    ...{ tx, contractId, actor: userId, isOperator: false },
    ...{ requestId: request.id, now: clock.now(), allowPrivate: config.SSO_PRIVATE_ADDRESSES === "true" },
  });

  router.user({
    method: "GET",
    path: "/single_sign_on",
    allow: ADMINS,
    summary: "Ways of signing in and identity providers of the contract, without their secrets",
    data: singleSignOnSchema,
    run: ({ tx, actor }) => readSingleSignOn(tx, actor.contractId, config.publicUrl),
  });

  router.user({
    method: "PUT",
    path: "/sso_provider",
    allow: ADMINS,
    summary:
      "Add or change an identity provider; nobody can sign in through a new domain until an operator has confirmed it",
    body: ProviderBody,
    data: savedProvider,
    run: ({ tx, actor, body, request }) =>
      saveProvider(keeper(tx, actor, request), sealedTexts, body.provider_id ?? null, body),
  });

  router.user({
    method: "DELETE",
    path: "/sso_provider",
    allow: ADMINS,
    summary: "Delete an identity provider; sessions started through it end",
    body: RemovalBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeProvider(keeper(tx, actor, request), body.provider_id, body.version);
      return {};
    },
  });

  router.user({
    method: "PUT",
    path: "/sign_in_ways",
    allow: ADMINS,
    summary:
      "Set the ways in which the contract's users may sign in, and the Admins who can use a password in any case",
    body: WaysBody,
    data: savedWays,
    run: ({ tx, actor, body, request }) => saveWays(keeper(tx, actor, request), body),
  });
}

/** The same by an operator, who also confirms which domains are the contract's. */
export function operatorSingleSignOnRoutes(router: Router, { clock, config, sealedTexts }: Parts): void {
  const keeper = async (
    { tx, operatorId, request }: { tx: Transaction; operatorId: string; request: FastifyRequest },
    id: string,
  ): Promise<SsoKeeper> => {
    const contractId = await findContractId(tx, id);
    if (contractId === null) throw new AppError("NOT_FOUND");
    const actor = operatorActor(operatorId);
    const allowPrivate = config.SSO_PRIVATE_ADDRESSES === "true";
    return { tx, contractId, actor, isOperator: true, requestId: request.id, now: clock.now(), allowPrivate };
  };

  router.operator({
    method: "GET",
    path: "/single_sign_on",
    allow: "view",
    summary: "Ways of signing in and identity providers of a contract, without their secrets",
    query: OfContract,
    data: singleSignOnSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      return readSingleSignOn(tx, contract.contractId, config.publicUrl);
    },
  });

  router.operator({
    method: "PUT",
    path: "/sso_provider",
    allow: "edit",
    summary: "Add or change an identity provider of a contract; this also confirms its domains",
    body: OperatorProviderBody,
    data: savedProvider,
    run: async ({ body, ...call }) =>
      saveProvider(await keeper(call, body.contract_id), sealedTexts, body.provider_id ?? null, body),
  });

  router.operator({
    method: "DELETE",
    path: "/sso_provider",
    allow: "edit",
    summary: "Delete an identity provider of a contract; sessions started through it end",
    body: OperatorRemovalBody,
    data: Type.Object({}),
    run: async ({ body, ...call }) => {
      await removeProvider(await keeper(call, body.contract_id), body.provider_id, body.version);
      return {};
    },
  });

  router.operator({
    method: "PUT",
    path: "/sign_in_ways",
    allow: "edit",
    summary: "Set the ways in which a contract's users may sign in",
    body: OperatorWaysBody,
    data: savedWays,
    run: async ({ body, ...call }) => saveWays(await keeper(call, body.contract_id), body),
  });

  router.operator({
    method: "PUT",
    path: "/sso_domains",
    allow: "edit",
    summary: "Confirm that domains named by a contract for single sign-on belong to it",
    body: ConfirmationBody,
    data: Type.Object({}),
    run: async ({ body, ...call }) => {
      await confirmDomains(await keeper(call, body.contract_id), body.domains);
      return {};
    },
  });
}
