import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";
import { ArticleListItem } from "./article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, implements: ArticleListItem, description: "Web news (data_section 3)." })
export class WebArticle extends ArticleListItem {
  @Field(() => DateTime, { nullable: true, description: "When the site published it." })
  reportedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Kind of site." })
  mediaType!: string | null;

  @Field(() => String, { nullable: true, description: "Section of the site." })
  category!: string | null;

  @Field(() => String, { nullable: true, description: "The source page. Only http and https; null otherwise." })
  url!: string | null;
}
