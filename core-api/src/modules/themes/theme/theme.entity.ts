import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a contract watches for. open_to_all_groups: every group browses it, whatever groups and topics it is in. */
@Entity("theme")
export class Theme {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) theme_id!: number;
  @Column({ type: "text" }) theme_name!: string;
  @Column({ type: "int", default: 0 }) display_order!: number;
  @Column({ type: "boolean", default: true }) open_to_all_groups!: boolean;
  @Column({ type: "int", default: 1 }) version!: number;
  /** From then on no new article is matched with it; null: it matches. */
  @Column({ type: "timestamptz", nullable: true }) stopped_at!: Date | null;
}

/** A theme's search expression for one source, or for every source where data_section is null. */
@Entity("expression")
export class Expression {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) expression_id!: number;
  @Column({ type: "int" }) theme_id!: number;
  @Column({ type: "smallint", nullable: true }) data_section!: number | null;
  @Column({ type: "text" }) expression!: string;
  @Column({ type: "text" }) canonical!: string;
  /** What is matched: with synonyms in the place of each `syn:`; null where there is none. */
  @Column({ type: "text", nullable: true }) expanded!: string | null;
  /** What stands under `syn:`, as it is compared. */
  @Column({ type: "text", array: true, default: [] }) synonym_terms!: string[];
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
  @Column({ type: "int", default: 1 }) version!: number;
  /** The operator who saved this version; null where nobody did by hand. */
  @Column({ type: "text", nullable: true }) updated_by!: string | null;
}

/** A version of an expression that was replaced or removed. */
@Entity("past_expression")
export class PastExpression {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) past_expression_id!: string;
  @Column({ type: "int" }) theme_id!: number;
  @Column({ type: "int" }) expression_id!: number;
  @Column({ type: "int" }) version!: number;
  @Column({ type: "smallint", nullable: true }) data_section!: number | null;
  @Column({ type: "text" }) expression!: string;
  @Column({ type: "text" }) canonical!: string;
  @Column({ type: "timestamptz" }) saved_at!: Date;
  @Column({ type: "text", nullable: true }) saved_by!: string | null;
  @Column({ type: "timestamptz", default: () => "now()" }) ended_at!: Date;
  @Column({ type: "text" }) ended_by!: string;
  @Column({ type: "boolean" }) removed!: boolean;
}

/** A hit that the last rematch of a theme added or removed. */
@Entity("rematch_change")
export class RematchChange {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @PrimaryColumn({ type: "boolean" }) added!: boolean;
  @Column({ type: "bigint" }) setup_run_id!: string;
  @Column({ type: "smallint" }) data_section!: number;
  @Column({ type: "date" }) process_date!: string;
  @Column({ type: "text", array: true }) search_word!: string[];
  @Column({ type: "smallint" }) found_by!: number;
}
