import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { ArticleListItem } from "./article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, implements: ArticleListItem, description: "Magazine article (data_section 5)." })
export class MagazineArticle extends ArticleListItem {
  @Field(() => Day, { nullable: true, description: "Date printed on the cover." })
  coverDate!: string | null;

  @Field(() => Int, { nullable: true, description: "First page." })
  startPage!: number | null;

  @Field(() => Int, { nullable: true, description: "Last page." })
  endPage!: number | null;

  @Field(() => String, { nullable: true, description: "Section of the magazine." })
  category!: string | null;

  @Field(() => String, { nullable: true, description: "Contents id of the issue, for the EPUB viewer." })
  contentsId!: string | null;

  @Field(() => String, { nullable: true, description: "URL path of the cover image." })
  thumbnailUrl!: string | null;

  @Field(() => String, {
    description: "提供期間：MM/dd hh:mm～MM/dd hh:mm, or '-' by the redelivery rule; empty if no period is known.",
  })
  salePeriod!: string;

  @Field(() => DateTime, { nullable: true, description: "When the sale period ends; null where no end is known." })
  saleEndsAt!: string | null;

  @Field(() => Boolean, { description: "Withdrawn by the publisher." })
  deleted!: boolean;
}
