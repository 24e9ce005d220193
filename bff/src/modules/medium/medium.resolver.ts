import "reflect-metadata";
import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { SECTIONS } from "../article/sections.ts";

@ObjectType({ simpleResolvers: true, description: "A newspaper, web site or magazine." })
export class Medium {
  @Field(() => String, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name, the value that searches filter by." })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: "1 regular newspapers, 2 business-daily group; null if the medium has no group.",
  })
  group!: number | null;

  @Field(() => ArticleSource, { description: "Tab of its articles." })
  source!: ArticleSource;
}

/** Media for the choice of a search and for screen 1040. */
@Resolver()
export class MediumResolver {
  /** A REST call a source, three whatever there is: core-api's answer does not say which source a medium is of. */
  @Query(() => [Medium], { description: "Media of the sources that the user may see, grouped by source." })
  async media(@Ctx() { core }: RequestContext): Promise<Medium[]> {
    const lists = Object.values(ArticleSource).map(async (source) => {
      const { media_names: media } = await core.search.media({ data_section: [...SECTIONS[source]] });
      return media.map(({ media_code, media_name, group }) =>
        instance(Medium, { code: media_code, name: media_name, group, source }),
      );
    });
    return (await Promise.all(lists)).flat();
  }
}
