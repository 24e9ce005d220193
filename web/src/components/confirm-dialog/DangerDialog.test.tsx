import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { DangerDialog } from "./DangerDialog.tsx";

function Removal({ onConfirm }: { onConfirm: () => void }) {
  const [asks, ask] = useState(false);
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        半導体を削除
      </button>
      {asks && (
        <DangerDialog
          title="「半導体」を削除しますか"
          goes="58人の画面から消えます。"
          stays="記事は残ります。"
          confirm="削除"
          onConfirm={onConfirm}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

it("names what goes and what stays, and gives the focus back", async () => {
  const onConfirm = vi.fn();
  render(<Removal onConfirm={onConfirm} />);
  const button = screen.getByRole("button", { name: "半導体を削除" });
  await userEvent.click(button);
  expect(await screen.findByText("58人の画面から消えます。")).toBeDefined();
  expect(screen.getByText("記事は残ります。")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "やめる" }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});
