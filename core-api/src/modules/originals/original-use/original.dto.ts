import { Type } from "typebox";
import { articleDetailSchema } from "../../articles/article/article.dto.ts";

/** An article that could not be had. The title is empty where the user has no way to it. */
export const failedOriginalSchema = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer(),
  title: Type.String(),
  reason: Type.String(),
});

/** 0: the cap is reached, nothing was obtained; 1: some or all could not be obtained; absent: full success (spec section 4). */
const dataFlag = () => Type.Optional(Type.Integer({ enum: [0, 1] }));

/** POST /pdf. */
export const pdfSchema = Type.Object({
  pdf_file: Type.Optional(Type.String({ description: "base64" })),
  pdf_ticket: Type.Optional(Type.String()),
  data_flag: dataFlag(),
  article_info: Type.Array(failedOriginalSchema),
});

/** Completion notices. */
export const noticeSchema = Type.Object({
  usage_count: Type.Integer({ description: "Number of uses that this notice counted; 0 for a repeated notice" }),
});

/** POST /article. On success article_info is the article itself, otherwise the one that failed. */
export const articleTextSchema = Type.Object({
  article_text: Type.Optional(Type.String()),
  data_flag: dataFlag(),
  article_info: Type.Array(
    Type.Union([...articleDetailSchema.properties.article_info.items.anyOf, failedOriginalSchema]),
  ),
});

/** PUT /epub_display_check. */
export const epubCheckSchema = Type.Object({
  epub_ticket: Type.Optional(Type.String()),
  data_flag: dataFlag(),
  article_info: Type.Array(failedOriginalSchema),
});
