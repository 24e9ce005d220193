import { expect, it } from "vitest";
import { type ComparisonAddress, readComparison, writeComparison } from "./comparison-address.ts";

const NOTHING: ComparisonAddress = {
  ...{ id: null, period: null, step: "day", of: null, figure: "ARTICLE", day: null, page: 1 },
};
const read = (query: string) => readComparison(new URLSearchParams(query));

it.each<[ComparisonAddress, string]>([
  [NOTHING, "?comparison="],
  [{ ...NOTHING, id: "3", step: "week" }, "?comparison=3&step=week"],
  [
    {
      ...{ id: "3", period: { start: "2026-11-01", end: "2026-11-20" }, step: "day", of: "2-5", figure: "FIRST_PAGE" },
      ...{ day: "2026-11-19", page: 2 },
    },
    "?comparison=3&from=2026-11-01&to=2026-11-20&of=2-5&figure=first_page&day=2026-11-19&page=2",
  ],
])("comes back as it was written", (address, query) => {
  expect(writeComparison(address)).toBe(query);
  expect(read(query)).toEqual(address);
});

it("counts what it can't read as not said, and says nothing of articles that are not shown", () => {
  expect(read("?comparison=x&from=2026-02-30&step=year&of=4-1&figure=size&day=today&page=0")).toEqual(NOTHING);
  expect(writeComparison({ ...NOTHING, figure: "STORY", day: "2026-11-19", page: 3 })).toBe("?comparison=");
});
