import { Column, Entity, PrimaryColumn } from "typeorm";

/** use_max_count1 caps the group's uses of MC originals, use_max_count2 of SC (spec section 3); null is no cap. */
@Entity("user_group")
export class UserGroup {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) user_group_id!: number;
  @Column({ type: "text" }) user_group_name!: string;
  @Column({ type: "int", nullable: true }) use_max_count1!: number | null;
  @Column({ type: "int", nullable: true }) use_max_count2!: number | null;
  /** Percents of the caps whose crossing Admins are told of. */
  @Column({ type: "smallint", array: true, default: () => "'{80,100}'" }) use_lines!: number[];
  @Column({ type: "int", default: 1 }) version!: number;
  /** The unit whose cap also covers the group's uses; null for none. */
  @Column({ type: "int", nullable: true }) demand_id!: number | null;
  /** Who changed it last, and when; null until somebody does. */
  @Column({ type: "timestamptz", nullable: true }) changed_at!: Date | null;
  @Column({ type: "text", nullable: true }) changed_by!: string | null;
}

/** A unit that the contract's groups may belong to, under the contract's own name for it (spec section 3, demand_id). */
@Entity("contract_demand_unit")
export class ContractDemandUnit {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) demand_id!: number;
  @Column({ type: "text" }) demand_name!: string;
}

/** A source that the group is linked to (user_group_linkage_info). */
@Entity("user_group_linkage")
export class UserGroupLinkage {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) user_group_id!: number;
  @PrimaryColumn({ type: "smallint" }) data_section!: number;
  @Column({ type: "boolean", default: true }) all_articles_selectable_flag!: boolean;
}
