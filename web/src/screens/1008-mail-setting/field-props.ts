import type { SettingValues } from "./setting-values.ts";

/** What every group of fields gets. */
export interface FieldProps {
  values: SettingValues;
  change: (changed: Partial<SettingValues>) => void;
  errorOf: (field: string) => string | undefined;
}
