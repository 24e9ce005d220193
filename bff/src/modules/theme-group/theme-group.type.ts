import "reflect-metadata";
import { createUnionType, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { ThemeSetLine, ThemeSetSettings } from "../theme-set/theme-set.type.ts";

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetLine,
  description: "A row of the list of theme groups (screen 1004).",
})
export class ThemeGroupLine extends ThemeSetLine {}

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetSettings,
  description: "A theme group with its choices.",
})
export class ThemeGroupSettings extends ThemeSetSettings {}

export const SaveThemeGroupResult = createUnionType({
  name: "SaveThemeGroupResult",
  description:
    "The saved object, a version conflict, a refusal with a message for the user, or the faults of the form.",
  types: () => [ThemeGroupSettings, VersionConflict, Refusal, InvalidForm] as const,
});
