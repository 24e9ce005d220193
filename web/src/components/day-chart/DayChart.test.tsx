import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { DayChart } from "./DayChart.tsx";
import { SOURCE_SERIES } from "./series.ts";

const DAYS = [
  { day: "2026-11-19", counts: { newspaper: 3, web: 10 } },
  { day: "2026-11-20", counts: { newspaper: 1200, web: 0 } },
];

it("shows the same figures as a table by v, each day leading on", async () => {
  const onChoose = vi.fn();
  render(<DayChart label="件数" days={DAYS} series={SOURCE_SERIES} onChoose={onChoose} />);
  await userEvent.keyboard("v");
  const row = within(screen.getByRole("row", { name: /2026\/11\/20/ }));
  expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["1,200", "–", "–", "1,200"]);
  await userEvent.click(row.getByRole("button"));
  expect(onChoose).toHaveBeenCalledWith("2026-11-20");
});
