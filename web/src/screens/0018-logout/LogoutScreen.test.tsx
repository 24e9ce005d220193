import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import LogoutScreen from "./LogoutScreen.tsx";

it.each([
  ["/0018?logoutid=1", "ログアウトしました"],
  ["/0018?logoutid=2", "ログインの有効期限が切れました"],
  ["/0018", "ログアウトしました"],
])("says at %s: %s", (address, title) => {
  render(<LogoutScreen />, address);
  expect(screen.getByRole("heading").textContent).toBe(title);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/0001");
});
