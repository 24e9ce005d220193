import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { lineSchema, readSettings, readThemeSets, settingsSchema } from "../theme-set/theme-set.read-model.ts";
import { orderRoute, removalRoute } from "../theme-set/theme-set.routes.ts";
import { THEME_GROUPS } from "../theme-set/theme-set.ts";
import { ThemeGroupBody, ThemeGroupOrderForm, ThemeGroupQuery, ThemeGroupRemovalForm } from "./theme-group.form.ts";
import { saveThemeGroup } from "./theme-group.service.ts";

const listSchema = Type.Object({
  theme_groups: Type.Array(
    Type.Object({ theme_group_id: Type.String(), theme_group_name: Type.String(), ...lineSchema }),
  ),
});

/** One group with everything that may be chosen; id and version are null of a new one. */
const themeGroupSchema = Type.Object({
  theme_group_id: nullable(Type.String()),
  theme_group_name: Type.String(),
  ...settingsSchema,
});

/** @throws AppError NOT_FOUND */
async function present(tx: Transaction, contractId: number, id?: string): Promise<Static<typeof themeGroupSchema>> {
  const { id: known, name, settings } = await readSettings(tx, THEME_GROUPS, contractId, id);
  return { theme_group_id: known, theme_group_name: name, ...settings };
}

/** GET /theme_groups, GET, PUT and DELETE /theme_group, PUT /theme_groups_display_order (api.md, Administration). */
export function themeGroupRoutes(router: Router): void {
  readRoutes(router);
  changeRoutes(router);
}

function readRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/theme_groups",
    allow: ADMINS,
    summary: "Theme groups in display order",
    data: listSchema,
    run: async ({ tx, actor: { contractId } }) => ({
      theme_groups: (await readThemeSets(tx, THEME_GROUPS, contractId)).map(({ id, name, ...line }) => ({
        theme_group_id: id,
        theme_group_name: name,
        ...line,
      })),
    }),
  });

  router.user({
    method: "GET",
    path: "/theme_group",
    allow: ADMINS,
    summary: "One theme group with all themes and user groups, chosen or not; without an id, the choices of a new one",
    query: ThemeGroupQuery,
    data: themeGroupSchema,
    run: ({ tx, actor: { contractId }, query }) => present(tx, contractId, query.theme_group_id),
  });
}

function changeRoutes(router: Router): void {
  router.user({
    method: "PUT",
    path: "/theme_group",
    allow: ADMINS,
    summary: "Create a theme group; with id and version, change one; 409 if it changed since that version",
    body: ThemeGroupBody,
    data: themeGroupSchema,
    run: async ({ tx, actor, body, request }) => {
      const saved = await saveThemeGroup({ tx, actor, requestId: request.id }, body);
      return saved instanceof Refusal ? saved : present(tx, actor.contractId, saved);
    },
  });

  removalRoute(router, THEME_GROUPS, {
    path: "/theme_group",
    label: "テーマグループID",
    summary: "Delete a theme group; refused while a mail setting uses it; its themes stay",
    form: ThemeGroupRemovalForm,
  });
  orderRoute(router, THEME_GROUPS, {
    path: "/theme_groups_display_order",
    summary: "Save the display order of all theme groups; 409 if one is missing",
    form: ThemeGroupOrderForm,
  });
}
