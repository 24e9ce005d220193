// What a sign-in at a contract's own provider costs beside one by password, and what checking an API token costs beside checking a
// session: processor time of core-api and of the database, which other work on the machine falsifies least.

import { hashPassword, verifyPassword } from "@kirinuki/core-api/src/modules/people/session/password.ts";
import { aSession, aUser, TEST_PASSWORD } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import pg from "pg";
import { browse, identityProvider } from "../support/identity-provider.ts";
import { markdown, numberOption, timing } from "./support/measure.ts";
import { cpuSeconds, databaseCpuSeconds, databaseProcess } from "./support/processor.ts";
import { startProduct } from "./support/product.ts";

const ROUNDS = numberOption("rounds", 8);
const SIGN_INS = numberOption("sign-ins", 50);
const CALLS = numberOption("calls", 600);
const EMAIL = "staff01@corp.example";

process.env.SSO_PRIVATE_ADDRESSES = "true";
const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
const provider = await identityProvider();
const postmaster = await databaseProcess(product.installation.ownerUrl);
const spent = (): number => cpuSeconds(product.corePid) + databaseCpuSeconds(postmaster);

interface Answer {
  data: Record<string, string>;
  cookie: string;
}

async function call(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const answer = await fetch(`${product.coreUrl}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { result, data } = await answer.json();
  if (!answer.ok || result.status !== 0) throw new Error(`${path}: ${answer.status} ${JSON.stringify(result)}`);
  const pairs = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return { data, cookie: pairs.join("; ") };
}

/** Processor milliseconds of one call, of `count` one after the other. */
async function cost(count: number, run: () => Promise<unknown>, used = spent): Promise<number> {
  const before = used();
  for (let nth = 0; nth < count; nth += 1) await run();
  return ((used() - before) * 1000) / count;
}

const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

try {
  const group = await aGroup(owner, await aContract(owner, { code: "ways0001" }));
  const admin = await aUser(owner, group, { userId: "admin01", userAuthority: 1 });
  await aUser(owner, group, { userId: "staff01" });
  await owner.query("UPDATE app_user SET email = $1 WHERE user_id = 'staff01'", [EMAIL]);
  const session = { cookie: `kirinuki_session=${await aSession(owner, admin, new Date())}` };
  const saved = await call("PUT", "/sso_provider", session, {
    ...{ kind: "oidc", provider_name: "bench", issuer: provider.issuer, client_id: "kirinuki", client_secret: "bench" },
    ...{ trusts_address_flag: 1, user_group_id: null, stopped_flag: 0, domains: ["corp.example"] },
  });
  await owner.query("UPDATE sso_domain SET confirmed_by = 'operator:bench', confirmed_at = now()");
  await call("PUT", "/sign_in_ways", session, { ways: ["password", "sso"], password_user_ids: [] });
  const key = `${group.contractId}-${saved.data.provider_id}`;
  provider.know({ sub: "s-1", email: EMAIL, email_verified: true });
  // Where it sends people back to is known from the first address.
  provider.serve({ id: "kirinuki", secret: "bench", redirectUris: ["https://kirinuki.example/sso"] });
  const began = await call("POST", "/sso_start", {}, { email: EMAIL });
  const back = new URL(began.data.redirect_url ?? "").searchParams.get("redirect_uri") ?? "";
  provider.serve({ id: "kirinuki", secret: "bench", redirectUris: [back] });

  const atProvider = async () => {
    const { data, cookie } = await call("POST", "/sso_start", {}, { email: EMAIL });
    const { search } = await browse(data.redirect_url ?? "");
    await call("POST", "/sso_finish", { cookie }, { sso_key: key, query: search.slice(1) });
  };
  const login = { contract_code: "ways0001", user_id: "staff01", password: TEST_PASSWORD };
  const byPassword = () => call("POST", "/login", {}, login);
  const hash = await hashPassword(TEST_PASSWORD);
  const { data } = await call("POST", "/api_tokens", session, { token_name: "bench", user_id: "admin01" });
  const bearer = { authorization: `Bearer ${data.token}` };
  const asSession = () => call("GET", "/themes", session);
  const asToken = () => call("GET", "/themes", bearer);

  for (const warmUp of [atProvider, byPassword, asSession, asToken]) await cost(SIGN_INS, warmUp);
  const taken = { argon2: [], password: [], provider: [], session: [], token: [] } as Record<string, number[]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.argon2?.push(await cost(SIGN_INS, () => verifyPassword(hash, TEST_PASSWORD), ownSeconds));
    taken.password?.push(await cost(SIGN_INS, byPassword));
    taken.provider?.push(await cost(SIGN_INS, atProvider));
    taken.session?.push(await cost(CALLS, asSession));
    taken.token?.push(await cost(CALLS, asToken));
  }
  const median = (name: string): number => timing(taken[name] ?? []).p50;
  const rest = median("password") - median("argon2");
  console.log(
    markdown(
      ["", "processor, ms"],
      [
        ["POST /login", median("password")],
        ["argon2 of it", median("argon2")],
        ["the rest", rest],
        ["POST /sso_start and /sso_finish", median("provider")],
        ["GET /themes with a session", median("session")],
        ["GET /themes with an API token", median("token")],
      ],
    ),
  );
  console.log(`single sign-on / password less argon2: ${(median("provider") / rest).toFixed(2)}`);
  console.log(`token / session: ${(median("token") / median("session")).toFixed(2)}`);
} finally {
  await owner.end();
  await provider.close();
  await product.stop();
}
