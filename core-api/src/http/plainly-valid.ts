import type { ClassConstructor } from "class-transformer";
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from "class-validator";

/** The rules of one field of a form, as class-validator keeps them. */
interface FieldRules {
  field: string;
  /** All must hold, or the field is not looked at. */
  guards: ((form: object, value: unknown) => boolean)[];
  checks: ((form: object, value: unknown) => unknown)[];
}

const rulesOf = new WeakMap<object, readonly FieldRules[] | null>();

/**
 * Whether a form plainly keeps all rules of its class. False says only that class-validator has to look: the form breaks a
 * rule, or its class has rules that are not read here (of lists, of nested forms, asynchronous ones). class-validator looks a
 * class's rules up anew for each form, which took half of an upload's time in Node.
 */
export function isPlainlyValid(of: ClassConstructor<object>, form: object): boolean {
  const known = rulesOf.get(of);
  const rules = known === undefined ? readRules(of) : known;
  if (known === undefined) rulesOf.set(of, rules);
  if (rules === null) return false;
  return rules.every(({ field, guards, checks }) => {
    const value: unknown = Reflect.get(form, field);
    if (!guards.every((holds) => holds(form, value))) return true;
    return checks.every((check) => check(form, value) === true);
  });
}

/** Null where the class has rules of another kind than guards and checks of one value. */
function readRules(of: ClassConstructor<object>): readonly FieldRules[] | null {
  const storage = getMetadataStorage();
  const byField = new Map<string, FieldRules>();
  for (const rule of storage.getTargetValidationMetadatas(of, "", false, false)) {
    const { propertyName: field, constraints, type, each } = rule;
    const rules = byField.get(field) ?? { field, guards: [], checks: [] };
    byField.set(field, rules);
    if (type === ValidationTypes.CONDITIONAL_VALIDATION) {
      rules.guards.push(constraints[0]);
      continue;
    }
    if (type !== ValidationTypes.CUSTOM_VALIDATION || each || rule.validateIf) return null;
    for (const { instance } of storage.getTargetValidatorConstraints(rule.constraintCls))
      rules.checks.push((form, value) => {
        const given: ValidationArguments = { targetName: of.name, property: field, object: form, value, constraints };
        return instance.validate(value, given);
      });
  }
  return [...byField.values()];
}
