import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { MediaPicker } from "./MediaPicker.tsx";
import { filterMedia, type Medium } from "./media-list.ts";

const medium = (name: string, code: string, source: Medium["source"] = "NEWSPAPER"): Medium => ({
  __typename: "Medium",
  name,
  code,
  source,
  group: null,
});

it("finds media by every word, whatever the widths and case", () => {
  const media = [
    medium("ツムギ日報", "TN1"),
    medium("Tech ミナト", "W1", "WEB"),
    medium("月刊ツムギ", "G1", "MAGAZINE"),
  ];
  const names = (filter: string, source: Medium["source"] | null = null) =>
    filterMedia(media, filter, source).map(({ name }) => name);
  expect(names("")).toHaveLength(3);
  expect(names("ﾂﾑｷﾞ")).toEqual(["ツムギ日報", "月刊ツムギ"]);
  expect(names("ツムギ ｔｎ")).toEqual(["ツムギ日報"]);
  expect(names("", "WEB")).toEqual(["Tech ミナト"]);
  expect(names("ない")).toEqual([]);
});

it("shows some of very many, and how many more there are", () => {
  const media = Array.from({ length: 103 }, (_, index) => medium(`新聞${index}`, `M${index}`));
  render(<MediaPicker media={media} chosen={[]} onChoose={() => undefined} />);
  expect(screen.getByText("ほか3件あります。名前で絞り込んでください。")).toBeTruthy();
});
