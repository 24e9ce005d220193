// A contract of 20,000 users, 300 user groups, 2,000 themes and 200 theme groups and topics: the lists, forms and the view of a user
// through REST, beside the same statements.

import { findActor, findPerson } from "@kirinuki/core-api/src/access/actor.read-model.ts";
import { hashToken } from "@kirinuki/core-api/src/access/token.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { type Transaction, TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { readFirstRun } from "@kirinuki/core-api/src/modules/people/first-run/first-run.read-model.ts";
import {
  readContractLinkage,
  readDemandUnits,
  readUserGroups,
} from "@kirinuki/core-api/src/modules/people/user-group/user-group.read-model.ts";
import { readUserView } from "@kirinuki/core-api/src/modules/people/user-view/user-view.service.ts";
import {
  findThemeSet,
  readThemeChoices,
  readThemeSets,
  readUserGroupChoices,
} from "@kirinuki/core-api/src/modules/themes/theme-set/theme-set.read-model.ts";
import { THEME_GROUPS, TOPICS } from "@kirinuki/core-api/src/modules/themes/theme-set/theme-set.ts";
import { periodOf } from "@kirinuki/core-api/src/period/period.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { interleaved, markdown } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

const ROUNDS = { rounds: 40, warmUp: 10 };
const READER = "user00042";

/** Every theme group has 10 themes and 3 user groups, every topic 5 and 2; a theme in 20 is open to all. */
const FILL = [
  "INSERT INTO user_group (contract_id, user_group_name) SELECT $1, '部署' || n FROM generate_series(1, 300) n",
  `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, theme_browsing)
   SELECT $1, 'user' || lpad(n::text, 5, '0'), (SELECT min(user_group_id) FROM user_group WHERE contract_id = $1) + n % 300,
     '利用者' || n, 'user' || n || '@tsumugi.example', '-', false FROM generate_series(1, 20000) n`,
  `INSERT INTO theme (contract_id, theme_name, display_order, open_to_all_groups)
   SELECT $1, 'テーマ' || n, n, n % 20 = 0 FROM generate_series(1, 2000) n`,
  `INSERT INTO theme_group (contract_id, theme_group_name, display_order, open_to_all_groups)
   SELECT $1, 'テーマグループ' || n, n, false FROM generate_series(1, 200) n`,
  `INSERT INTO topic (contract_id, topics_name, display_order, open_to_all_groups)
   SELECT $1, 'トピックス' || n, n, false FROM generate_series(1, 200) n`,
  `INSERT INTO theme_group_theme (contract_id, theme_group_id, theme_id, display_order)
   SELECT $1, g.theme_group_id, t.theme_id, n FROM theme_group g, generate_series(1, 10) n,
     LATERAL (SELECT theme_id FROM theme WHERE contract_id = $1 AND display_order = 1 + (g.display_order * 10 + n) % 2000) t
   WHERE g.contract_id = $1`,
  `INSERT INTO topic_theme (contract_id, topics_id, theme_id, display_order)
   SELECT $1, s.topics_id, t.theme_id, n FROM topic s, generate_series(1, 5) n,
     LATERAL (SELECT theme_id FROM theme WHERE contract_id = $1 AND display_order = 1 + (s.display_order * 7 + n) % 2000) t
   WHERE s.contract_id = $1`,
  `INSERT INTO theme_group_user_group (contract_id, theme_group_id, user_group_id)
   SELECT $1, g.theme_group_id, (SELECT min(user_group_id) FROM user_group WHERE contract_id = $1) + (g.display_order + n * 7) % 300
   FROM theme_group g, generate_series(1, 3) n WHERE g.contract_id = $1`,
  `INSERT INTO topic_user_group (contract_id, topics_id, user_group_id)
   SELECT $1, s.topics_id, (SELECT min(user_group_id) FROM user_group WHERE contract_id = $1) + (s.display_order + n * 11) % 300
   FROM topic s, generate_series(1, 2) n WHERE s.contract_id = $1`,
  `INSERT INTO user_group_linkage (contract_id, user_group_id, data_section)
   SELECT $1, user_group_id, s FROM user_group, unnest(ARRAY[1, 2, 3, 5]) s WHERE contract_id = $1`,
];

