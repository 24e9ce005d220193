import type { Transaction, TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import type { SearchRequest } from "@kirinuki/core-api/src/search/article-search.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { addDays } from "@kirinuki/core-api/src/time/tokyo.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";

/** Days of the articles: the first is a Monday. */
export const FIRST = "2026-08-03";
export const LAST = "2026-11-20";

type Scope = Pick<TransactionScope, "shared">;

const SUBJECTS = ["半導体の工場", "蓄電池とEVの輸出", "水素ステーション", "EV充電の規格", "港湾の再開発"];
const MEDIA = ["東和経済新聞", "電池ナビ", "みなと日報"];

/** An article of a week, as a line of a file. */
export function line(week: number, at: number, title?: string) {
  const subject = SUBJECTS[(week + at) % SUBJECTS.length] ?? "";
  const body = `${subject}について第${week}週の${at}番。${at % 7 === 0 ? "全固体電池" : "鉄道"}と${at % 3 === 0 ? "関税" : "物流"}を伝える。`;
  return {
    source: "archive",
    id: `${week}-${at}`,
    title: title ?? `${subject}${at % 5 === 0 ? "が始動" : "を検討"}`,
    body,
    media: MEDIA[at % MEDIA.length],
    ...(at % 4 === 0 && { url: `https://www.example${at % 2}.jp/${week}/${at}` }),
  };
}

export const mondayOf = (week: number): string => addDays(FIRST, 7 * week);

/** Each class of question that searches know, and one that no index answers. */
export const CLASSES: Record<string, string> = {
  rare: "第3週",
  common: "工場",
  "four characters": "全固体電",
  and: "半導体 AND 関税",
  "and not": "EV NOT 関税",
  mixed: '(蓄電池 OR 水素) AND "EV" NOT 物流',
  unknown: "再開",
  "latin word": "EV",
  title: "title:始動",
  body: "body:鉄道",
  medium: "media:電池ナビ AND 工場",
  domain: "domain:example0.jp",
  "one character": "港",
};

/** A search of all days in the whole collection. */
export function requestOf(contractId: number, expression: string, more: Partial<SearchRequest> = {}): SearchRequest {
  const parsed = parseExpression(expression);
  if (!parsed.ok) throw new Error(`${expression} can't be read`);
  return {
    contractId,
    expression: parsed.expression,
    source: null,
    period: { start: FIRST, end: LAST },
    issued: {},
    sections: [1, 2, 3, 5],
    sort: null,
    page: 1,
    pageSize: 10,
    partial: true,
    ...more,
  };
}

/** A scope in which a process ends before a statement is sent: nothing of its transaction is committed. */
export const dying = (scope: Scope, at: string): Scope =>
  when(scope, at, async () => {
    throw new Error("killed");
  });

/** Does something before a statement is sent. */
export const when = (scope: Scope, at: string, then: () => Promise<void>): Scope => ({
  shared: (access, work) =>
    scope.shared(access, (tx) =>
      work({
        ...tx,
        query: async <Row>(sql: string, parameters?: unknown[]) => {
          if (sql.includes(at)) await then();
          return tx.query<Row>(sql, parameters);
        },
      }),
    ),
});

interface ScannedPlan {
  remote: string | null;
  filter: string | null;
}

interface PlanNode {
  "Remote SQL"?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Where rows come from in the plan that a search has for any period. */
export function planOf(scope: TransactionScope, request: SearchRequest): Promise<ScannedPlan[]> {
  return scope.forContract(request.contractId, "read", async (tx) => {
    const plans: ScannedPlan[] = [];
    const explained: Transaction = {
      ...tx,
      query: (sql, parameters) => explain(sql, parameters ?? [], () => tx.query(sql, parameters)),
      prepared: (sql, parameters) => explain(sql, parameters, () => tx.prepared(sql, parameters)),
    };
    async function explain<Row>(sql: string, _: unknown[], ask: () => Promise<Row[]>): Promise<Row[]> {
      if (sql.includes("hit AS MATERIALIZED")) {
        const [row] = await tx.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
          `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${sql}`,
        );
        const visit = (node: PlanNode) => {
          plans.push({ remote: node["Remote SQL"] ?? null, filter: node.Filter ?? null });
          for (const child of node.Plans ?? []) visit(child);
        };
        for (const { Plan } of row?.["QUERY PLAN"] ?? []) visit(Plan);
      }
      return ask();
    }
    await new PostgresSearch(30_000).find(explained, request);
    return plans;
  });
}
