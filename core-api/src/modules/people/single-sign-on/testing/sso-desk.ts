import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { aUser, type TestUser } from "../../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../../testing/builders.ts";
import { type TestApi, testApi } from "../../../../testing/test-api.ts";

/** A contract with an Admin, and everything that a sign-in at a provider of its needs. */
export interface SsoDesk {
  api: TestApi;
  group: TestGroup;
  admin: TestUser;
  /** Saves a provider as its Admin, and its domains as confirmed. */
  save(values: object, by?: TestUser): Promise<{ id: string; key: string }>;
  confirm(contractId: number, ...domains: string[]): Promise<void>;
  ways(ways: string[], passwordUserIds?: string[], by?: TestUser): Promise<LightMyRequestResponse>;
  /** Begins; where the browser is sent, and its cookies. */
  start(email: string): Promise<{ redirect: string; cookies: Record<string, string>; answer: LightMyRequestResponse }>;
  finish(back: URL, cookies: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The trail's faults of refused sign-ins, the latest first. */
  faults(): Promise<string[]>;
}

/** As it is saved unless a test says otherwise. */
export const PROVIDER = {
  kind: "oidc",
  provider_name: "社内ID",
  client_id: "kirinuki",
  client_secret: "client secret of the tests",
  trusts_address_flag: 0,
  user_group_id: null,
  stopped_flag: 0,
};

export async function ssoDesk(db: TestDatabase, code: string): Promise<SsoDesk> {
  const api = await testApi(db, { SSO_PRIVATE_ADDRESSES: "true", PUBLIC_URL: "https://kirinuki.example" });
  // The providers know no other time than the machine's.
  api.setNow(new Date());
  const group = await aGroup(db.owner, await aContract(db.owner, { code }));
  const admin = await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
  const confirm = async (contractId: number, ...domains: string[]) => {
    await db.owner.query(
      "UPDATE sso_domain SET confirmed_by = 'operator:tester', confirmed_at = now() WHERE contract_id = $1 AND domain = ANY ($2)",
      [contractId, domains],
    );
  };
  return {
    api,
    group,
    admin,
    confirm,
    async save(values, by = admin) {
      const body = { ...PROVIDER, ...values };
      const answer = await api.send(by, "PUT", "/sso_provider", body);
      const { result, data } = answer.json();
      if (result.status !== 0) throw new Error(JSON.stringify([result, data]));
      await confirm(by.contractId, ...((body as { domains?: string[] }).domains ?? []));
      return { id: data.provider_id, key: `${by.contractId}-${data.provider_id}` };
    },
    async ways(ways, password_user_ids = [], by = admin) {
      const { ways_version: version } = (await api.get(by, "/single_sign_on")).json().data;
      return api.send(by, "PUT", "/sign_in_ways", { ways, password_user_ids, ...(version !== null && { version }) });
    },
    async start(email) {
      const answer = await api.send(null, "POST", "/sso_start", { email });
      const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
      return { redirect: answer.json().data?.redirect_url ?? "", cookies, answer };
    },
    finish: (back, cookies) =>
      api.app.inject({
        method: "POST",
        url: "/api/v1/sso_finish",
        cookies,
        payload: {
          sso_key: back.pathname.slice(back.pathname.lastIndexOf("/") + 1),
          query: back.search.slice(1) || "-",
        },
      }),
    async faults() {
      const { rows } = await db.owner.query<{ fault: string }>(
        `SELECT coalesce(detail->>'fault', detail->>'reason') AS fault FROM audit
         WHERE contract_id = $1 AND action = 'session.refused' ORDER BY audit_id DESC`,
        [group.contractId],
      );
      return rows.map(({ fault }) => fault);
    },
  };
}
