import { Column, Entity, PrimaryColumn } from "typeorm";

/** One hit: an article in a theme, on the Tokyo day on which it was matched or registered. found_by: FOUND_BY of matching/set-up. */
@Entity("theme_article")
export class ThemeArticle {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @PrimaryColumn({ type: "date" }) process_date!: string;
  @PrimaryColumn({ type: "smallint" }) data_section!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "smallint", default: 0 }) disp_status!: number;
  @Column({ type: "text", array: true, default: [] }) search_word!: string[];
  @Column({ type: "smallint", default: 1 }) found_by!: number;
  /** Where the search words stand: schema/prominence.ts; null until settle-prominence.ts has decided it. */
  @Column({ type: "smallint", nullable: true }) prominence!: number | null;
  /** When the article was published, as the lists sort it; a trigger writes it. */
  @Column({ type: "timestamptz" }) published!: Date;
}

/** How many of a theme's hits of a day have disp_status 0, by source; written together with them. */
@Entity("theme_count")
export class ThemeCount {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @PrimaryColumn({ type: "date" }) process_date!: string;
  @Column({ type: "int", default: 0 }) mc!: number;
  @Column({ type: "int", default: 0 }) sc!: number;
  @Column({ type: "int", default: 0 }) web!: number;
  @Column({ type: "int", default: 0 }) magazine!: number;
}
