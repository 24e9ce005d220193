import { type CoreApiHttp, certain } from "./http.ts";

/** Articles and media that are registered to themes. */
export const registrationClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/article_themes"))({}),
  preview: http.get("/api/v1/media_registration_preview"),
  magazines: http.get("/api/v1/magazine_articles_extract"),
  registerMedia: http.put("/api/v1/media_themes"),
  registerMagazine: http.put("/api/v1/magazine_article_themes"),
  registerArticles: http.post("/api/v1/article_themes"),
  remove: http.delete("/api/v1/article_themes"),
});
