import { MantineProvider, Modal } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createBrowserRouter, Link, RouterProvider } from "react-router";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { connectBack } from "./back-closes.ts";

function Screen() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <h1>一覧</h1>
      <Link to="/other">次</Link>
      <button type="button" onClick={() => open(true)}>
        開く
      </button>
      <Modal opened={isOpen} onClose={() => open(false)} title="シート" />
    </>
  );
}

const paths: string[] = [];

function start(isPhone = true) {
  history.replaceState(null, "", "/list");
  const router = createBrowserRouter([
    { path: "/list", element: <Screen /> },
    { path: "/other", element: <Screen /> },
  ]);
  router.subscribe(({ location }) => void paths.push(location.pathname));
  const disconnect = connectBack(() => isPhone);
  onTestFinished(() => {
    disconnect();
    router.dispose();
  });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

const openSheet = async () => {
  await userEvent.click(screen.getByRole("button", { name: "開く" }));
  const sheet = await screen.findByRole("dialog");
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const index = () => (history.state as { idx: number }).idx;

beforeEach(() => {
  paths.length = 0;
  vi.stubGlobal("scrollTo", () => undefined);
});

it("closes the sheet and stays, as often as it is opened, and then goes back", async () => {
  const router = start();
  await userEvent.click(screen.getByRole("link", { name: "次" }));
  await waitFor(() => expect(location.pathname).toBe("/other"));
  paths.length = 0;
  for (let round = 0; round < 2; round += 1) {
    await openSheet();
    history.back();
    await isClosed();
    await waitFor(() => expect(index()).toBe(1));
    expect(location.pathname).toBe("/other");
  }
  expect(paths).toEqual([]);
  history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe("/list"));
});

it("closes the sheet over the first screen of a tab, where back would leave the product", async () => {
  const router = start();
  await waitFor(() => expect(index()).toBe(0));
  await openSheet();
  expect(index()).toBe(1);
  history.back();
  await isClosed();
  await waitFor(() => expect(index()).toBe(1));
  expect(router.state.location.pathname).toBe("/list");
  const back = vi.spyOn(history, "back");
  history.go(-1);
  // One step is enough to leave.
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
});

it("leaves the browser's back alone on a wide screen", async () => {
  const router = start(false);
  await userEvent.click(screen.getByRole("link", { name: "次" }));
  await waitFor(() => expect(location.pathname).toBe("/other"));
  await openSheet();
  history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe("/list"));
});
