import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ChargeCodesScreen from "./ChargeCodesScreen.tsx";

const stored = {
  data: {
    chargeCodes: {
      ...{ __typename: "ChargeCodes", mode: "LIST", last: "" },
      codes: [{ __typename: "ChargeCode", code: "A-1", name: "新製品" }],
    },
  },
};

it("saves the lines as codes with their names, and says which line is at fault", async () => {
  const fault = { __typename: "FieldError", field: "codes", message: "2行目：請求コード「A-1」が2回あります。" };
  const bff = fakeBff({
    ChargeCodes: stored,
    SaveChargeCodes: [
      { data: { saveChargeCodes: { __typename: "InvalidForm", fieldErrors: [fault] } } },
      { data: { saveChargeCodes: { __typename: "ChangeDone", done: true } } },
    ],
  });
  render(<ChargeCodesScreen />);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "請求コードの一覧" });
  expect(field.value).toBe("A-1,新製品");
  await userEvent.type(field, "\nA-1");
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText(fault.message)).toBeTruthy();
  await userEvent.type(field, "0");
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("請求コード2件を保存しました")).toBeTruthy();
  expect(bff.calls.at(-1)?.body.variables).toEqual({
    form: {
      codes: [
        { code: "A-1", name: "新製品" },
        { code: "A-10", name: "" },
      ],
    },
  });
});