async function load(owner: pg.Pool) {
  const contract = await aContract(owner, { sections: [1, 2, 3, 5] });
  const { contractId } = contract;
  const admin = await aUser(owner, await aGroup(owner, contract, { name: "管理部" }), {
    userAuthority: 1,
    userId: "admin01",
  });
  for (const sql of FILL) await owner.query(sql, [contractId]);
  await owner.query("VACUUM ANALYZE");
  const { rows } = await owner.query("SELECT max(theme_group_id)::text AS id FROM theme_group WHERE contract_id = $1", [
    contractId,
  ]);
  return { contractId, token: await aSession(owner, admin, systemClock.now()), themeGroupId: String(rows[0].id) };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** A REST path, and the statements behind it. */
type Calls = Record<string, [path: string, statements: (tx: Transaction) => Promise<unknown>]>;

const callsOf = ({ contractId, themeGroupId }: Loaded): Calls => ({
  "300 user groups": [
    "/user_groups",
    async (tx) => {
      const now = systemClock.now();
      const month = `${tokyoDay(now).slice(0, 7)}-01`;
      await readUserGroups(tx, contractId, { month });
      await readDemandUnits(tx, contractId, { month, now });
      await readContractLinkage(tx, contractId);
    },
  ],
  "200 theme groups": ["/theme_groups", (tx) => readThemeSets(tx, THEME_GROUPS, contractId)],
  "200 topics": ["/topics", (tx) => readThemeSets(tx, TOPICS, contractId)],
  "a theme group among 2,000 themes and 300 groups": [
    `/theme_group?theme_group_id=${themeGroupId}`,
    async (tx) => {
      const set = await findThemeSet(tx, THEME_GROUPS, contractId, themeGroupId);
      await readThemeChoices(tx, THEME_GROUPS, contractId, set);
      await readUserGroupChoices(tx, THEME_GROUPS, contractId, set);
    },
  ],
  "what a user sees, and why": [
    `/user_view?user_id=${READER}`,
    async (tx) => {
      const person = await findPerson(tx, contractId, READER);
      if (person) await readUserView(tx, person, periodOf({}, systemClock), systemClock.now());
    },
  ],
  "the first run": ["/first_run", (tx) => readFirstRun(tx, contractId)],
});

async function measure(product: Product, loaded: Loaded) {
  const { contractId, token } = loaded;
  const url = product.installation.apiUrl;
  const api = createDataSource({ url, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  await api.initialize();
  const scope = new TransactionScope(api);
  const tokenHash = hashToken(token.split(".")[1] ?? "");
  const headers = { cookie: `kirinuki_session=${token}` };
  const both = Object.entries(callsOf(loaded)).flatMap(([name, [path, statements]]) => [
    [
      `${name}, REST`,
      async () => {
        const answer = await fetch(`${product.coreUrl}/api/v1${path}`, { headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        await answer.json();
      },
    ],
    [
      `${name}, SQL`,
      () =>
        scope.forContract(contractId, "read", async (tx) => {
          await findActor(tx, contractId, tokenHash, systemClock.now());
          await statements(tx);
        }),
    ],
  ]);
  const timings = await interleaved<string>(Object.fromEntries(both), ROUNDS);
  await api.destroy();
  return timings;
}

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const loaded = await load(owner);
  const timings = await measure(product, loaded);
  console.log(
    markdown(
      ["call", "REST p50 ms", "REST p95 ms", "SQL p50 ms", "times"],
      Object.keys(callsOf(loaded)).map((name) => {
        const [rest, sql] = [timings[`${name}, REST`], timings[`${name}, SQL`]];
        return [name, rest?.p50 ?? 0, rest?.p95 ?? 0, sql?.p50 ?? 0, (rest?.p50 ?? 0) / (sql?.p50 ?? 1)];
      }),
    ),
  );
} finally {
  await owner.end();
  await product.stop();
}
