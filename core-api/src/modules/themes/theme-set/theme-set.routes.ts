import { Type } from "typebox";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import type { FormClass } from "../../../http/validate.ts";
import { orderThemeSets, removeThemeSet } from "./theme-set.service.ts";
import type { ThemeSetKind } from "./theme-set.ts";

/** A removal names one by the id of its kind, and may name the version that was read. */
type Removal<Id extends string> = { [Name in Id]?: string } & { version?: number };

/** The DELETE of a theme group or topic. */
export function removalRoute<Id extends ThemeSetKind["id"]>(
  router: Router,
  kind: ThemeSetKind & { id: Id },
  { path, label, summary, form }: { path: string; label: string; summary: string; form: FormClass<Removal<Id>> },
): void {
  router.user({
    method: "DELETE",
    path,
    allow: ADMINS,
    summary,
    query: form,
    body: form,
    data: Type.Object({ mail_setting_count: Type.Optional(Type.Integer()) }),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId(kind.id, label, query, body);
      const version = query.version ?? body.version;
      return (await removeThemeSet({ tx, actor, requestId: request.id }, kind, { id, version })) ?? {};
    },
  });
}

/** The PUT that puts all theme groups or topics in order. */
export function orderRoute<Ids extends ThemeSetKind["order"]>(
  router: Router,
  kind: ThemeSetKind & { order: Ids },
  { path, summary, form }: { path: string; summary: string; form: FormClass<Record<Ids, string[]>> },
): void {
  router.user({
    method: "PUT",
    path,
    allow: ADMINS,
    summary,
    body: form,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await orderThemeSets({ tx, actor, requestId: request.id }, kind, body[kind.order]);
      return {};
    },
  });
}
