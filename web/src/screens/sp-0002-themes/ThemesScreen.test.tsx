import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen, type ScreenAnswers } from "../../testing/render-screen.tsx";
import ThemesScreen from "./ThemesScreen.tsx";

const counts = { __typename: "SourceCounts", newspaper: 2, web: 3, magazine: 0 };
const theme = { __typename: "Theme", id: "1", name: "半導体", counts };
const answers: ScreenAnswers = {
  ThemesScreen: () => ({
    homeScreen: {
      __typename: "HomeScreen",
      tree: {
        __typename: "ThemeTree",
        topics: [],
        groups: [{ __typename: "ThemeGroup", id: "5", name: "自社", counts, themes: [theme] }],
        themes: [theme],
      },
    },
  }),
};
const rows = () => within(screen.getByRole("list")).getAllByRole("link");

it("lists every theme with its counts, each leading to its articles, by one call", async () => {
  const { calls } = renderScreen(<ThemesScreen />, { answers, address: "/sp/0002_0" });
  await screen.findByText("半導体(5件)");
  expect(calls).toEqual(["ThemesScreen"]);
  expect(rows().map((row) => [row.textContent, row.getAttribute("href")])).toEqual([
    ["半導体(5件)新聞(2件) WEB(3件) 雑誌(0件)", "/sp/0003?theme=1"],
  ]);
});

it("lists groups with their themes, unless the contract shows none", async () => {
  renderScreen(<ThemesScreen />, { answers, address: "/sp/0002_1" });
  await screen.findByText("自社(5件)");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs.slice(4)).toEqual(["/sp/0003?group=5", "/sp/0003?theme=1"]);
});

it("says what there is none of", async () => {
  renderScreen(<ThemesScreen />, { answers, address: "/sp/0002_2", viewer: { subthemeDisplay: false } });
  expect(await screen.findByRole("heading", { name: "トピックスはありません" })).toBeTruthy();
});
