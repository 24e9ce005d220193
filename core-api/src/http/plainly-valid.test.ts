import { MailSettingForm } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import type { ClassConstructor } from "class-transformer";
import { IsArray, IsOptional, IsString, validate } from "class-validator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UserBody, UsersQuery } from "../modules/people/user/user.form.ts";
import { declaredFields } from "./form-fields.ts";
import { isPlainlyValid } from "./plainly-valid.ts";

const GOOD = {
  userId: "yamada01",
  userGroupId: "7",
  name: "山田　花子",
  email: "yamada@example.jp",
  userAuthority: 0,
  invitationFlag: true,
};

/** What the fields of a form may hold, good and bad. */
const aValue = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    "",
    " ",
    "yamada01",
    "山田　花子",
    "a@example.jp",
    "7",
    "user_id",
    "desc",
    "Kirinuki1!",
  ),
  fc.constantFrom(0, 1, 2, 3, 5, 20, -1, 1.5, Number.NaN, true, false),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.array(fc.string(), { maxLength: 2 }),
);

const isValid = async (form: object): Promise<boolean> =>
  (await validate(form, { forbidUnknownValues: false })).length === 0;

const formOf = (of: ClassConstructor<object>, values: object): object => Object.assign(new of(), values);

describe("a form that is plainly valid", () => {
  it.each([
    ["UserForm", UserForm, GOOD],
    ["UserBody", UserBody, { ...GOOD, version: 3 }],
    ["UsersQuery", UsersQuery, {}],
    ["MailSettingForm", MailSettingForm, {}],
  ])("is %s in which the library finds no fault either", async (_, of: ClassConstructor<object>, good) => {
    const fields = [...declaredFields(of)];
    const change = fc.dictionary(fc.constantFrom(...fields), aValue, { maxKeys: 3 });
    for (const values of fc.sample(change, { numRuns: 2000, seed: 20_261_122 })) {
      const form = formOf(of, { ...good, ...values });
      if (isPlainlyValid(of, form)) expect(await isValid(form), JSON.stringify(values)).toBe(true);
    }
  });

  it("is every valid user of a file, which is what it is for", async () => {
    const fields = [...declaredFields(UserBody)];
    const change = fc.dictionary(fc.constantFrom(...fields), aValue, { maxKeys: 3 });
    let valid = 0;
    for (const values of fc.sample(change, { numRuns: 2000, seed: 7 })) {
      const form = formOf(UserBody, { ...GOOD, ...values });
      const plainly = isPlainlyValid(UserBody, form);
      expect(plainly, JSON.stringify(values)).toBe(await isValid(form));
      if (plainly) valid += 1;
    }
    expect(valid).toBeGreaterThan(100);
  });

  it("is none whose class has rules for each value of a list", () => {
    class Listed {
      @IsOptional() @IsArray() @IsString({ each: true }) names?: string[];
    }
    expect(isPlainlyValid(Listed, formOf(Listed, { names: ["a"] }))).toBe(false);
  });
});
