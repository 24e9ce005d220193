import { notifications } from "@mantine/notifications";
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { Page } from "../page/Page.tsx";
import { Toasts } from "./Toasts.tsx";
import { toast } from "./toast.tsx";

afterEach(() => {
  notifications.clean();
});

it("shows a toast on any page", async () => {
  render(<Page title="推移">{null}</Page>);
  act(() => toast("保存しました。"));
  expect(await screen.findByText("保存しました。")).toBeTruthy();
});

it("shows a toast once where several places are on the screen, also when the first of them goes", async () => {
  let leave = () => {};
  function Frame() {
    const [isThere, set] = useState(true);
    leave = () => set(false);
    return (
      <>
        {isThere && <Toasts />}
        <Toasts />
      </>
    );
  }
  render(<Frame />);
  act(() => toast("一つめ"));
  expect(await screen.findAllByText("一つめ")).toHaveLength(1);
  act(() => leave());
  act(() => toast("二つめ"));
  expect(await screen.findAllByText("二つめ")).toHaveLength(1);
});
