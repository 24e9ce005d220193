import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { ChoiceCards } from "./ChoiceCards.tsx";

const KINDS = [
  { value: "USER", name: "一般", help: "記事を読みます。" },
  { value: "ADMIN", name: "管理者", help: "すべてを設定します。" },
] as const;

it.each([false, true])("names the group of its choices, label hidden: %s", async (labelHidden) => {
  const onChange = vi.fn();
  render(<ChoiceCards label="種別" labelHidden={labelHidden} options={KINDS} value="USER" onChange={onChange} />);
  expect(screen.getByRole("radiogroup", { name: "種別" })).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "管理者" }));
  expect(onChange).toHaveBeenCalledWith("ADMIN");
});
