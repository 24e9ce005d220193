import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { readReaches } from "../../../access/reach.read-model.ts";
import { AppError } from "../../../errors/app-error.ts";
import { ArticleIdsField, CodeField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { forgetRead, rememberRead } from "./read-mark.repository.ts";

const MAX_ARTICLES = 200;

/** PUT /read_marks. read_flag 1 (read, unless said otherwise) or 0 (unread again). */
class ReadMarksForm {
  @ArticleIdsField("記事", MAX_ARTICLES) article_info!: string[];
  @IsOptional() @CodeField("既読", [0, 1]) read_flag: 0 | 1 = 1;
}

const readMarksSchema = Type.Object({
  article_info: Type.Array(Type.Object({ article_id: Type.String(), read_flag: Type.Integer({ enum: [0, 1] }) })),
});

/**
 * What a user has read (look.md 5): his own marks, no counted use. The same call again changes nothing. An article to which he has
 * no way is 404, and then nothing is marked.
 */
export function readMarkRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "PUT",
    path: "/read_marks",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Mark articles as read (read_flag 1) or unread (0) for the signed-in user",
    body: ReadMarksForm,
    data: readMarksSchema,
    run: async ({ tx, actor, body }) => {
      const { article_info: ids, read_flag } = body;
      const reaches = await readReaches(tx, actor, ids);
      if (ids.some((id) => (reaches.get(id)?.kind ?? "none") === "none")) throw new AppError("ARTICLE_UNKNOWN");
      if (read_flag === 1) await rememberRead(tx, actor, ids, clock.now());
      else await forgetRead(tx, actor, ids);
      return { article_info: ids.map((article_id) => ({ article_id, read_flag })) };
    },
  });
}
