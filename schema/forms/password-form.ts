import {
  IsNotEmpty,
  IsString,
  registerDecorator,
  ValidateBy,
  type ValidationArguments,
  type ValidationOptions,
} from "class-validator";
import { validationText } from "../messages.ts";
import { passwordRules } from "../password-rules.ts";

/** One rule each under a name of its own: of two rules with the same name only one message would be kept. */
function rule(name: string, holds: (password: string) => boolean, options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: (value) => typeof value === "string" && holds(value) } }, options);
}

/** Letters, digits and ! @ # $ % ^ & * only, with at least one digit and one special character (spec section 5). */
export function NewPassword(): PropertyDecorator {
  const { length, characters, digit, symbol } = passwordRules;
  const inOrder = [
    IsNotEmpty({ message: validationText.passwordRequired }),
    IsString({ message: validationText.notText }),
    rule("passwordLength", length, {
      message: validationText.passwordLength,
      context: { jsonSchema: { minLength: 8, maxLength: 20 } },
    }),
    rule("passwordCharacters", characters, {
      message: validationText.passwordCharacters,
      context: { jsonSchema: { pattern: "^[A-Za-z0-9!@#$%^&*]*$" } },
    }),
    rule("passwordMix", (password) => digit(password) && symbol(password), { message: validationText.passwordMix }),
  ];
  return (target, key) => {
    for (const decorate of inOrder) decorate(target, key);
  };
}

function SameAs(other: string, message: string): PropertyDecorator {
  return (target, key) =>
    registerDecorator({
      name: "sameAs",
      target: target.constructor,
      propertyName: String(key),
      options: { message },
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          value === new Map(Object.entries(args?.object ?? {})).get(other),
      },
    });
}

/** The new password once more; `password` is the field that it repeats. */
export function RepeatedPassword(differs: string = validationText.resetPasswordsDiffer): PropertyDecorator {
  const inOrder = [IsNotEmpty({ message: validationText.confirmPasswordRequired }), SameAs("password", differs)];
  return (target, key) => {
    for (const decorate of inOrder) decorate(target, key);
  };
}

/** A password that is to hold from now on, typed twice: screens 0020 and /sp/0020. */
export class NewPasswordForm {
  @NewPassword()
  password!: string;

  @RepeatedPassword()
  confirmPassword!: string;
}
