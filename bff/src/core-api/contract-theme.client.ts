import { type CoreApiHttp, certain } from "./http.ts";

/** Themes and expressions as operators look after them, on the operators' base. */
export const contractThemeClient = (http: CoreApiHttp) => ({
  themes: certain(http.get("/admin/api/v1/contact_themes")),
  saveTheme: http.put("/admin/api/v1/contact_themes"),
  orderThemes: http.put("/admin/api/v1/contact_themes_order"),
  removeTheme: http.delete("/admin/api/v1/contact_themes"),
  expressions: certain(http.get("/admin/api/v1/search_expressions")),
  history: certain(http.get("/admin/api/v1/search_expression_history")),
  saveExpression: http.put("/admin/api/v1/search_expressions"),
  removeExpression: http.delete("/admin/api/v1/search_expressions"),
  tryExpression: http.post("/admin/api/v1/expression_trial"),
  countTerms: http.post("/admin/api/v1/expression_terms"),
  words: certain(http.get("/admin/api/v1/expression_words")),
  rematchStatus: certain(http.get("/admin/api/v1/rematch")),
  rematch: http.post("/admin/api/v1/rematch"),
  undoRematch: http.delete("/admin/api/v1/rematch"),
});
