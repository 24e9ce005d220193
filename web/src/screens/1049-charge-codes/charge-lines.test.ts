import { expect, it } from "vitest";
import { codesOf, linesOf } from "./charge-lines.ts";

it("reads a code and its name from each line, as they are pasted from a sheet or a file, and writes them again", () => {
  const typed = " A-1,新製品, 春\r\nB-2\t採用\n\nC-3\n";
  const codes = [
    { code: "A-1", name: "新製品, 春" },
    { code: "B-2", name: "採用" },
    { code: "C-3", name: "" },
  ];
  expect(codesOf(typed)).toEqual(codes);
  expect(codesOf(linesOf(codes))).toEqual(codes);
});
