import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const ABSENCE = { id: "4", start: "2026-12-28", end: "2027-01-03", missed: "bring", madeBy: "user01" };

it("reads, adds and removes absences with one call each, one's own or for a named user", async () => {
  const fake = fakeCoreApi();
  const read = await dataOf(fake, `{ mailAbsences { absences { id start end missed madeBy } } }`);
  expect(read.mailAbsences).toEqual({ absences: [ABSENCE] });
  expect(fake.argumentOf("mail_absences")).toEqual({});
  const added = await dataOf(
    fake,
    `mutation { addMailAbsence(form: { userId: "user01", start: "2026-12-28", end: "2027-01-03", missed: "bring" }) {
       ... on MailAbsences { absences { id } } } }`,
  );
  expect(added.addMailAbsence).toEqual({ absences: [{ id: "4" }] });
  expect(fake.argumentOf("add_mail_absence")).toEqual({
    user_id: "user01",
    start_date: "2026-12-28",
    end_date: "2027-01-03",
    missed: "bring",
  });
  const gone = await dataOf(fake, `mutation { removeMailAbsence(id: "4") { __typename } }`);
  expect(gone.removeMailAbsence).toEqual({ __typename: "MailDone" });
  expect(fake.calls()).toEqual(["mail_absences", "add_mail_absence", "remove_mail_absence"]);
});
