import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";
import { aProfile } from "./wire.ts";

type Client = CoreApi["singleSignOn"];

export interface SingleSignOnAnswers {
  sso_start: Answer<Client["start"]>;
  sso_finish: Answer<Client["finish"]>;
  sso_response: Answer<Client["takeResponse"]>;
  single_sign_on: Answer<Client["own"]>;
  provisioning: Answer<Client["provisioning"]>;
  save_sso_provider: Answer<Client["saveProvider"]>;
  remove_sso_provider: Answer<Client["removeProvider"]>;
  sign_in_ways: Answer<Client["saveWays"]>;
  contract_single_sign_on: Answer<Client["ofContract"]>;
  sso_domains: Answer<Client["confirmDomains"]>;
}

export const aSingleSignOn: DataOf<"/api/v1/single_sign_on", "get"> = {
  ways: ["password", "sso"],
  ways_version: 2,
  password_user_ids: ["admin01"],
  admins: [{ user_id: "admin01", name: "管理 一郎", password_flag: 1 }],
  user_groups: [{ user_group_id: "9", user_group_name: "閲覧のみ", zero_cap_flag: 1 }],
  providers: [
    {
      ...{ provider_id: "3", kind: "oidc", provider_name: "社内ID", issuer: "https://id.example.jp" },
      ...{ client_id: "kirinuki", client_secret_set_flag: 1, sign_in_url: "", certificates: [] },
      ...{ domains: [{ domain: "example.jp", confirmed_flag: 1 }], trusts_address_flag: 0, user_group_id: "9" },
      ...{ claim_name: "groups", claim_rules: [{ value: "news", role: "User", group: null }], stopped_flag: 0 },
      ...{ version: 4, user_count: 12, callback_url: "https://kirinuki.example/sso/callback/1-3", metadata_url: "" },
    },
  ],
};

/** What core-api answers to calls of single sign-on. */
export const singleSignOnAnswers: SingleSignOnAnswers = {
  sso_start: () => ({ redirect_url: "https://id.example.jp/authorize?state=x" }),
  sso_finish: () => [aProfile()],
  sso_response: () => ({}),
  single_sign_on: () => aSingleSignOn,
  provisioning: () => ({
    ...{ scim_url: "https://kirinuki.example/scim/v2", token_count: 1, user_count: 12 },
    waiting_group_name: "プロビジョニング",
    calls: [
      {
        ...{ call_id: "7", called_datetime: "2026-11-20T12:00:00+09:00", method: "POST", path: "/Users", status: 409 },
        detail: "このユーザーIDはすでに登録されています。",
      },
    ],
  }),
  save_sso_provider: () => ({ provider_id: "3", version: 5 }),
  remove_sso_provider: () => ({}),
  sign_in_ways: () => ({ version: 3 }),
  contract_single_sign_on: () => aSingleSignOn,
  sso_domains: () => ({}),
};

type Call = <Name extends keyof SingleSignOnAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<SingleSignOnAnswers[Name]>>;

export const singleSignOnCalls = (call: Call): Client => ({
  start: call("sso_start"),
  finish: call("sso_finish"),
  takeResponse: call("sso_response"),
  own: call("single_sign_on"),
  provisioning: call("provisioning"),
  saveProvider: call("save_sso_provider"),
  removeProvider: call("remove_sso_provider"),
  saveWays: call("sign_in_ways"),
  ofContract: call("contract_single_sign_on"),
  confirmDomains: call("sso_domains"),
});
