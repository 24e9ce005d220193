import { Column, Entity, PrimaryColumn } from "typeorm";

/** A named list of what stands side by side on 競合比較. */
@Entity("comparison")
export class Comparison {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) comparison_id!: number;
  @Column({ type: "text" }) comparison_name!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}

/** One of them: a theme, a theme group or a topic. */
@Entity("comparison_column")
export class ComparisonColumn {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) comparison_id!: number;
  @PrimaryColumn({ type: "int" }) display_order!: number;
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  @Column({ type: "int", nullable: true }) theme_group_id!: number | null;
  @Column({ type: "int", nullable: true }) topics_id!: number | null;
}
