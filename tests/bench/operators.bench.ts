// The operators' lists and searches over a whole service, through REST beside the same statements; and the check of an expression as
// one types. `npm run bench -- operators --contracts=2000 --users=50000 --themes=100000`
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { type Transaction, TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { readContractCompanies } from "@kirinuki/core-api/src/modules/operator/contract-company/contract-company.read-model.ts";
import {
  type OverviewRequest,
  readFacts,
  readOverview,
} from "@kirinuki/core-api/src/modules/operator/contract-overview/contract-facts.read-model.ts";
import { findUsers } from "@kirinuki/core-api/src/modules/operator/customer-user/customer-user.read-model.ts";
import { readDemandUnits } from "@kirinuki/core-api/src/modules/operator/demand-unit/demand-unit.read-model.ts";
import { findMails } from "@kirinuki/core-api/src/modules/operator/mail-life/mail-find.read-model.ts";
import {
  findThemes,
  MOST_OF_A_KIND,
} from "@kirinuki/core-api/src/modules/operator/operator-find/operator-find.read-model.ts";
import {
  type OperatorLogRequest,
  readOperatorLog,
} from "@kirinuki/core-api/src/modules/operator/user-log/operator-log.read-model.ts";
import { readUserLog } from "@kirinuki/core-api/src/modules/operator/user-log/user-log.read-model.ts";
import { wordPatterns } from "@kirinuki/core-api/src/modules/people/user/user.read-model.ts";
import { readContactThemes } from "@kirinuki/core-api/src/modules/themes/contract-theme/contract-theme.read-model.ts";
import { readSearchExpressions } from "@kirinuki/core-api/src/modules/themes/theme-expression/theme-expression.read-model.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { checkExpression } from "@kirinuki/web/src/features/theme-expressions/expression-check.ts";
import pg from "pg";
import { anOperator } from "./support/an-operator.ts";
import { interleaved, markdown, numberOption, timing } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

const CONTRACTS = numberOption("contracts", 2_000);
const USERS = numberOption("users", 50_000);
const THEMES = numberOption("themes", 100_000);
const ROUNDS = { rounds: numberOption("rounds", 40), warmUp: 8 };
const PAGE_SIZE = 20;

const TODAY = tokyoDay(systemClock.now());
const LAST_14_DAYS = { start: addDays(TODAY, -13), end: TODAY };

/** What a service of this size has in each table that the lists read. */
const FILL = [
  `INSERT INTO contract (contract_id, contract_code, company_name)
   SELECT n, 'bench' || n, (ARRAY['東和', '瑞穂', '青空', '潮流', '紬', '港'])[1 + n % 6] || (ARRAY['電機', '商事', '銀行', '重工'])[1 + n % 4] || n || '株式会社'
   FROM generate_series(1, ${CONTRACTS}) n`,
  "INSERT INTO contract_linkage (contract_id, data_section) SELECT contract_id, s FROM contract, unnest(ARRAY[1, 2, 3]) s",
  `INSERT INTO demand_unit (use_max_count) SELECT 1000 FROM generate_series(1, ${CONTRACTS} / 10)`,
  `INSERT INTO contract_demand_unit (contract_id, demand_id, demand_name)
   SELECT contract_id, 1 + contract_id % (${CONTRACTS} / 10), '全社' FROM contract WHERE contract_id % 4 = 0`,
  `INSERT INTO user_group (contract_id, user_group_name, use_max_count1, use_max_count2, demand_id)
   SELECT contract_id, '部署' || g, 100, 100, CASE WHEN g = 1 AND contract_id % 4 = 0 THEN 1 + contract_id % (${CONTRACTS} / 10) END
   FROM contract, generate_series(1, 5) g`,
  `INSERT INTO usage_month (contract_id, user_group_id, use_month, data_section, counted)
   SELECT contract_id, user_group_id, m, k, CASE WHEN contract_id % 20 = 0 THEN 90 ELSE 20 END
   FROM user_group, generate_series(date_trunc('month', '${TODAY}'::date) - interval '11 months', '${TODAY}'::date, '1 month') m, generate_series(1, 2) k`,
  `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, user_authority, last_login_at)
   SELECT c, 'user' || lpad(n::text, 6, '0'), (SELECT min(user_group_id) FROM user_group g WHERE g.contract_id = c),
     (ARRAY['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'])[1 + n % 8] || '　' || (ARRAY['花子', '太郎', '次郎', '美咲'])[1 + n / 8 % 4],
     'user' || n || '@bench' || c || '.example', '-', (n <= ${CONTRACTS})::int, now() - make_interval(mins => n)
   FROM (SELECT n, 1 + n % ${CONTRACTS} AS c FROM generate_series(1, ${USERS}) n) x`,
  `INSERT INTO theme (contract_id, theme_name, display_order)
   SELECT 1 + n % ${CONTRACTS}, 'テーマ' || n, n / ${CONTRACTS} FROM generate_series(0, ${THEMES} - 1) n`,
  `INSERT INTO expression (contract_id, theme_id, expression, canonical)
   SELECT contract_id, theme_id, '電池' || theme_id || ' OR 全固体', '(電池' || theme_id || ' OR 全固体)' FROM theme`,
  `INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine)
   SELECT contract_id, theme_id, '${TODAY}'::date - d, 1, 2, 9, 0 FROM theme, generate_series(0, 13) d WHERE (theme_id + d) % 3 = 0`,
  `INSERT INTO mail_address (contract_id, mail_address) SELECT contract_id, 'all@bench' || contract_id || '.example' FROM contract`,
  `INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
   SELECT contract_id, 1, (SELECT min(theme_id) FROM theme t WHERE t.contract_id = a.contract_id), mail_address_id, 1, 1, '{07:00}', now() + interval '1 day', '${TODAY}'::date
   FROM mail_address a`,
  `INSERT INTO audit (contract_id, actor, action, detail, occurred_at)
   SELECT 1 + n % ${CONTRACTS}, 'user' || lpad((n % ${USERS} + 1)::text, 6, '0'), (ARRAY['session.login', 'pdf.reserve', 'search.save', 'user.save'])[1 + n % 4],
     '{"ip": "203.0.113.9"}', now() - make_interval(secs => n * 6) FROM generate_series(1, 200000) n`,
  `INSERT INTO audit (contract_id, actor, action, detail, occurred_at)
   SELECT 1 + n % ${CONTRACTS}, 'operator:clerk' || n % 20, 'theme.save', '{"themeId": 1, "before": {"theme_name": "前"}, "after": {"theme_name": "後"}}',
     now() - make_interval(secs => n * 24) FROM generate_series(1, 50000) n`,
  `INSERT INTO operator_audit (operator_id, action, detail, occurred_at)
   SELECT 'clerk' || n % 20, 'media.save', '{"media_code": "toto", "before": {"media_name": "前"}, "after": {"media_name": "後"}}',
     now() - make_interval(secs => n * 24) FROM generate_series(1, 50000) n`,
  `INSERT INTO audit (contract_id, actor, action, detail, occurred_at)
   SELECT 1 + n % ${CONTRACTS}, 'operator:clerk' || n % 20, 'theme.save', '{"themeId": 1, "before": {"theme_name": "前"}, "after": {"theme_name": "後"}}',
     now() - make_interval(secs => n * 24) FROM generate_series(1, 50000) n`,
  `INSERT INTO operator_audit (operator_id, action, detail, occurred_at)
   SELECT 'clerk' || n % 20, 'media.save', '{"media_code": "toto", "before": {"media_name": "前"}, "after": {"media_name": "後"}}',
     now() - make_interval(secs => n * 24) FROM generate_series(1, 50000) n`,
];

async function fill(owner: pg.Pool): Promise<void> {
  await owner.query("SELECT ensure_month_partitions($1::date - 40, $1::date)", [TODAY]);
  for (const statement of FILL) await owner.query(statement);
  await owner.query("VACUUM ANALYZE");
}

const FIRST: OverviewRequest = {
  keyword: "",
  state: null,
  personInCharge: null,
  signInWay: null,
  isNearCap: false,
  page: 1,
  pageSize: PAGE_SIZE,
};
/** Contracts and users by the middle of their tables. */
const CONTRACT = Math.ceil(CONTRACTS / 2);
const NUMBER = String(Math.ceil(USERS / 2)).padStart(6, "0");

/** A list: how REST is asked, and the statements that answer it, without our program around them. */
interface List {
  name: string;
  path: string;
  sql: (tx: Transaction) => Promise<unknown>;
}

const users = (keyword: string): List => ({
  name: `users, ${keyword === "" ? "first page" : keyword}`,
  path: `/el_users?page_size=${PAGE_SIZE}&keyword=${encodeURIComponent(keyword)}`,
  sql: (tx) =>
    findUsers(
      tx,
      { patterns: wordPatterns(keyword), contractId: null, state: null, page: 1, pageSize: PAGE_SIZE },
      systemClock.now(),
    ),
});

const contracts = (keyword: string): List => ({
  name: `contracts, ${keyword === "" ? "first page" : keyword}`,
  path: `/contract_overview?keyword=${encodeURIComponent(keyword)}`,
  sql: (tx) => readOverview(tx, { ...FIRST, keyword }, systemClock.now()),
});

const found = (keyword: string): List => ({
  name: `themes and mails by ${keyword}`,
  path: `/operator_find?keyword=${encodeURIComponent(keyword)}`,
  sql: async (tx) => [
    await findThemes(tx, keyword),
    await findMails(tx, { keyword, now: systemClock.now(), most: MOST_OF_A_KIND }),
  ],
});

const trail = (name: string, where: Pick<OperatorLogRequest, "contractId" | "operatorId">): List => ({
  name: `trail of operators, ${name}`,
  path: `/operator_log?${new URLSearchParams({
    page_size: "100",
    ...(where.contractId !== undefined && { contract_id: where.contractId }),
    ...(where.operatorId !== undefined && { el_admin_id: where.operatorId }),
  })}`,
  sql: (tx) => readOperatorLog(tx, { period: LAST_14_DAYS, ...where }, { page: 1, pageSize: 100 }),
});

const LISTS: readonly List[] = [
  contracts(""),
  contracts("東和 銀行"),
  contracts(`bench${CONTRACT}`),
  {
    name: "contracts, near their caps",
    path: "/contract_overview?near_cap_flag=1",
    sql: (tx) => readOverview(tx, { ...FIRST, isNearCap: true }, systemClock.now()),
  },
  {
    name: "contract, its form",
    path: `/contract_companies?contract_code=bench${CONTRACT}`,
    sql: (tx) => readContractCompanies(tx, { code: `bench${CONTRACT}` }),
  },
  {
    name: "contract, its nine steps",
    path: `/contract_steps?contract_id=${CONTRACT}`,
    sql: (tx) => readFacts(tx, String(CONTRACT), systemClock.now()),
  },
  {
    name: "demand units",
    path: "/integrated_cp_contract",
    sql: (tx) => readDemandUnits(tx, null, systemClock.now()),
  },
  users(""),
  users("田中 花子"),
  users(`user${NUMBER}`),
  users("zzzz"),
  {
    name: "themes of a contract",
    path: `/contact_themes?contract_id=${CONTRACT}`,
    sql: (tx) => readContactThemes(tx, CONTRACT, TODAY),
  },
  {
    name: "expressions of a contract",
    path: `/search_expressions?contract_id=${CONTRACT}`,
    sql: (tx) => readSearchExpressions(tx, { contractId: String(CONTRACT) }),
  },
  {
    name: "log, all contracts",
    path: "/user_log?page_size=100",
    sql: (tx) => readUserLog(tx, { period: LAST_14_DAYS }, { page: 1, pageSize: 100 }),
  },
  {
    name: "log, one contract",
    path: `/user_log?page_size=100&contract_id=${CONTRACT}`,
    sql: (tx) => readUserLog(tx, { period: LAST_14_DAYS, contractId: String(CONTRACT) }, { page: 1, pageSize: 100 }),
  },
  ...["テーマ5", `テーマ${THEMES / 2}`, "無い名"].map(found),
  trail("all", {}),
  trail("one contract", { contractId: String(CONTRACT) }),
  trail("one operator", { operatorId: "clerk7" }),
];

/** Each call begins with who calls. */
const SESSION = `
  SELECT operator_id, a.role, last_seen_at FROM operator_session s JOIN operator_account a USING (operator_id)
  WHERE NOT a.stop_flag AND operator_id = 'bench' AND expires_at > $1`;

async function lists({ installation, coreUrl }: Product, headers: { cookie: string }): Promise<void> {
  const source = createDataSource({
    url: installation.operatorUrl,
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "bench",
  });
  const scope = new TransactionScope(await source.initialize());
  const rest = (path: string) => async () => {
    const answer = await fetch(`${coreUrl}/admin/api/v1${path}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  };
  const bare = (sql: List["sql"]) => async () => {
    await scope.once(SESSION, [systemClock.now()]);
    await scope.shared("read", sql);
  };
  const calls = LISTS.flatMap(({ name, path, sql }) => [
    [`${name}, REST`, rest(path)] as const,
    [`${name}, SQL`, bare(sql)] as const,
  ]);
  const taken = await interleaved(Object.fromEntries(calls), ROUNDS);
  const rows = LISTS.map(({ name }) => {
    const [ours, bare] = [taken[`${name}, REST`], taken[`${name}, SQL`]];
    const ratio = (ours?.p50 ?? Number.NaN) / (bare?.p50 ?? Number.NaN);
    return [
      name,
      ours?.p50 ?? Number.NaN,
      ours?.p95 ?? Number.NaN,
      bare?.p50 ?? Number.NaN,
      bare?.p95 ?? Number.NaN,
      ratio,
    ];
  });
  console.log(markdown(["ms", "REST p50", "p95", "SQL p50", "p95", "ratio"], rows));
  await source.destroy();
}

/** Expressions of these lengths, each checked whole after every key, as the editor does. */
const LENGTHS = [100, 1_000, 4_097, 20_000];
const KEYS = 50;

function typing(): void {
  const rows = LENGTHS.map((length) => {
    const whole = Array.from({ length }, (_, n) => `"電池${n}" AND title:半導体 OR (港 NOT 空港) OR `)
      .join("")
      .slice(0, length);
    const taken = Array.from({ length: KEYS }, (_, key) => {
      const start = performance.now();
      checkExpression(whole.slice(0, length - key));
      return performance.now() - start;
    });
    const { p50, p95, all } = timing(taken);
    return [`${length.toLocaleString("en")} characters`, p50, p95, Math.max(...all)];
  });
  console.log(`\n${markdown(["check after a key, ms", "p50", "p95", "most"], rows)}`);
}

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 1 });
try {
  await fill(owner);
  console.log(`${CONTRACTS} contracts, ${USERS} users, ${THEMES} themes`);
  await lists(product, await anOperator(owner));
  typing();
} finally {
  await owner.end();
  await product.stop();
}
