import { expect, it } from "vitest";
import { readTarget, targetGroups, writeTarget } from "./mail-target.ts";

it("names a target in an address and back", () => {
  expect(readTarget(writeTarget({ dataKbn: 2, id: "8" }))).toEqual({ dataKbn: 2, id: "8" });
  for (const broken of [null, "", "4.1", "1.", "1.x", "1.7.2"]) expect(readTarget(broken)).toBeNull();
});

it("groups targets by their kind, topics first, without empty groups", () => {
  const [theme, topic] = [
    { dataKbn: 1, id: "7", name: "半導体" },
    { dataKbn: 3, id: "9", name: "今週" },
  ];
  expect(targetGroups([theme, topic])).toEqual([
    { dataKbn: 3, targets: [topic] },
    { dataKbn: 1, targets: [theme] },
  ]);
});
