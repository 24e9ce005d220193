import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { activeKeys, type KeyBinding, KeysToCome, useKeys } from "./keys.ts";
import { switchKeys } from "./preferences.ts";

const binding = (keys: string, run = vi.fn()): KeyBinding & { run: typeof run } => ({
  keys,
  run,
  label: keys,
  group: "画面",
});

function Screen({ bindings, children, layer }: { bindings: KeyBinding[]; children?: ReactNode; layer?: "frame" }) {
  useKeys(bindings, layer);
  return <div>{children ?? <input aria-label="field" />}</div>;
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

describe("useKeys", () => {
  it("runs what a key is bound to, and nothing after the screen is gone", () => {
    const next = binding("j");
    const { unmount } = render(<Screen bindings={[next]} />);
    press("j");
    press("x");
    expect(next.run).toHaveBeenCalledTimes(1);
    unmount();
    press("j");
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  it("hears a key that is pressed as soon as the screen stands", () => {
    const next = binding("j");
    function Pressed({ children }: { children: ReactNode }) {
      useLayoutEffect(
        () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true })),
        [],
      );
      return children;
    }
    const screenThatComes = <Screen bindings={[next]} />;
    render(<Pressed>{screenThatComes}</Pressed>);
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  it("takes two keys after each other, and not the second one's own binding", () => {
    const [home, help] = [binding("g h"), binding("h")];
    render(<Screen bindings={[home, help]} />);
    press("g");
    press("h");
    expect([home.run.mock.calls.length, help.run.mock.calls.length]).toEqual([1, 0]);
    press("h");
    expect([home.run.mock.calls.length, help.run.mock.calls.length]).toEqual([1, 1]);
  });

  it("is off in a field, with a modifier, while composing and in a dialog", () => {
    const next = binding("j");
    render(<Screen bindings={[next]} />);
    press("j", {}, screen.getByLabelText("field"));
    press("j", { ctrlKey: true });
    press("j", { metaKey: true });
    press("j", { isComposing: true });
    press("j", { keyCode: 229 });
    const { unmount } = render(<div role="dialog">x</div>);
    press("j");
    expect(next.run).not.toHaveBeenCalled();
    unmount();
    press("j");
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  it("leaves the key that closes a dialog to the dialog alone", () => {
    const close = binding("Escape");
    render(<Screen bindings={[close]} />);
    const { unmount } = render(<div role="dialog">x</div>);
    document.body.addEventListener("keydown", unmount, { once: true });
    press("Escape");
    expect(close.run).not.toHaveBeenCalled();
    press("Escape");
    expect(close.run).toHaveBeenCalledTimes(1);
  });

  it("is off where the user switched keys off", () => {
    const next = binding("j");
    render(<Screen bindings={[next]} />);
    switchKeys(false);
    press("j");
    expect(next.run).not.toHaveBeenCalled();
    switchKeys(true);
    press("j");
    expect(next.run).toHaveBeenCalledTimes(1);
  });

  it("runs the latest version of a binding", () => {
    const [first, second] = [binding("j"), binding("j")];
    const { rerender } = render(<Screen bindings={[first]} />);
    rerender(<Screen bindings={[second]} />);
    press("j");
    expect([first.run.mock.calls.length, second.run.mock.calls.length]).toEqual([0, 1]);
  });

  it("prefers the inner screen's key to the frame's and lists both", () => {
    const [frame, inner] = [binding("j"), binding("j")];
    render(
      <Screen layer="frame" bindings={[frame, binding("?")]}>
        <Screen bindings={[inner]} />
      </Screen>,
    );
    press("j");
    expect([frame.run.mock.calls.length, inner.run.mock.calls.length]).toEqual([0, 1]);
    expect(activeKeys().map((each) => each.keys)).toEqual(["j", "j", "?"]);
  });
});

describe("KeysToCome", () => {
  const settled = () => Promise.resolve();

  it("keeps a key for the part that comes, and what is pressed after it in its order", async () => {
    const done: string[] = [];
    const noting = (keys: string) =>
      binding(
        keys,
        vi.fn(() => void done.push(keys)),
      );
    const [clip, next] = [noting("c"), noting("j")];
    const show = (part: ReactNode) => (
      <Screen bindings={[next]}>
        <div key="part">{part}</div>
      </Screen>
    );
    const { rerender } = render(show(<KeysToCome keys={["c"]} />));
    press("j");
    press("c");
    press("j");
    expect(done).toEqual(["j"]);
    rerender(show(<Screen bindings={[clip]} />));
    await settled();
    expect(done).toEqual(["j", "c", "j"]);
    press("c");
    expect(done).toEqual(["j", "c", "j", "c"]);
  });

  it("lets go of them where the part never comes, and tells of the key at once", async () => {
    const next = binding("j");
    const onKey = vi.fn();
    const show = (part: ReactNode) => <Screen bindings={[next]}>{part}</Screen>;
    const { rerender } = render(show(<KeysToCome keys={["/"]} layer="frame" onKey={onKey} />));
    press("/");
    press("j");
    expect(onKey).toHaveBeenCalledTimes(1);
    expect(next.run).not.toHaveBeenCalled();
    rerender(show(null));
    await settled();
    expect(next.run).toHaveBeenCalledTimes(1);
  });
});
