import { COLUMNS } from "./columns.ts";
import { CULTURE } from "./culture.ts";
import { DISASTER } from "./disaster.ts";
import { ENERGY_POWER } from "./energy-power.ts";
import { ENERGY_SUPPLY } from "./energy-supply.ts";
import { FINANCE } from "./finance.ts";
import { FOOD } from "./food.ts";
import { HEAVY } from "./heavy.ts";
import type { EventKind } from "./kind.ts";
import { LABOUR } from "./labour.ts";
import { MOBILITY } from "./mobility.ts";
import { POLITICS } from "./politics.ts";
import { RECALLS } from "./recall.ts";
import { RETAIL } from "./retail.ts";
import { SCIENCE } from "./science.ts";
import { SEMICONDUCTOR_MAKERS } from "./semiconductor-makers.ts";
import { SEMICONDUCTOR_TOOLS } from "./semiconductor-tools.ts";

/** Every kind of event that the demo's world knows. */
export const ALL_KINDS: readonly EventKind[] = [
  ...SEMICONDUCTOR_MAKERS,
  ...SEMICONDUCTOR_TOOLS,
  ...ENERGY_POWER,
  ...ENERGY_SUPPLY,
  ...HEAVY,
  ...MOBILITY,
  ...RECALLS,
  ...FOOD,
  ...RETAIL,
  ...FINANCE,
  ...LABOUR,
  ...POLITICS,
  ...DISASTER,
  ...SCIENCE,
  ...CULTURE,
  ...COLUMNS,
];
