import type { UseFormReturnType } from "@mantine/form";
import type { SettingValues } from "./setting-values.ts";

/** What every group of fields gets. */
export interface FieldProps {
  fields: UseFormReturnType<SettingValues>;
}
