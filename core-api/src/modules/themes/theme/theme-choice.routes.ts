import { firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import { Type } from "typebox";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { readChoices, readThemeMaster } from "./theme-choice.read-model.ts";

const choicesSchema = Type.Object({
  theme_info: Type.Array(Type.Object({ theme_id: Type.String(), theme_name: Type.String() })),
  theme_group_info: Type.Array(Type.Object({ theme_group_id: Type.String(), theme_group_name: Type.String() })),
  topics_info: Type.Array(Type.Object({ topics_id: Type.String(), topics_name: Type.String() })),
  /** 1: the dropdown also offers all themes and theme groups (spec section 6, Admin only). */
  all_selectable_flag: Type.Integer({ enum: [0, 1] }),
});

const masterSchema = Type.Object({
  theme_info: Type.Array(
    Type.Object({
      theme_id: Type.String(),
      theme_name: Type.String(),
      article_count: Type.Integer(),
      open_omission_count: Type.Integer({ description: "Suggested terms that nobody has decided about" }),
    }),
  ),
});

/** GET /themes_themegroups_topics and /theme_master: what dropdowns offer (api.md, Themes, lists, search). */
export function themeChoiceRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/themes_themegroups_topics",
    allow: ANY_USER,
    summary: "Themes, theme groups and topics that the user can choose",
    data: choicesSchema,
    run: ({ tx, actor }) => readChoices(tx, actor),
  });

  router.user({
    method: "GET",
    path: "/theme_master",
    allow: ADMINS,
    summary: "Every theme of the contract, with its number of articles in the last 14 days and of open suggestions",
    data: masterSchema,
    run: async ({ tx, actor }) => ({
      theme_info: await readThemeMaster(tx, actor, firstOfDays(tokyoDay(clock.now()))),
    }),
  });
}
