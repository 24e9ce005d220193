import { expect, it } from "vitest";
import { fullIssueLine, imagesLine, issueLine, type NewspaperPlace, pageLine } from "./newspaper-line.ts";

const place: NewspaperPlace = { issueDate: "2026-11-20", issueType: "MORNING", page: "1", row: "5", imageCount: 2 };

it("writes date, edition, page, rows and images", () => {
  expect(issueLine(place)).toBe("11/20 朝刊");
  expect(pageLine(place)).toBe("1面 5段");
  expect(imagesLine(place)).toBe("写真・図2");
  expect(fullIssueLine(place)).toBe("2026/11/20 朝刊 1面");
});

it("does not double a unit that came with the data", () => {
  expect(pageLine({ ...place, page: "第2社会面", row: "3段" })).toBe("第2社会面 3段");
});

it("leaves out what is not known", () => {
  const bare: NewspaperPlace = { issueDate: "9999-12-31", issueType: "OTHER", page: null, row: " ", imageCount: 0 };
  expect(issueLine(bare)).toBe("その他");
  expect(pageLine(bare)).toBe("");
  expect(imagesLine(bare)).toBe("");
  expect(fullIssueLine(bare)).toBe("その他");
});
