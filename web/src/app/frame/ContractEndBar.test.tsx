import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import ContractEndBar from "./ContractEndBar.tsx";

const end = { __typename: "ContractEnd", lastDay: "2026-11-27", readUntil: "2026-12-27" } as const;

it.each([
  [false, "ご契約は2026/11/27(金)に終わります。", "配信メールが止まり"],
  [true, "ご契約は2026/11/27(金)に終わりました。", "2026/12/27(日)まで、記事の閲覧と検索だけができます。"],
])("says what ends when; over: %s", (isOver, when, what) => {
  render(<ContractEndBar end={{ ...end, isOver }} />);
  const bar = screen.getByRole("region", { name: "契約期間" });
  expect(bar.textContent).toContain(when);
  expect(bar.textContent).toContain(what);
});
