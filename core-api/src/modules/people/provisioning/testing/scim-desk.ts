import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { aUser, type TestUser } from "../../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../../testing/builders.ts";
import { type TestApi, testApi } from "../../../../testing/test-api.ts";

export const ADDRESS = "https://kirinuki.example/scim/v2";

type ScimMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Calls as the provider does, by its token. */
export type ScimCaller = (
  method: ScimMethod,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** A contract with two Admins, of whom one has made the token of its provider. */
export interface ScimOffice {
  group: TestGroup;
  admin: TestUser;
  other: TestUser;
  token: string;
  scim: ScimCaller;
}

/** core-api with offices whose providers call it. */
export interface ScimDesk {
  api: TestApi;
  anOffice(code: string): Promise<ScimOffice>;
  by(token: string): ScimCaller;
}

export async function scimDesk(db: TestDatabase): Promise<ScimDesk> {
  const api = await testApi(db, { PUBLIC_URL: "https://kirinuki.example" });
  const by =
    (token: string): ScimCaller =>
    (method, path, body, headers = {}) =>
      api.app.inject({
        method,
        url: `/scim/v2${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/scim+json" }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
      });
  return {
    api,
    by,
    async anOffice(code) {
      const group = await aGroup(db.owner, await aContract(db.owner, { code }), { name: "広報部" });
      const admin = await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
      const other = await aUser(db.owner, group, { userId: "admin02", userAuthority: 1 });
      const made = await api.send(admin, "POST", "/api_tokens", {
        ...{ token_name: "人事のIDプロバイダー", user_id: admin.userId, scopes: ["provisioning"] },
      });
      const { token } = made.json().data;
      return { group, admin, other, token, scim: by(token) };
    },
  };
}
