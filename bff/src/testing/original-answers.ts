import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";
import { aNewspaperArticle } from "./wire.ts";

/** Calls about originals and booklets of them. */
export interface OriginalAnswers {
  pdf: Answer<CoreApi["originals"]["pdf"]>;
  booklet_check: Answer<CoreApi["originals"]["checkBooklet"]>;
  booklet: Answer<CoreApi["originals"]["booklet"]>;
  pdf_displayed: Answer<CoreApi["originals"]["displayed"]>;
  pdf_printed: Answer<CoreApi["originals"]["printed"]>;
  article_text: Answer<CoreApi["originals"]["text"]>;
  epub_check: Answer<CoreApi["originals"]["book"]>;
  epub_displayed: Answer<CoreApi["originals"]["bookDisplayed"]>;
}

/** No licence forbids anything. */
export const unbound = {
  rightholder: null,
  forbidden_purposes: [],
  show_until: null,
  show_refusal: null,
  print_refusal: null,
};

/** What they usually answer. */
export const originalAnswers: OriginalAnswers = {
  pdf: () => ({ pdf_ticket: "t1", article_info: [] }),
  booklet: () => ({ pdf_ticket: "b1", article_info: [] }),
  booklet_check: () => ({
    article_info: [
      {
        article_id: "1",
        data_section: 1,
        title: "見出し",
        media_name: "瑞穂日報",
        place: "",
        content: 2,
        reason: "",
        beyond_licence: false,
        copies_left: 5,
      },
      {
        article_id: "3",
        data_section: 3,
        title: "電子版",
        media_name: "瑞穂デジタル",
        place: "",
        content: 1,
        reason: "",
        beyond_licence: false,
        copies_left: null,
      },
    ],
    original_count: 1,
    use_count: 1,
    rooms: [
      { section: 1, wanted: 1, left: 62 },
      { section: null, wanted: 1, left: 900 },
    ],
  }),
  pdf_displayed: () => ({ usage_count: 1 }),
  pdf_printed: () => ({ usage_count: 1 }),
  article_text: () => ({
    article_text: "本文",
    article_info: [
      {
        ...aNewspaperArticle(),
        ...unbound,
        article_text: "本文",
        lead: "",
        lead_hits: [],
        body_hits: [[1, 2]],
        images: [],
      },
    ],
  }),
  epub_check: () => ({ epub_ticket: "e1", article_info: [] }),
  epub_displayed: () => ({ usage_count: 1 }),
};

type Call = <Name extends keyof OriginalAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<OriginalAnswers[Name]>>;

export const originalCalls = (call: Call): CoreApi["originals"] => ({
  pdf: call("pdf"),
  checkBooklet: call("booklet_check"),
  booklet: call("booklet"),
  displayed: call("pdf_displayed"),
  printed: call("pdf_printed"),
  text: call("article_text"),
  book: call("epub_check"),
  bookDisplayed: call("epub_displayed"),
});
