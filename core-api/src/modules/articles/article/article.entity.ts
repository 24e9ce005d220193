import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * An article of any source (spec section 3). The id begins with the month of arrival: 202611 000000123. Times are UTC moments;
 * published_on is the day printed on it, 9999-12-31 where the source has none.
 */
@Entity("article")
export class Article {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "smallint" }) data_section!: number;
  @Column({ type: "text" }) media_code!: string;
  @Column({ type: "text" }) media_name!: string;
  @Column({ type: "text" }) title!: string;
  @Column({ type: "date", nullable: true }) published_on!: string | null;
  @Column({ type: "timestamptz", nullable: true }) published_at!: Date | null;
  @Column({ type: "timestamptz", default: () => "now()" }) arrived_at!: Date;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "timestamptz", nullable: true }) withdrawn_at!: Date | null;
  @Column({ type: "text", nullable: true }) url!: string | null;
  @Column({ type: "text", nullable: true }) host!: string | null;
  @Column({ type: "text", nullable: true }) original_no!: string | null;
  /** Who holds the rights where it is not the medium: an agency. */
  @Column({ type: "text", nullable: true }) rightholder!: string | null;
  @Column({ type: "text", nullable: true }) media_type!: string | null;
  @Column({ type: "text", nullable: true }) category!: string | null;
  @Column({ type: "text", nullable: true }) article_class!: string | null;
  @Column({ type: "smallint", nullable: true }) issue_type!: number | null;
  @Column({ type: "text", nullable: true }) edition!: string | null;
  @Column({ type: "text", nullable: true }) frame_no!: string | null;
  @Column({ type: "text", nullable: true }) head_no!: string | null;
  @Column({ type: "int", nullable: true }) image_count!: number | null;
  @Column({ type: "text", nullable: true }) trace!: string | null;
  @Column({ type: "text", nullable: true }) note!: string | null;
  @Column({ type: "text", nullable: true }) free_keyword!: string | null;
  @Column({ type: "text", nullable: true }) subword!: string | null;
  @Column({ type: "text", nullable: true }) keyword!: string | null;
  @Column({ type: "int", default: 0 }) char_count!: number;
  @Column({ type: "text", default: "" }) lead!: string;
  @Column({ type: "text", nullable: true }) pdf_key!: string | null;
  @Column({ type: "text", nullable: true }) thumbnail_key!: string | null;
  @Column({ type: "text", nullable: true }) epub_key!: string | null;
  @Column({ type: "int", nullable: true }) start_page!: number | null;
  @Column({ type: "int", nullable: true }) end_page!: number | null;
  @Column({ type: "text", nullable: true }) contents_id!: string | null;
  @Column({ type: "boolean", default: false }) del_flag!: boolean;
  @Column({ type: "timestamptz", nullable: true }) sales_from_datetime!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) sales_to_datetime!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) redelivery_from_datetime!: Date | null;
  @Column({ type: "boolean", nullable: true }) sales_datetime_flag!: boolean | null;
  /** As the manifest of the original gives them; decimals as text. */
  @Column({ type: "numeric", nullable: true }) area_cm2!: string | null;
  @Column({ type: "numeric", nullable: true }) area_dan!: string | null;
  /** Of a contract's own feed: no other contract may see it. null: for every contract. */
  @Column({ type: "int", nullable: true }) own_contract_id!: number | null;
}

/** The text, apart from what lists need. */
@Entity("article_text")
export class ArticleText {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "text" }) body!: string;
}

/** A photo or figure of an article. */
@Entity("article_image")
export class ArticleImage {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @PrimaryColumn({ type: "int" }) serial_no!: number;
  @Column({ type: "text" }) image_key!: string;
  @Column({ type: "text", default: "" }) caption!: string;
}
