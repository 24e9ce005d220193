import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ArticleHeadFragment } from "../../__generated__/graphql.ts";
import { anArticle } from "../../screens/0002-home/testing/home-data.ts";
import { ArticleTop } from "./ArticleTop.tsx";

afterEach(cleanup);

const show = (given: object) =>
  render(<ArticleTop head={{ ...anArticle("MAGAZINE", "500"), ...given } as ArticleHeadFragment} level="h2" />);

it("has a magazine's cover beside the head, named by its issue", () => {
  show({ thumbnailUrl: "/api/v1/image?key=epub%2Fab%2Fc1.jpg" });
  expect(screen.getByRole("img", { name: "2026/11/23号" })).toHaveProperty("src", expect.stringContaining("c1.jpg"));
});

const factOf = (label: string) => screen.queryByText(label, { selector: "dt" })?.nextSibling?.textContent;

it("names the sale period with its colon, and leaves it out where none is known", () => {
  show({});
  expect(factOf("提供期間：")).toBe("11/16 00:00～12/15 23:59");
  cleanup();
  show({ salePeriod: "" });
  expect(factOf("提供期間：")).toBeUndefined();
  expect(factOf("ページ")).toBe("12～29ページ");
});

it("has none where there is none, or where it can't be had", () => {
  show({ thumbnailUrl: null });
  expect(screen.queryByRole("img")).toBeNull();
  cleanup();
  show({});
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
});
