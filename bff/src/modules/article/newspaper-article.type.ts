import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";
import { IssueType } from "./article.enums.ts";
import { ArticleListItem } from "./article-list-item.type.ts";

@ObjectType({
  simpleResolvers: true,
  implements: ArticleListItem,
  description: "Newspaper article (data_section 1 or 2).",
})
export class NewspaperArticle extends ArticleListItem {
  @Field(() => Boolean, { description: "True for the image type (MC, 紙面), false for the text type (SC, 本文)." })
  isImage!: boolean;

  @Field(() => Day, { nullable: true, description: "Day of the issue." })
  issueDate!: string | null;

  @Field(() => IssueType, { description: "Morning, evening or other issue." })
  issueType!: IssueType;

  @Field(() => String, { nullable: true, description: "Newspaper edition (版)." })
  edition!: string | null;

  @Field(() => String, { nullable: true, description: "Page (frame_no)." })
  page!: string | null;

  @Field(() => String, { nullable: true, description: "Height in rows (head_no)." })
  row!: string | null;

  @Field(() => Int, { nullable: true, description: "Number of photos." })
  imageCount!: number | null;

  @Field(() => String, { nullable: true, description: "Figures and charts." })
  trace!: string | null;

  @Field(() => String, { nullable: true, description: "Note of the newspaper." })
  note!: string | null;

  @Field(() => Int, { nullable: true, description: "Length of the text in characters." })
  charCount!: number | null;

  @Field(() => String, { description: "edition, pages, rows, image count, trace and note, joined by ／." })
  subtitle!: string;

  @Field(() => String, { nullable: true, description: "URL path of the thumbnail." })
  thumbnailUrl!: string | null;

  @Field(() => [String], { description: "URL paths of its photos and figures." })
  imageUrls!: string[];

  @Field(() => Boolean, { description: "True if there is no PDF to open." })
  noImage!: boolean;

  @Field(() => Boolean, { description: "True if there is no text to open." })
  noText!: boolean;
}
