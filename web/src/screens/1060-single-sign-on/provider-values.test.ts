import { expect, it } from "vitest";
import { certificatesOf, ruleLines, rulesOf } from "./provider-values.ts";

const groups = [{ __typename: "SsoGroup" as const, id: "9", name: "広報部", hasZeroCaps: false }];

it("reads rules from lines and writes them again; names that are none stay for the form to refuse", () => {
  const rules = [
    { __typename: "SsoClaimRule" as const, value: "admins", role: "Admin", group: null },
    { __typename: "SsoClaimRule" as const, value: "readers", role: null, group: "9" },
  ];
  expect(ruleLines(rules, groups)).toBe("admins,管理者\nreaders,,広報部");
  expect(rulesOf("admins,管理者\n\nreaders,,広報部", groups)).toEqual(
    rules.map(({ value, role, group }) => ({ value, role, group })),
  );
  expect(rulesOf("x,社長,総務部", groups)).toEqual([{ value: "x", role: "社長", group: "総務部" }]);
});

it("takes each certificate by itself", () => {
  const pem = "-----BEGIN CERTIFICATE-----\nAAA\n-----END CERTIFICATE-----";
  expect(certificatesOf(`${pem}\n${pem}`)).toEqual([pem, pem]);
  expect(certificatesOf("なし")).toEqual(["なし"]);
  expect(certificatesOf(" ")).toEqual([]);
});
