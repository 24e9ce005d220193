import type { SchemaForm } from "../../components/form/use-schema-form.ts";
import type { SettingValues } from "./setting-values.ts";

/** What every group of fields gets. */
export interface FieldProps {
  fields: SchemaForm<SettingValues>["fields"];
}
