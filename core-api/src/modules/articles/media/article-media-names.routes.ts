import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { CodesField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { readMedia } from "./media.read-model.ts";

class MediaNamesQuery {
  static readonly wireNames = { data_section: "data_section", "data_section[]": "data_section" };

  @IsOptional() @CodesField("データ区分", DATA_SECTIONS) data_section?: DataSection[];
}

const mediaNamesSchema = Type.Object({
  media_names: Type.Array(
    Type.Object({ media_code: Type.String(), media_name: Type.String(), group: nullable(Type.Integer()) }),
  ),
});

/** GET /article_media_names (api.md, Themes, lists, search). */
export function articleMediaNamesRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/article_media_names",
    allow: ANY_USER,
    summary: "Media of the sources that the user may see, for use as a search filter",
    query: MediaNamesQuery,
    data: mediaNamesSchema,
    run: async ({ tx, actor, query: { data_section: asked } }) => ({
      media_names: await readMedia(
        tx,
        actor.sections.filter((section) => asked === undefined || asked.includes(section)),
      ),
    }),
  });
}
