import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("theme_group")
export class ThemeGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) theme_group_id!: number;
  @Column({ type: "text" }) theme_group_name!: string;
  @Column({ type: "int", default: 0 }) display_order!: number;
  @Column({ type: "int", default: 1 }) version!: number;
  /** Every user group has it, those to come too; ThemeGroupUserGroup has no row then. */
  @Column({ type: "boolean", default: true }) open_to_all_groups!: boolean;
  /** Who changed it last, and when; null until somebody does. */
  @Column({ type: "timestamptz", nullable: true }) changed_at!: Date | null;
  @Column({ type: "text", nullable: true }) changed_by!: string | null;
}

@Entity("theme_group_theme")
export class ThemeGroupTheme {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_group_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @Column({ type: "int", default: 0 }) display_order!: number;
}

/** Whom a theme group is for that is not open to all groups; without any row it is for nobody. */
@Entity("theme_group_user_group")
export class ThemeGroupUserGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_group_id!: number;
  @PrimaryColumn({ type: "int" }) user_group_id!: number;
}

/** A member that theme_group_count was made of; kept by triggers. */
@Entity("theme_group_counted_theme")
export class ThemeGroupCountedTheme {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_group_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
}

/**
 * How many different articles a group has on a day, by source, of those whose next day in the group is `next_date` ('infinity': none).
 * Over a period, the rows whose next day lies beyond its end count each article once. Kept by triggers.
 */
@Entity("theme_group_count")
export class ThemeGroupCount {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_group_id!: number;
  @PrimaryColumn({ type: "date" }) process_date!: string;
  @PrimaryColumn({ type: "date" }) next_date!: string;
  @Column({ type: "int", default: 0 }) mc!: number;
  @Column({ type: "int", default: 0 }) sc!: number;
  @Column({ type: "int", default: 0 }) web!: number;
  @Column({ type: "int", default: 0 }) magazine!: number;
}
