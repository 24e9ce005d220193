import { type CoreApiHttp, certain } from "./http.ts";

/** Originals: asked for, each counted by the notice that it was shown or printed. Files themselves stream past the screens' calls. */
export const originalClient = (http: CoreApiHttp) => ({
  pdf: http.post("/api/v1/pdf"),
  checkBooklet: certain(http.post("/api/v1/booklet_check")),
  booklet: http.post("/api/v1/booklet"),
  displayed: certain(http.put("/api/v1/pdf_display_completion_notice")),
  printed: certain(http.put("/api/v1/pdf_print_completion_notice")),
  text: http.post("/api/v1/article"),
  book: http.put("/api/v1/epub_display_check"),
  bookDisplayed: certain(http.put("/api/v1/epub_display_completion_notice")),
});
