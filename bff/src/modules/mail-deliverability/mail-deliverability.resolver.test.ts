import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("tells a month by one call, the present one where none is asked for", async () => {
  const fake = fakeCoreApi();
  const month = (given: string, asked = fake) =>
    dataOf(
      asked,
      `{ mailDeliverability${given} { month domainCount total { mails } domains { domain sent bounced } } }`,
    );
  expect(await month("")).toEqual({
    mailDeliverability: {
      ...{ month: "2026-11", domainCount: 1, total: { mails: 120 } },
      domains: [{ domain: "example.jp", sent: 117, bounced: 2 }],
    },
  });
  expect(fake.calls()).toEqual(["mail_deliverability"]);
  expect(fake.argumentOf("mail_deliverability")).toEqual({});
  const other = fakeCoreApi();
  await month('(month: "2026-10")', other);
  expect(other.argumentOf("mail_deliverability")).toEqual({ month: "2026-10" });
});

it("lists stopped addresses and lets mails go again", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, `{ stoppedAddresses(keyword: "") { total addresses { id kind companyName } } }`)).toEqual({
    stoppedAddresses: { total: 1, addresses: [{ id: "3", kind: "complaint", companyName: "サザナミ化学（株）" }] },
  });
  const resume = `mutation { resumeStoppedAddress(contractId: "7", id: "3") { ... on BackOfficeDone { done } } }`;
  expect(await dataOf(fake, resume)).toEqual({ resumeStoppedAddress: { done: true } });
  expect(fake.argumentOf("resume_stopped")).toEqual({ contract_id: "7", mail_address_id: "3" });
});
