import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import { expect, it } from "vitest";
import { AddressGroupForm } from "./address-group-form.ts";
import { fieldErrors } from "./field-errors.ts";

const faults = (addresses: unknown) =>
  fieldErrors(validateSync(plainToInstance(AddressGroupForm, { groupName: "役員", addresses })));
const refused = (message: string) => [{ field: "addresses", message }];

it("takes addresses", () => {
  expect(faults(["a@example.jp", "b@example.jp"])).toEqual([]);
});

it("names the first address that is none, as one of two hundred is not found otherwise", () => {
  expect(faults(["a@example.jp", "bad", "worse"])).toEqual(refused("「bad」：有効なメールアドレスを入力してください"));
});

it("says what is wrong with what has no letters", () => {
  expect(faults(["a@example.jp", ""])).toEqual(refused("メールアドレスを入力してください"));
  expect(faults([])).toEqual(refused("メールアドレスを1件以上入力してください。"));
});
