import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ThemeLine from "./ThemeLine.tsx";

const line = (themeId: string, counts: number[]) => ({ __typename: "TrendLine", themeId, counts });

it("draws each theme's days out of one answer, tells them in words, and leaves out a theme without any", async () => {
  const bff = fakeBff({ TrendLines: { data: { trendLines: [line("1", [0, 4, 2]), line("2", [1200, 0, 0])] } } });
  render(
    <>
      <ThemeLine theme="1" />
      <ThemeLine theme="2" />
      <ThemeLine theme="3" />
    </>,
  );
  expect(await screen.findByText("最近3日で6件、最も多い日は4件、最終日は2件")).toBeDefined();
  expect(screen.getByText("最近3日で1,200件、最も多い日は1,200件、最終日は0件")).toBeDefined();
  const lines = [...document.querySelectorAll("polyline")].map((each) => each.getAttribute("points"));
  expect(lines).toEqual(["0.0,14.0 21.0,0.0 42.0,7.0", "0.0,0.0 21.0,14.0 42.0,14.0"]);
  expect(bff.calls).toHaveLength(1);
});
