import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { MomentField } from "./MomentField.tsx";
import { TimeField } from "./TimeField.tsx";

/** The field in a form that holds its value, as forms do. */
function Field({ first = "07:00", error }: { first?: string; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <TimeField label="送信" value={value} onChange={setValue} error={error} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue("05:15")}>
        他の値
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("送信");
const held = () => screen.getByRole("status").textContent;
const retype = async (text: string) => {
  const user = userEvent.setup();
  await user.tripleClick(field());
  await user.keyboard(text);
};

it.each(["18:30", "1830", "１８：３０", "18時30分"])("holds 18:30 where 07:00 is typed over with %s", async (text) => {
  render(<Field />);
  await retype(text);
  expect(held()).toBe("18:30");
  expect(field().value).toBe(text);
  await userEvent.tab();
  expect(field().value).toBe("18:30");
  expect(held()).toBe("18:30");
});

it("keeps what is no time, names it once the field is left, and gives it to the form", async () => {
  render(<Field />);
  await retype("18");
  expect(screen.queryByText("18:30 の形で入力してください。")).toBeNull();
  await userEvent.tab();
  expect(screen.getByText("18:30 の形で入力してください。")).toBeTruthy();
  expect(field().value).toBe("18");
  expect(held()).toBe("18");
});

it("shows a value that comes from elsewhere in place of what was typed", async () => {
  render(<Field />);
  await retype("25:00");
  await userEvent.click(screen.getByRole("button", { name: "他の値" }));
  expect(field().value).toBe("05:15");
  expect(screen.queryByText("18:30 の形で入力してください。")).toBeNull();
});

it("can be emptied", async () => {
  render(<Field />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(held()).toBe("");
  expect(field().value).toBe("");
});

it("keeps both parts of a moment while one is retyped", async () => {
  function Moment() {
    const [value, setValue] = useState("2026-11-20T07:00");
    return (
      <>
        <MomentField label="送信" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  render(<Moment />);
  const user = userEvent.setup();
  const time = screen.getByLabelText<HTMLInputElement>("送信の時刻");
  await user.tripleClick(time);
  await user.keyboard("18T30");
  expect(time.value).toBe("18T30");
  expect(held()).toBe("2026-11-20T18T30");
  await user.clear(time);
  await user.keyboard("18:30");
  expect(held()).toBe("2026-11-20T18:30");
  await user.clear(screen.getByLabelText("送信"));
  expect(held()).toBe("T18:30");
});
