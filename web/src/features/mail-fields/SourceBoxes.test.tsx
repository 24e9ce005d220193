import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { mailSectionName } from "../../domain/text/mail-section.ts";
import { render } from "../../testing/render.tsx";
import { SourceBoxes } from "./SourceBoxes.tsx";

function Field({ initial, onChange }: { initial: string; onChange: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SourceBoxes value={value} onChange={change} />;
}

/** What the field holds after some boxes were pressed one after the other. */
async function after(initial: string, ...boxes: string[]): Promise<string[]> {
  const values: string[] = [];
  render(<Field initial={initial} onChange={(value) => values.push(value)} />, "/1008");
  for (const box of boxes) await userEvent.click(screen.getByRole("checkbox", { name: box }));
  return values;
}

it.each([
  ["", ["WEB", "雑誌", "新聞"], ["125", "101", "0"]],
  ["0", ["WEB", "雑誌", "新聞"], ["3", "35", ""]],
  ["2", ["WEB", "新聞", "新聞"], ["23", "3", "123"]],
])("begins with %j; %j makes %j", async (initial, boxes, values) => {
  expect(await after(initial, ...boxes)).toEqual(values);
});

it("narrows newspapers to images or texts, which has its own field while they are ticked", async () => {
  const values: string[] = [];
  render(<Field initial="" onChange={(value) => values.push(value)} />, "/1008");
  await userEvent.selectOptions(screen.getByLabelText("新聞の種類"), "紙面のみ");
  await userEvent.selectOptions(screen.getByLabelText("新聞の種類"), "本文のみ");
  await userEvent.click(screen.getByRole("checkbox", { name: "新聞" }));
  expect(values).toEqual(["135", "235", "35"]);
  expect(screen.queryByLabelText("新聞の種類")).toBeNull();
});

it.each([
  [null, "すべての媒体"],
  [101, "新聞"],
  [13, "新聞（紙面）・WEB"],
  [125, "新聞・雑誌"],
  [35, "WEB・雑誌"],
])("names %s %s", (section, name) => expect(mailSectionName(section)).toBe(name));
