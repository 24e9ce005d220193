import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { useSaveKey } from "./use-key-down.ts";

/** Counts its moves; saving is off until there is one. */
function Moves({ save, onMove }: { save: (moves: number) => void; onMove: (move: () => void) => void }) {
  const [moves, setMoves] = useState(0);
  onMove(() => setMoves((before) => before + 1));
  useSaveKey(() => save(moves), moves === 0);
  return <p>{moves}</p>;
}

it("saves what is on the screen by a key that comes as soon as it stands there", async () => {
  // As in a browser: effects run when React has the time, not before the test goes on.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  const save = vi.fn();
  let move = () => {};
  root.render(
    <Moves
      save={save}
      onMove={(next) => {
        move = next;
      }}
    />,
  );
  await vi.waitFor(() => expect(place.textContent).toBe("0"));
  const pressed = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true }));
      resolve();
    }).observe(place, { subtree: true, characterData: true });
  });
  move();
  await pressed;
  expect(save.mock.calls).toEqual([[1]]);
});
