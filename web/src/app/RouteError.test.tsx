import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { GraphqlFailure } from "../bff/graphql-post.ts";
import { ChunkLoadError } from "../browser/load-chunk.ts";
import { RouteError } from "./RouteError.tsx";

const failing = (error: unknown) => {
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: "/", loader, ErrorBoundary: RouteError, element: <p>screen</p> }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return screen.findByRole("alert");
};

it("offers to reload where a part of the program could not be loaded", async () => {
  const alert = await failing(new ChunkLoadError("not loaded"));
  expect(alert.textContent).toContain("新しい版に替わったか、通信が途切れたようです。");
  expect(screen.getByRole("button", { name: "ページを読み込み直す" })).toBeTruthy();
});

it("gives the request number where the server failed, and asks again", async () => {
  const alert = await failing(new GraphqlFailure("server", "x", "req-9"));
  expect(alert.textContent).toContain("req-9");
  expect(screen.getByRole("button", { name: "もう一度読み込む" })).toBeTruthy();
});

it("offers to reload where the server knows the page's calls no more, since a new release", async () => {
  const alert = await failing(new GraphqlFailure("outdated", "画面の版が古くなっています。再読み込みしてください。"));
  expect(alert.textContent).toContain("画面の版が古くなっています。再読み込みしてください。");
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["ページを読み込み直す"]);
});

it("shows nothing of a fault of ours", async () => {
  const alert = await failing(new Error("undefined is not a function"));
  expect(alert.textContent).toContain("画面を表示できませんでした");
  expect(alert.textContent).not.toContain("undefined");
});
