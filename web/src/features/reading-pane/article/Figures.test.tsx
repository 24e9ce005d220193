import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Figures } from "./Figures.tsx";

const photo = { serialNo: 1, url: "/api/v1/image?key=a", caption: "完成予想図" };

it("names a picture by its caption, or by its number", () => {
  render(<Figures images={[photo, { ...photo, serialNo: 2, caption: "" }]} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["完成予想図", "写真・図版2"]);
});

it("says which picture could not be shown", () => {
  render(<Figures images={[photo]} />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("figure").textContent).toBe("画像を表示できません完成予想図");
});

it("is nothing without pictures", () => {
  expect(render(<Figures images={[]} />).container.textContent).toBe("");
});
