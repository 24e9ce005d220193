import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { useClearedScheme } from "../app/frame/use-cleared-scheme.ts";
import { applyPreferences, choose, chooseDensity, currentDensity } from "./preferences.ts";
import { clearSessionData } from "./session-storage.ts";

const colorSchemeManager = localStorageColorSchemeManager({ key: "kirinuki.pref.color-scheme" });

function Scheme() {
  useClearedScheme();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <button type="button" onClick={() => setColorScheme("dark")}>
      {colorScheme}
    </button>
  );
}

it("goes back to 自動 and 標準 at the sign-out, on the screen and in the storage", async () => {
  render(
    <MantineProvider defaultColorScheme="auto" colorSchemeManager={colorSchemeManager}>
      <Scheme />
    </MantineProvider>,
  );
  const root = document.documentElement.dataset;
  await userEvent.click(screen.getByRole("button", { name: "auto" }));
  act(() => chooseDensity("comfortable"));
  expect([root.mantineColorScheme, root.density, window.localStorage.length]).toEqual(["dark", "comfortable", 2]);
  act(clearSessionData);
  expect(screen.getByRole("button", { name: "auto" })).toBeTruthy();
  expect([root.mantineColorScheme, root.density, currentDensity()]).toEqual(["light", "compact", "compact"]);
  expect(window.localStorage.length).toBe(0);
});

it("shows high contrast where the system wishes it and nobody has chosen otherwise", () => {
  const wish = { matches: true };
  vi.stubGlobal("matchMedia", () => wish);
  const shown = () => {
    applyPreferences();
    return document.documentElement.dataset.contrast;
  };
  expect(shown()).toBe("high");
  choose("contrast", "standard");
  expect(shown()).toBe("standard");
  choose("contrast", "auto");
  expect(shown()).toBe("high");
  wish.matches = false;
  expect(shown()).toBe("");
});
