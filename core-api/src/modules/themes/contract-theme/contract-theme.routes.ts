import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { Parts } from "../../parts.ts";
import { contactThemesSchema, savedThemeSchema } from "./contract-theme.dto.ts";
import { ContactThemeForm, ContactThemesQuery, ThemeIdForm, ThemeOrderForm } from "./contract-theme.form.ts";
import { readContactThemes } from "./contract-theme.read-model.ts";
import { orderContactThemes, removeContactTheme, saveContactTheme } from "./contract-theme.service.ts";

/** GET, PUT, DELETE /contact_themes (api.md, Operator) and the order of the themes. */
export function contactThemeRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/contact_themes",
    allow: "view",
    summary: "A contract's themes",
    query: ContactThemesQuery,
    data: contactThemesSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      const { contractId } = contract;
      return {
        contract_id: String(contractId),
        themes: await readContactThemes(tx, contractId, tokyoDay(clock.now())),
      };
    },
  });

  router.operator({
    method: "PUT",
    path: "/contact_themes",
    allow: "edit",
    summary:
      "Create a theme, open to every user group of the contract, or rename, stop or resume the one with the given id",
    body: ContactThemeForm,
    data: savedThemeSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const saved = await saveContactTheme({ tx, operatorId, requestId: request.id }, body);
      return saved instanceof Refusal ? saved : { theme_id: String(saved.themeId), version: saved.version };
    },
  });

  router.operator({
    method: "PUT",
    path: "/contact_themes_order",
    allow: "edit",
    summary: "Put all themes of a contract in order",
    body: ThemeOrderForm,
    data: Type.Object({}),
    run: async ({ tx, body, operatorId, request }) => {
      await orderContactThemes({ tx, operatorId, requestId: request.id }, body.contract_id, body.theme_ids);
      return {};
    },
  });

  router.operator({
    method: "DELETE",
    path: "/contact_themes",
    allow: "edit",
    summary: "Delete a theme with its expressions and hits",
    query: ThemeIdForm,
    body: ThemeIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      const themeId = requiredId("theme_id", "テーマID", query, body);
      await removeContactTheme(
        { tx, operatorId, requestId: request.id },
        themeId,
        query.contract_id ?? body.contract_id,
      );
      return {};
    },
  });
}
