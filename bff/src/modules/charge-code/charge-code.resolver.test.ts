import { describe, expect, it } from "vitest";
import { BffError } from "../../errors/bff-error.ts";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

describe("charge codes", () => {
  it("are read with the contract's mode and the last one of the user", async () => {
    expect(await dataOf(fakeCoreApi(), "{ chargeCodes { mode codes { code name } last } }")).toEqual({
      chargeCodes: { mode: "LIST", codes: [{ code: "A-1", name: "新製品" }], last: "A-1" },
    });
  });

  it("are saved as a whole, and their faults are data", async () => {
    const document = `mutation Save($form: ChargeCodesForm!) { saveChargeCodes(form: $form) { __typename
      ... on InvalidForm { fieldErrors { field message } } } }`;
    const form = { codes: [{ code: "A-1", name: "" }] };
    const fake = fakeCoreApi();
    expect(await dataOf(fake, document, { form })).toEqual({ saveChargeCodes: { __typename: "ChangeDone" } });
    expect(fake.argumentOf("save_charge_codes")).toEqual({ charge_codes: [{ charge_code: "A-1", charge_name: "" }] });
    const save_charge_codes = () => {
      throw new BffError("BAD_USER_INPUT", { fieldErrors: [{ field: "charge_codes", message: "1行目" }] });
    };
    expect(await dataOf(fakeCoreApi({ answers: { save_charge_codes } }), document, { form })).toMatchObject({
      saveChargeCodes: { fieldErrors: [{ field: "codes", message: "1行目" }] },
    });
  });
});
