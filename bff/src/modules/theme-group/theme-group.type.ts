import "reflect-metadata";
import { createUnionType, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { ThemeSetLine, ThemeSetSettings } from "../theme-set/theme-set.type.ts";

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetLine,
  description: "A theme group in the list of the administration.",
})
export class ThemeGroupLine extends ThemeSetLine {}

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetSettings,
  description: "A theme group with everything that may be chosen for it.",
})
export class ThemeGroupSettings extends ThemeSetSettings {}

export const SaveThemeGroupResult = createUnionType({
  name: "SaveThemeGroupResult",
  description: "Saved, somebody was quicker, refused with a text for the user, or a form with faults.",
  types: () => [ThemeGroupSettings, VersionConflict, Refusal, InvalidForm] as const,
});
