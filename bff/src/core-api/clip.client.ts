import { type CoreApiHttp, certain } from "./http.ts";

/** Folders of clips, and what lies in them. */
export const clipClient = (http: CoreApiHttp) => ({
  folders: certain(http.get("/api/v1/clip_folders")),
  saveFolder: http.put("/api/v1/clip_folder"),
  removeFolder: http.delete("/api/v1/clip_folder"),
  list: certain(http.get("/api/v1/clips")),
  put: http.put("/api/v1/clips"),
  take: http.delete("/api/v1/clips"),
  note: http.put("/api/v1/clip_note"),
  saveByHand: http.put("/api/v1/hand_clip"),
  removeByHand: http.delete("/api/v1/hand_clip"),
  order: http.put("/api/v1/clips_order"),
});
