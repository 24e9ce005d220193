import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";
import { anApiToken } from "../../testing/wire.ts";

const CREATE = `mutation Create($form: ApiTokenForm!) {
  createApiToken(form: $form) { __typename ... on ApiTokenCreated { id token } ... on InvalidForm { fieldErrors { field message } } }
}`;

describe("API tokens", () => {
  it("are listed with one call, whatever their number", async () => {
    const tokens = [anApiToken(), anApiToken({ api_token_id: "6", expires_at: "2027-04-01T00:00:00+09:00" })];
    const fake = fakeCoreApi({ answers: { api_tokens: () => ({ api_tokens: tokens }) } });
    expect(await dataOf(fake, "{ apiTokens { id name userId expiresAt lastUsedAt } }")).toEqual({
      apiTokens: [
        { id: "7", name: "社内ポータル", userId: "user01", expiresAt: "2027-11-21T00:00:00+09:00", lastUsedAt: null },
        { id: "6", name: "社内ポータル", userId: "user01", expiresAt: "2027-04-01T00:00:00+09:00", lastUsedAt: null },
      ],
    });
    expect(fake.calls()).toEqual(["api_tokens"]);
  });

  it("are an error for who may not see them", async () => {
    const fake = fakeCoreApi({ answers: { api_tokens: failing("FORBIDDEN") } });
    const { errors } = await runOperation(fake, "{ apiTokens { id } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });

  it.each([
    [{}, {}],
    [{ expiresAt: null }, {}],
    [{ expiresAt: "2027-03-31" }, { expires_at: "2027-03-31" }],
    [
      { scopes: ["usage"], addressRanges: ["192.0.2.1"] },
      { scopes: ["usage"], address_ranges: ["192.0.2.1"] },
    ],
    [{ purpose: "ai" }, { purpose: "ai" }],
  ])("are made with %j", async (given, sent) => {
    const fake = fakeCoreApi();
    const form = { tokenName: "社内ポータル", userId: "user01", ...given };
    expect(await dataOf(fake, CREATE, { form })).toEqual({
      createApiToken: { __typename: "ApiTokenCreated", id: "7", token: "1.secret" },
    });
    expect(fake.argumentOf("create_api_token")).toEqual({ token_name: "社内ポータル", user_id: "user01", ...sent });
  });

  it("are not made of a form with faults, found here or by core-api", async () => {
    const form = { tokenName: "社内ポータル", userId: "nobody" };
    const fieldErrors = [{ field: "user_id", message: "このユーザーIDは登録されていません。" }];
    const fake = fakeCoreApi({ answers: { create_api_token: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(fake, CREATE, { form })).toMatchObject({
      createApiToken: { fieldErrors: [{ field: "userId", message: "このユーザーIDは登録されていません。" }] },
    });
    expect(await dataOf(fake, CREATE, { form: { ...form, tokenName: "", expiresAt: "soon" } })).toMatchObject({
      createApiToken: { fieldErrors: [{ field: "tokenName" }, { field: "expiresAt" }] },
    });
    expect(fake.calls()).toEqual(["create_api_token"]);
  });

  it.each([
    ["revoked", () => ({})],
    ["revoked by somebody else", failing("NOT_FOUND")],
  ])("are gone when %s", async (_, revoke) => {
    const fake = fakeCoreApi({ answers: { revoke_api_token: revoke } });
    expect(await dataOf(fake, 'mutation { revokeApiToken(id: "7") { done } }')).toEqual({
      revokeApiToken: { done: true },
    });
    expect(fake.argumentOf("revoke_api_token")).toEqual({ api_token_id: "7" });
  });
});
