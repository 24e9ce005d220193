import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useOrder } from "./use-order.ts";

it("puts what came since the last move before the row that it precedes on the server, or at the end", () => {
  const { result, rerender } = renderHook(({ rows }) => useOrder({ rows, idOf: String, nameOf: String }), {
    initialProps: { rows: ["a", "b", "c"] },
  });
  act(() => result.current.move("c", 0));
  expect(result.current.rows).toEqual(["c", "a", "b"]);
  rerender({ rows: ["x", "a", "y", "z", "b", "c", "end"] });
  expect(result.current.rows).toEqual(["c", "x", "a", "y", "z", "b", "end"]);
  rerender({ rows: ["a", "c"] });
  expect(result.current.rows).toEqual(["c", "a"]);
});
