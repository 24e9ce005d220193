import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import AbsencePart from "./AbsencePart.tsx";

const absence = {
  __typename: "MailAbsence",
  ...{ id: "4", start: "2999-12-28", end: "3000-01-03", missed: "drop", madeBy: "admin01" },
};
const listed = (absences: object[]) => ({ data: { mailAbsences: { __typename: "MailAbsences", absences } } });

it("lists a user's absences, takes one back, and says what the server refuses without losing what was typed", async () => {
  const refused = {
    __typename: "InvalidForm",
    fieldErrors: [{ __typename: "FieldError", field: "start", message: "休止期間が重なっています。" }],
  };
  const bff = fakeBff({
    MailAbsences: [listed([absence]), listed([absence]), listed([])],
    AddMailAbsence: { data: { addMailAbsence: refused } },
    RemoveMailAbsence: { data: { removeMailAbsence: { __typename: "MailDone", done: true } } },
  });
  render(<AbsencePart userId="user01" />, "/1014");
  expect(await screen.findByText("2999/12/28～3000/01/03")).toBeTruthy();
  expect(screen.getByText("送らない・admin01が登録")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("開始日"), "2999/12/30");
  await userEvent.type(screen.getByLabelText("終了日"), "2999/12/31");
  await userEvent.click(screen.getByRole("button", { name: "休止期間を追加" }));
  expect(await screen.findByText("休止期間が重なっています。")).toBeTruthy();
  expect(screen.getByLabelText("開始日")).toHaveProperty("value", "2999/12/30");
  expect(bff.calls.find(({ operation }) => operation === "AddMailAbsence")?.body.variables).toEqual({
    form: { userId: "user01", start: "2999-12-30", end: "2999-12-31", missed: "bring" },
  });
  await userEvent.click(screen.getByRole("button", { name: "2999/12/28～3000/01/03の休止の取り消し" }));
  expect(await screen.findByText("2999/12/28～3000/01/03の休止を取り消しました。")).toBeTruthy();
  expect(await screen.findByText("休止の予定はありません。")).toBeTruthy();
});
