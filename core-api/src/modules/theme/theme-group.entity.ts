import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("theme_group")
export class ThemeGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) theme_group_id!: number;
  @Column({ type: "text" }) theme_group_name!: string;
  @Column({ type: "int", default: 0 }) display_order!: number;
  @Column({ type: "int", default: 1 }) version!: number;
}

@Entity("theme_group_theme")
export class ThemeGroupTheme {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_group_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @Column({ type: "int", default: 0 }) display_order!: number;
}

/** Whom a theme group is for; without any row it is for every group. */
@Entity("theme_group_user_group")
export class ThemeGroupUserGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_group_id!: number;
  @PrimaryColumn({ type: "int" }) user_group_id!: number;
}
