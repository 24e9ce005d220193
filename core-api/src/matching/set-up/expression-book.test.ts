import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { workbench } from "../../ingest/testing/workbench.ts";
import { ExpressionBook } from "./expression-book.ts";
import type { ActiveExpression } from "./matcher.ts";

const bench = await workbench(await testDatabase());
const contract = await bench.contract("books001");

/** A book that shows which expressions it has, and how often it made a matcher of them. */
function openBook(options: ConstructorParameters<typeof ExpressionBook>[0] = {}) {
  const editions: ActiveExpression[][] = [];
  const matcherOf = (expressions: ActiveExpression[]) => {
    editions.push(expressions);
    return { match: () => [] };
  };
  const book = new ExpressionBook({ ...options, matcherOf });
  return { editions, look: () => bench.scope.shared("read", (tx) => book.current(tx)) };
}

describe("the book of expressions", () => {
  it("is read again only when an expression has changed", async () => {
    const { editions, look } = openBook({ scope: { contractIds: [contract] } });
    await look();
    await look();
    expect(editions).toEqual([[]]);
    const theme = await bench.theme(contract, "一つ", ["電池"]);
    await look();
    await bench.owner.query("UPDATE theme SET theme_name = '改名' WHERE theme_id = $1", [theme]);
    await look();
    expect(editions.map(({ length }) => length)).toEqual([0, 1]);
    await bench.owner.query("DELETE FROM theme WHERE theme_id = $1", [theme]);
    await look();
    expect(editions.map(({ length }) => length)).toEqual([0, 1, 0]);
  });

  it("has the expressions of the themes or contracts that it is for", async () => {
    const other = await bench.contract("books002");
    const [mine, theirs] = [
      await bench.theme(contract, "私の", ["甲"]),
      await bench.theme(other, "他の", ["乙", { section: 3, text: "丙" }]),
    ];
    const all = openBook();
    const one = openBook({ scope: { themeId: theirs } });
    const ours = openBook({ scope: { contractIds: [contract] } });
    await Promise.all([all.look(), one.look(), ours.look()]);
    expect(all.editions[0]?.map(({ themeId }) => themeId)).toEqual([mine, theirs, theirs]);
    expect(one.editions[0]?.map(({ dataSection }) => dataSection)).toEqual([null, 3]);
    expect(ours.editions[0]?.map(({ themeId }) => themeId)).toEqual([mine]);
  });

  it("tells of an expression that can't be read, and goes on without it", async () => {
    const damaged = await bench.contract("books003");
    await bench.theme(damaged, "壊れた", ["(", "電池"]);
    const unreadable: number[] = [];
    const { editions, look } = openBook({
      scope: { contractIds: [damaged] },
      onUnreadable: (id) => unreadable.push(id),
    });
    await look();
    expect([editions[0]?.length, unreadable.length]).toEqual([1, 1]);
  });
});
