import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { readContractCompanies } from "../../operator/contract-company/contract-company.read-model.ts";
import { contactThemesSchema, themeIdSchema } from "./contract-theme.dto.ts";
import { ContactThemeForm, ContactThemesQuery, ThemeIdForm } from "./contract-theme.form.ts";
import { readContactThemes } from "./contract-theme.read-model.ts";
import { removeContactTheme, saveContactTheme } from "./contract-theme.service.ts";

/** GET, PUT, DELETE /contact_themes (api.md, Operator). */
export function contactThemeRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/contact_themes",
    allow: "view",
    summary: "A contract's themes",
    query: ContactThemesQuery,
    data: contactThemesSchema,
    run: async ({ tx, query }) => {
      const [contract] = await readContractCompanies(tx, { id: query.contract_id });
      if (!contract) throw new AppError("NOT_FOUND");
      return { contract_id: contract.contract_id, themes: await readContactThemes(tx, Number(contract.contract_id)) };
    },
  });

  router.operator({
    method: "PUT",
    path: "/contact_themes",
    allow: "edit",
    summary: "Create a theme, open to every user group of the contract, or rename the one with the given id",
    body: ContactThemeForm,
    data: themeIdSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const saved = await saveContactTheme({ tx, operatorId, requestId: request.id }, body);
      return saved instanceof Refusal ? saved : { theme_id: String(saved) };
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
