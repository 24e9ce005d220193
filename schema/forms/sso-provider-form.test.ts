import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import { expect, it } from "vitest";
import { validationText } from "../messages.ts";
import { fieldErrors } from "./field-errors.ts";
import { MOST_RULES, SsoProviderForm } from "./sso-provider-form.ts";

const PROVIDER = {
  ...{ kind: "oidc", providerName: "社内のID", issuer: "https://id.example", clientId: "kirinuki" },
  ...{ domains: ["example.jp"], trustsAddress: false, stopped: false },
};
const faults = (claimRules: unknown) =>
  fieldErrors(validateSync(plainToInstance(SsoProviderForm, { ...PROVIDER, claimRules })));
const refused = (message: string) => [{ field: "claimRules", message }];
const GOOD = { value: "news-admins", role: "Admin", group: null };

it("takes rules", () => {
  expect(faults([GOOD])).toEqual([]);
});

it("names the first rule that is none, as one of fifty is not found otherwise", () => {
  expect(faults([GOOD, { value: "x", role: "社長", group: null }, "y"])).toEqual(refused(validationText.ssoRule(2)));
});

it("says that there are too many, or that it is no list", () => {
  for (const rules of [Array(MOST_RULES + 1).fill(GOOD), "x"])
    expect(faults(rules)).toEqual(refused(validationText.ssoRules));
});
