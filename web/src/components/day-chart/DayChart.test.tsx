import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { DayChart } from "./DayChart.tsx";
import { SOURCE_SERIES } from "./series.ts";

const DAYS = [
  { day: "2026-11-19", counts: { newspaper: 3, web: 10 }, compared: 5 },
  { day: "2026-11-20", counts: { newspaper: 1200, web: 0 }, isSpike: true },
];

const cellsOf = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("shows the same figures as a table by v, each day leading on", async () => {
  const onOpen = vi.fn();
  render(<DayChart label="件数" days={DAYS} series={SOURCE_SERIES} onOpen={onOpen} />);
  await userEvent.keyboard("v");
  expect(cellsOf(/2026\/11\/20/)).toEqual(["1,200", "–", "–", "1,200"]);
  await userEvent.click(screen.getByRole("button", { name: "2026/11/20(金)" }));
  expect(onOpen).toHaveBeenCalledWith("2026-11-20");
});

it("has the table beside the chart for those who can't see it, with what is compared", () => {
  render(<DayChart label="件数" days={DAYS} series={SOURCE_SERIES} comparison="装置の合計" />);
  expect(screen.getByRole("columnheader", { name: "装置の合計" })).toBeDefined();
  expect(cellsOf(/2026\/11\/19/)).toEqual(["3", "10", "–", "13", "5"]);
  expect(cellsOf(/2026\/11\/20.*急増/)).toEqual(["1,200", "–", "–", "1,200", ""]);
});

it("leaves the table to a page that has one", async () => {
  render(<DayChart label="件数" days={DAYS} series={SOURCE_SERIES} tabled />);
  await userEvent.keyboard("v");
  expect(screen.getByRole("slider", { name: "件数の図" })).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("表で見る")).toBeNull();
});

it("goes over its days by keys, and tells each with its figures", async () => {
  const onChoose = vi.fn();
  const onOpen = vi.fn();
  render(
    <DayChart
      label="件数"
      days={DAYS}
      series={SOURCE_SERIES}
      comparison="装置の合計"
      onChoose={onChoose}
      onOpen={onOpen}
    />,
  );
  const slider = screen.getByRole("slider", { name: "件数の図" });
  slider.focus();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.keyboard("{PageUp}");
  expect(slider.getAttribute("aria-valuetext")).toBe(
    "2026/11/20(金)　急増　新聞 1,200件　WEB 0件　雑誌 0件　計 1,200件",
  );
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(slider.getAttribute("aria-valuetext")).toContain("装置の合計 5件");
  expect(onChoose.mock.calls).toEqual([["2026-11-20"], ["2026-11-19"]]);
  expect(onOpen).toHaveBeenCalledWith("2026-11-19");
});

const EVENTS = [
  { id: "1", day: "2026-11-19", kind: "発表", title: "新工場" },
  { id: "2", day: "2026-11-21", kind: "決算", title: "第2四半期決算" },
];

it("lists the company's events with their numbers, and tells each at the bar that its day is in", async () => {
  render(<DayChart label="件数" days={DAYS} series={SOURCE_SERIES} events={EVENTS} />);
  const listed = within(screen.getByRole("list", { name: "出来事" })).getAllByRole("listitem");
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    "12026/11/19(木)発表新工場",
    "22026/11/21(土)決算第2四半期決算",
  ]);
  expect(cellsOf(/2026\/11\/19.*発表「新工場」/)).toEqual(["3", "10", "–", "13"]);
  expect(cellsOf(/2026\/11\/20.*決算「第2四半期決算」/)).toEqual(["1,200", "–", "–", "1,200"]);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("決算「第2四半期決算」");
});

it("sums up nothing where its series are lines beside each other", () => {
  render(<DayChart label="件数" days={DAYS} series={SOURCE_SERIES} form="lines" />);
  expect(screen.queryByRole("columnheader", { name: "計" })).toBeNull();
  expect(cellsOf(/2026\/11\/19/)).toEqual(["3", "10", "–"]);
});
