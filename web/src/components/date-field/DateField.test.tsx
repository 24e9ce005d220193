import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { todayInTokyo } from "../../domain/day.ts";
import { render } from "../../testing/render.tsx";
import { DateField, type DateFieldProps } from "./DateField.tsx";

function Field({ onChange = () => undefined, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <DateField
      label="終了日"
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        onChange(day);
      }}
    />
  );
}

const field = () => screen.getByRole("textbox", { name: "終了日" });

it("reads what is typed and shows it as yyyy/MM/dd", async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  await userEvent.type(field(), "20261120");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("2026-11-20");
  expect(field()).toHaveProperty("value", "2026/11/20");
});

it("keeps what it can't read, and says how to write it", async () => {
  render(<Field />);
  await userEvent.type(field(), "2026/02/30");
  await userEvent.tab();
  expect(screen.getByText("2026/11/20 の形で入力してください。")).toBeDefined();
  expect(field()).toHaveProperty("value", "2026/02/30");
});

it("gives what it can't read to the form, so that a day from before is not sent instead", async () => {
  const onChange = vi.fn();
  render(<Field value="2026-11-20" onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), "2026/02/30");
  expect(onChange).toHaveBeenLastCalledWith("2026/02/30");
  expect(field()).toHaveProperty("value", "2026/02/30");
});

it("takes today by t", async () => {
  render(<Field />);
  await userEvent.type(field(), "t");
  expect(field()).toHaveProperty("value", todayInTokyo(new Date()).replaceAll("-", "/"));
});

it("shows 9999-12-31 as empty, and gives it for an emptied field that may stay open", async () => {
  const onChange = vi.fn();
  const { unmount } = render(<Field isOpenEnded value="9999-12-31" />);
  expect(field()).toHaveProperty("value", "");
  unmount();
  render(<Field isOpenEnded value="2026-11-20" onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: "空にする" }));
  expect(onChange).toHaveBeenLastCalledWith("9999-12-31");
  expect(screen.getByText("空のままなら終わりなしです。")).toBeDefined();
});
