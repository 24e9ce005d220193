import type { ReactNode } from "react";

/** What groups of fields that several forms share need of a form; that of useSchemaForm has it. */
export interface FormFields<Values extends object> {
  values: Values;
  errors: Partial<Record<string, ReactNode>>;
  // biome-ignore lint/suspicious/noExplicitAny: as Mantine types the props of its inputs
  getInputProps(path: keyof Values & string, options?: { type: "checkbox" | "input" }): any;
  setFieldValue(path: keyof Values & string, value: unknown): void;
}
