import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BodyText } from "./BodyText.tsx";
import { FactList, tagsOf } from "./FactList.tsx";

it("splits a body into paragraphs and marks the server's hits in each", () => {
  const { container } = render(
    <BodyText
      text={"　SiC基板。\n　GaNも。"}
      hits={[
        { start: 1, end: 4 },
        { start: 9, end: 12 },
      ]}
      size="large"
    />,
  );
  expect([...container.querySelectorAll("p")].map((p) => p.textContent)).toEqual(["SiC基板。", "GaNも。"]);
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["SiC", "GaN"]);
});

it("leaves out facts that are not known", () => {
  render(
    <FactList
      facts={[
        ["テーマ", tagsOf([])],
        ["検索語", ""],
        ["文字数", "1,284字"],
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["文字数"]);
});
