import { type CoreApiHttp, certain } from "./http.ts";

/** Media and their licences, on the operators' base. */
export const operatorMediaClient = (http: CoreApiHttp) => ({
  newspapers: certain(http.get("/admin/api/v1/newspaper_media")),
  saveNewspaper: http.put("/admin/api/v1/newspaper_media"),
  removeNewspaper: http.delete("/admin/api/v1/newspaper_media"),
  magazines: certain(http.get("/admin/api/v1/magazine_media")),
  saveMagazine: http.put("/admin/api/v1/magazine_media"),
  removeMagazine: http.delete("/admin/api/v1/magazine_media"),
  licences: certain(http.get("/admin/api/v1/media_licences")),
  saveLicence: http.put("/admin/api/v1/media_licences"),
});
