import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ReportScreen from "./ReportScreen.tsx";

it.each(["/1048", "/1048?id=", "/1048?id=abc"])("asks for nothing at %s, and leads to the list", (path) => {
  const bff = fakeBff({});
  render(<ReportScreen />, path);
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/1047");
  expect(bff.calls).toEqual([]);
});
