import { readFileSync } from "node:fs";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume, ORDINARY } from "@kirinuki/core-api/src/testing/volume.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import type { Product } from "./product.ts";

const today = tokyoDay(systemClock.now());
const period = { start: addDays(today, -13), end: today };
const documents: Record<string, string> = JSON.parse(
  readFileSync(new URL("../../../web/src/__generated__/persisted-documents.json", import.meta.url), "utf8"),
);
const homeScreenHash = Object.keys(documents).find((hash) => documents[hash]?.includes("query HomeScreen"));

/** One contract with an ordinary month of articles; answers a session and its themes. */
export async function furnish({ installation }: Product): Promise<{ cookie: string; themeIds: string[] }> {
  const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
  const group = await aGroup(owner, await aContract(owner));
  const user = await aUser(owner, group, { userAuthority: 1 });
  await aVolume(owner, group.contractId, { ...ORDINARY, lastDay: today });
  const { rows } = await owner.query<{ id: string }>("SELECT theme_id::text AS id FROM theme WHERE contract_id = $1", [
    group.contractId,
  ]);
  const token = await aSession(owner, user, systemClock.now());
  await owner.end();
  return { cookie: `kirinuki_session=${token}`, themeIds: rows.map(({ id }) => id) };
}

/** The call of a home screen as the web makes it: one theme's newest newspaper articles of two weeks. */
export const homeOf = (themeId: string) => ({
  operationName: "HomeScreen",
  variables: { input: { selection: { kind: "THEME", id: themeId }, period, source: "NEWSPAPER", pageSize: 10 } },
  extensions: { persistedQuery: { version: 1, sha256Hash: homeScreenHash } },
});

/** What one reader asks for: the home screen, then a long list straight from the REST interface. */
export async function readOnce({ webUrl, coreUrl }: Product, cookie: string, themeId: string): Promise<void> {
  const home = await fetch(`${webUrl}/graphql`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", "apollo-require-preflight": "true" },
    body: JSON.stringify(homeOf(themeId)),
  });
  const { errors } = (await home.json()) as { errors?: object };
  if (errors) throw new Error(JSON.stringify(errors));
  const days = `process_date_start=${period.start}&process_date_end=${period.end}`;
  for (const base of [coreUrl, webUrl]) {
    const list = await fetch(`${base}/api/v1/webnews?data_kbn=1&id=${themeId}&${days}&page_size=100`, {
      headers: { cookie },
    });
    if (!list.ok) throw new Error(`webnews: ${list.status} ${await list.text()}`);
    await list.json();
  }
}
