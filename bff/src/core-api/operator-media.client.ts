import { type CoreApiHttp, certain } from "./http.ts";

/** Media with their licences, originals, refused items and feeds, on the operators' base. */
export const operatorMediaClient = (http: CoreApiHttp) => ({
  newspapers: certain(http.get("/admin/api/v1/newspaper_media")),
  saveNewspaper: http.put("/admin/api/v1/newspaper_media"),
  removeNewspaper: http.delete("/admin/api/v1/newspaper_media"),
  magazines: certain(http.get("/admin/api/v1/magazine_media")),
  saveMagazine: http.put("/admin/api/v1/magazine_media"),
  removeMagazine: http.delete("/admin/api/v1/magazine_media"),
  licences: certain(http.get("/admin/api/v1/media_licences")),
  contractLicences: certain(http.get("/admin/api/v1/contract_licences")),
  saveContractLicence: http.put("/admin/api/v1/contract_licence"),
  removeContractLicence: http.delete("/admin/api/v1/contract_licence"),
  originals: certain(http.get("/admin/api/v1/originals")),
  originalText: certain(http.get("/admin/api/v1/original_text")),
  incorrectArticles: certain(http.get("/admin/api/v1/incorrect_mc_articles")),
  incorrectArticle: certain(http.get("/admin/api/v1/incorrect_mc_article")),
  correctArticle: http.put("/admin/api/v1/incorrect_mc_article"),
  corrections: certain(http.get("/admin/api/v1/incorrect_articles_update_history")),
  feeds: certain(http.get("/admin/api/v1/feed_sources")),
  saveFeed: http.put("/admin/api/v1/feed_sources"),
  removeFeed: http.delete("/admin/api/v1/feed_sources"),
  tryFeed: certain(http.post("/admin/api/v1/feed_trial")),
});
