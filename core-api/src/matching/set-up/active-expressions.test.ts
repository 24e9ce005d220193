import { setImmediate } from "node:timers/promises";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../ingest/testing/news-desk.ts";
import { ActiveExpressions } from "./active-expressions.ts";
import type { KeyedExpression, MatcherMaker } from "./matcher.ts";
import { ParsedExpressions } from "./parsed-expressions.ts";

const desk = await newsDesk(await testDatabase());
const contract = await desk.contract("books001");

/** Active expressions that show which of them each matcher got, and how many were read for it. */
function openExpressions(options: ConstructorParameters<typeof ActiveExpressions>[0] = {}) {
  const there = new Map<number, KeyedExpression>();
  const snapshots: KeyedExpression[][] = [];
  const taken: number[] = [];
  const make = (changed: readonly KeyedExpression[]) => {
    for (const expression of changed) there.set(expression.expressionId, expression);
    taken.push(changed.length);
    snapshots.push([...there.values()]);
    return { match: () => [] };
  };
  const matchers: MatcherMaker = {
    all(expressions) {
      there.clear();
      return make(expressions);
    },
    changed({ changed, removed }) {
      for (const { expressionId } of removed) there.delete(expressionId);
      return make(changed);
    },
  };
  const expressions = new ActiveExpressions({ ...options, matchers });
  return { snapshots, taken, look: () => desk.scope.shared("read", (tx) => expressions.current(tx)) };
}

describe("the active expressions", () => {
  it("is read again only when an expression has changed", async () => {
    const { snapshots, look } = openExpressions({ filter: { contractIds: [contract] } });
    await look();
    await look();
    expect(snapshots).toEqual([[]]);
    const theme = await desk.theme(contract, "一つ", ["電池"]);
    await look();
    await desk.owner.query("UPDATE theme SET theme_name = '改名' WHERE theme_id = $1", [theme]);
    await look();
    expect(snapshots.map(({ length }) => length)).toEqual([0, 1]);
    await desk.owner.query("DELETE FROM theme WHERE theme_id = $1", [theme]);
    await look();
    expect(snapshots.map(({ length }) => length)).toEqual([0, 1, 0]);
  });

  it("has the expressions of the themes or contracts that it is for", async () => {
    const other = await desk.contract("books002");
    const [mine, theirs] = [
      await desk.theme(contract, "私の", ["甲"]),
      await desk.theme(other, "他の", ["乙", { section: 3, text: "丙" }]),
    ];
    const all = openExpressions();
    const one = openExpressions({ filter: { themeId: theirs } });
    const ours = openExpressions({ filter: { contractIds: [contract] } });
    await Promise.all([all.look(), one.look(), ours.look()]);
    expect(all.snapshots[0]?.map(({ themeId }) => themeId)).toEqual([mine, theirs, theirs]);
    expect(one.snapshots[0]?.map(({ dataSection }) => dataSection)).toEqual([null, 3]);
    expect(ours.snapshots[0]?.map(({ themeId }) => themeId)).toEqual([mine]);
  });

  it("tells of an expression that can't be read, and goes on without it", async () => {
    const damaged = await desk.contract("books003");
    await desk.theme(damaged, "壊れた", ["(", "電池"]);
    const unreadable: number[] = [];
    const { snapshots, look } = openExpressions({
      filter: { contractIds: [damaged] },
      onUnreadable: (id) => unreadable.push(id),
    });
    await look();
    expect([snapshots[0]?.length, unreadable.length]).toEqual([1, 1]);
  });

  it("reads only what has changed", async () => {
    const own = await desk.contract("books004");
    const theme = await desk.theme(own, "多い", ["甲", "乙", "丙"]);
    const { snapshots, taken, look } = openExpressions({ filter: { contractIds: [own] } });
    await look();
    await desk.owner.query("UPDATE expression SET expression = '丁' WHERE theme_id = $1 AND expression = '乙'", [
      theme,
    ]);
    await look();
    await desk.owner.query("DELETE FROM expression WHERE theme_id = $1 AND expression = '甲'", [theme]);
    await look();
    expect([taken, snapshots.map(({ length }) => length)]).toEqual([
      [3, 1, 0],
      [3, 3, 2],
    ]);
  });

  it("reads everything anew where it is no longer known what has changed", async () => {
    const own = await desk.contract("books005");
    const theme = await desk.theme(own, "非常に多い", ["甲"]);
    const { snapshots, taken, look } = openExpressions({ filter: { contractIds: [own] } });
    await look();
    await desk.owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) SELECT $1, $2, n::text, n::text FROM generate_series(1, 20001) n",
      [own, theme],
    );
    await look();
    await desk.owner.query("DELETE FROM theme WHERE theme_id = $1", [theme]);
    await look();
    expect([taken, snapshots.map(({ length }) => length)]).toEqual([
      [1, 20002, 0],
      [1, 20002, 0],
    ]);
    const { rows } = await desk.owner.query(
      "SELECT count(*)::int AS n, max(v.changes_kept) AS kept FROM expression_change, expression_version v",
    );
    expect(rows[0].n).toBe(rows[0].kept ?? 0);
  });

  it("is read once for all who ask for it at the same time", async () => {
    const own = await desk.contract("books006");
    await desk.theme(own, "同時に", ["甲"]);
    const { snapshots, taken, look } = openExpressions({ filter: { contractIds: [own] } });
    await Promise.all([look(), look(), look()]);
    expect([taken, snapshots.map(({ length }) => length)]).toEqual([[1], [1]]);
  });

  it("is parsed in steps between which others take their turn", async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => ({
      contract_id: 1,
      theme_id: 1,
      expression_id: at,
      data_section: null,
      expression: `語${at}${at === 7 ? "(" : ""}`,
    }));
    const unreadable: number[] = [];
    const shelf = new ParsedExpressions((id) => unreadable.push(id));
    let [turns, isDone] = [0, false];
    const others = (async () => {
      for (; !isDone; turns += 1) await setImmediate();
    })();
    const ahead = await shelf.parseAhead(rows);
    isDone = true;
    await others;
    expect(turns).toBeGreaterThan(5);
    const filled = shelf.fill(rows, ahead);
    expect(filled).toEqual(new ParsedExpressions().fill(rows));
    expect(filled[0]?.expression).toBe(ahead.get("語0"));
    expect([filled.length, unreadable]).toEqual([2_999, [7]]);
  });

  it("that could not be read for the one who asked first is read for the next", async () => {
    const own = await desk.contract("books007");
    await desk.theme(own, "次の人", ["甲"]);
    const expressions = new ActiveExpressions({ filter: { contractIds: [own] } });
    const look = (sql: string) =>
      desk.scope.shared("read", async (tx) => {
        const failing = { ...tx, query: <Row>(text: string, values?: unknown[]) => tx.query<Row>(sql || text, values) };
        return expressions.current(failing);
      });
    const [first, second] = await Promise.allSettled([look("SELECT nonsense"), look("")]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  });
});
