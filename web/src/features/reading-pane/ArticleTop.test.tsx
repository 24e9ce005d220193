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

it("has none where there is none, or where it can't be had", () => {
  show({ thumbnailUrl: null });
  expect(screen.queryByRole("img")).toBeNull();
  cleanup();
  show({});
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
});
