import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useNewestParams } from "./use-newest-params.ts";

function Field() {
  const [params, replace] = useNewestParams();
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    replace(next);
  };
  return (
    <>
      <input
        aria-label="words"
        value={params.get("words") ?? ""}
        onChange={(event) => change("words", event.target.value)}
      />
      <button type="button" aria-pressed={params.get("tick") === "1"} onClick={() => change("tick", "1")}>
        tick
      </button>
    </>
  );
}

it("shows and keeps each choice before the address has followed, and follows the address afterwards", async () => {
  const waiting: (() => void)[] = [];
  const loader = () => new Promise<null>((loaded) => waiting.push(() => loaded(null)));
  const router = createMemoryRouter([{ path: "/", element: <Field />, loader }]);
  render(<RouterProvider router={router} />);
  await act(async () => waiting.splice(0).forEach((go) => void go()));
  const words = await screen.findByLabelText<HTMLInputElement>("words");
  const isTicked = () => screen.getByRole("button").getAttribute("aria-pressed");
  fireEvent.change(words, { target: { value: "a" } });
  fireEvent.change(words, { target: { value: "ab" } });
  fireEvent.click(screen.getByRole("button"));
  expect([words.value, isTicked(), router.state.location.search]).toEqual(["ab", "true", ""]);
  await act(async () => waiting.splice(0).forEach((go) => void go()));
  expect(router.state.location.search).toBe("?words=ab&tick=1");
  await act(async () => {
    void router.navigate("/?words=c");
    waiting.splice(0).forEach((go) => void go());
  });
  expect([words.value, isTicked()]).toEqual(["c", "false"]);
});
