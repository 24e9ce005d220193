import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const START = `mutation Start($form: SsoStartForm!) { startSingleSignOn(form: $form) {
  __typename ... on SsoStarted { url } ... on Refusal { code } ... on InvalidForm { fieldErrors { field } } } }`;
const SAVE = `mutation Save($id: ID, $form: SsoProviderForm!) { saveSsoProvider(id: $id, form: $form) {
  __typename ... on SsoSaved { version } ... on InvalidForm { fieldErrors { field message } } } }`;
const provider = {
  ...{ kind: "oidc", providerName: "社内ID", issuer: "https://id.example.jp", clientId: "kirinuki" },
  ...{ clientSecret: null, domains: ["example.jp"], trustsAddress: false, stopped: false, version: 4 },
  claimRules: [{ value: "news", role: "User", group: null }],
};

describe("single sign-on", () => {
  it("begins with an address, and leads to its provider", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, START, { form: { email: "taro@example.jp" } })).toEqual({
      startSingleSignOn: { __typename: "SsoStarted", url: "https://id.example.jp/authorize?state=x" },
    });
    expect(await dataOf(fake, START, { form: { email: "taro" } })).toMatchObject({
      startSingleSignOn: { fieldErrors: [{ field: "email" }] },
    });
    expect(fake.calls()).toEqual(["sso_start"]);
  });

  it("ends with what the provider sent back, or with why not", async () => {
    const FINISH = `mutation { finishSingleSignOn(key: "1-3", query: "code=x&state=y") {
      ... on LoginSucceeded { viewer { userId } } ... on Refusal { code } } }`;
    const fake = fakeCoreApi();
    expect(await dataOf(fake, FINISH)).toMatchObject({ finishSingleSignOn: { viewer: { userId: "user01" } } });
    expect(fake.argumentOf("sso_finish")).toEqual({ sso_key: "1-3", query: "code=x&state=y" });
    const closed = fakeCoreApi({ answers: { sso_finish: refused("MSG0121", "ログインできませんでした。") } });
    expect(await dataOf(closed, FINISH)).toMatchObject({ finishSingleSignOn: { code: "MSG0121" } });
  });

  it("shows its settings with one call, and never a secret", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(
      fake,
      "{ singleSignOn { ways waysVersion providers { id kind hasSecret domains { domain isConfirmed } claimRules { value role group } } } }",
    );
    expect(data).toEqual({
      singleSignOn: {
        ways: ["password", "sso"],
        waysVersion: 2,
        providers: [
          {
            ...{ id: "3", kind: "OIDC", hasSecret: true, domains: [{ domain: "example.jp", isConfirmed: true }] },
            claimRules: [{ value: "news", role: "User", group: null }],
          },
        ],
      },
    });
    expect(fake.calls()).toEqual(["single_sign_on"]);
  });

  it("saves a provider whole, without a secret where none was typed; faults come under the form's names", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { id: "3", form: provider })).toEqual({
      saveSsoProvider: { __typename: "SsoSaved", version: 5 },
    });
    expect(fake.argumentOf("save_sso_provider")).toEqual({
      ...{ provider_id: "3", kind: "oidc", provider_name: "社内ID", issuer: "https://id.example.jp" },
      ...{
        client_id: "kirinuki",
        domains: ["example.jp"],
        trusts_address_flag: false,
        stopped_flag: false,
        version: 4,
      },
      claim_rules: [{ value: "news", role: "User", group: null }],
    });
    const fieldErrors = [{ field: "user_group_id", message: "上限が0のグループを選択してください。" }];
    const closed = fakeCoreApi({ answers: { save_sso_provider: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(closed, SAVE, { form: provider })).toMatchObject({
      saveSsoProvider: { fieldErrors: [{ field: "userGroupId" }] },
    });
    expect(await dataOf(closed, SAVE, { form: { ...provider, issuer: "x", domains: [] } })).toMatchObject({
      saveSsoProvider: { fieldErrors: [{ field: "issuer" }, { field: "domains" }] },
    });
  });

  it("saves the ways, and confirms domains for operators", async () => {
    const fake = fakeCoreApi();
    const form = { ways: ["sso"], passwordUserIds: ["admin01"], version: 2 };
    const WAYS =
      "mutation Ways($form: SignInWaysForm!) { saveSignInWays(form: $form) { ... on SsoSaved { version } } }";
    expect(await dataOf(fake, WAYS, { form })).toEqual({ saveSignInWays: { version: 3 } });
    expect(fake.argumentOf("sign_in_ways")).toEqual({ ways: ["sso"], password_user_ids: ["admin01"], version: 2 });
    const CONFIRM = `mutation { confirmSsoDomains(contractId: "1", domains: ["example.jp"]) { ... on ChangeDone { done } } }`;
    expect(await dataOf(fake, CONFIRM)).toEqual({ confirmSsoDomains: { done: true } });
    expect(fake.argumentOf("sso_domains")).toEqual({ contract_id: "1", domains: ["example.jp"] });
  });
});
