import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FindBar } from "./FindBar.tsx";

function open(matches: { current: number; total: number } | null = { current: 1, total: 3 }) {
  const find = vi.fn();
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <FindBar view={{ find } as never} matches={matches} onClose={onClose} />
    </MantineProvider>,
  );
  const field = screen.getByLabelText("検索する語");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(field, { key, ...more });
  return { find, onClose, type, press };
}

describe("the viewer's find bar", () => {
  it("searches while one types; Enter goes on, Shift+Enter back, and Esc closes", () => {
    const { find, onClose, type, press } = open();
    type("電池");
    press("Enter");
    press("Enter", { shiftKey: true });
    expect(find.mock.calls).toEqual([["電池"], ["電池", false, true], ["電池", true, true]]);
    expect(screen.getByRole("status").textContent).toBe("1／3件");
    press("Escape");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "leaves Enter and Esc to an input method that is at work: %j",
    (composing) => {
      const { find, onClose, type, press } = open();
      type("でんち");
      find.mockClear();
      press("Enter", composing);
      press("Escape", composing);
      expect(find).not.toHaveBeenCalled();
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it("goes nowhere without words, and says where nothing is found", () => {
    const { find, type, press } = open({ current: 0, total: 0 });
    press("Enter");
    expect(find).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("");
    type("無い");
    expect(screen.getByRole("status").textContent).toBe("見つかりません");
  });
});
